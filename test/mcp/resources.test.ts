import { describe, expect, test } from 'vitest';
import { listResources, wantedOf } from '../../src/mcp/resources.js';
import { UserError } from '../../src/user-error.js';
import { folder } from '../corpus/folder.js';

describe('the documents of a folder', () => {
  test('are resources, in path order', () => {
    const root = folder({ 'b.md': '', 'a.txt': '', 'sub/c.md': '', 'x.png': '', '.hidden/d.md': '' });
    expect(listResources(root, undefined)).toEqual({
      resources: [
        { uri: 'finread:///a.txt', name: 'a.txt', mimeType: 'text/markdown' },
        { uri: 'finread:///b.md', name: 'b.md', mimeType: 'text/markdown' },
        { uri: 'finread:///sub/c.md', name: 'sub/c.md', mimeType: 'text/markdown' },
      ],
    });
  });

  test('do not lie outside it', () => {
    const top = folder({
      'in/a.md': '',
      'secret.md': '',
      'in/out.md': { link: '../secret.md' },
      'in/up': { link: '..' },
      'in/again.md': { link: 'a.md' },
    });
    const names = listResources(`${top}/in`, undefined).resources.map(({ name }) => name);
    expect(names).toContain('a.md');
    expect(names).not.toContain('out.md');
    expect(names.filter((name) => name.includes('secret'))).toEqual([]);
  });

  test('come 500 at a time', () => {
    const root = folder(Object.fromEntries(Array.from({ length: 501 }, (_, i) => [`${1000 + i}.md`, ''])));
    const first = listResources(root, undefined);
    expect([first.resources.length, first.nextCursor]).toEqual([500, '500']);
    const second = listResources(root, first.nextCursor);
    expect(second.resources.map(({ name }) => name)).toEqual(['1500.md']);
    expect(second).not.toHaveProperty('nextCursor');
  });

  test.each(['x', '-1', '1.5', '1e400'])('%s is no cursor', (cursor) => {
    expect(() => listResources(folder({}), cursor)).toThrow(
      new UserError(`no cursor "${cursor}"; ask without one for the first documents`),
    );
  });
});

describe('the name of a resource', () => {
  test.each([
    ['finread:///a.md', 'a.md', []],
    ['finread:///sub/a.md', 'sub/a.md', []],
    ['finread:///annual%20report%202025.md', 'annual report 2025.md', []],
    ['finread:///100%25.md', '100%.md', []],
    ['finread:///%E0%A4%95.md', '\u0915.md', []],
    ['finread:///a.md?lines=12,40', 'a.md', ['12,40']],
    ['finread:///a.md?lines=12%2C40', 'a.md', ['12,40']],
    ['finread:///a%3Flines.md?lines=%2Fre%2F', 'a?lines.md', ['/re/']],
  ])('%s', (uri, file, addresses) => {
    expect(wantedOf(uri)).toEqual({ file, addresses });
  });

  test.each([
    'finread:///',
    'finread://a.md',
    'file:///etc/passwd',
    'http://localhost/a.md',
    'finread:///a.md?page=2',
    'finread:///a.md#top',
    'finread:///%',
    'finread:///%ff',
    '',
  ])('%j is none', (uri) => {
    expect(() => wantedOf(uri)).toThrow(
      new UserError(`no resource "${uri}"; names are finread:///PATH and finread:///PATH?lines=12,40`),
    );
  });

  test('is read back as the file that it was made of', () => {
    const odd = ['a b.md', '100%.md', 'a?b.md', 'a#b.md', '\u0915.md', 'a:12.md', "it's.md"];
    const root = folder(Object.fromEntries(odd.map((name) => [`sub/${name}`, ''])));
    const { resources } = listResources(root, undefined);
    expect(resources).toHaveLength(odd.length);
    for (const { uri, name } of resources) expect(wantedOf(uri).file).toBe(name);
  });
});
