import { describe, expect, test } from 'vitest';
import { mentionsIn } from '../../../src/meaning/periods/period-words.js';
import { splitByDays } from '../../../src/meaning/text-rows/split-groups.js';

const GROUPS = ['Quarter ended', 'Nine months ended', 'Year ended'];
const split = (groups: readonly string[], days: string) => splitByDays(groups, mentionsIn(days));

describe('how many columns each group of heads covers', () => {
  test('three quarters, two times nine months, one year', () => {
    const days = '31.12.2024 30.09.2024 31.12.2023 31.12.2024 31.12.2023 31.03.2024';
    expect(split(GROUPS, days)).toEqual([3, 2, 1]);
  });

  test('groups of one size', () => {
    const days = '31.12.2024 31.12.2023 31.12.2024 31.12.2023';
    expect(split(GROUPS.slice(0, 2), days)).toEqual([2, 2]);
  });

  test('none where the days allow no way, or more than one', () => {
    expect(split(GROUPS, '31.12.2024 30.09.2024 30.06.2024 31.03.2024')).toBeNull();
    expect(split(['Year ended', 'Year ended'], '31.03.2024 31.03.2023 31.03.2022')).toBeNull();
    expect(split(GROUPS.slice(0, 2), '2024 2023')).toBeNull();
  });
});
