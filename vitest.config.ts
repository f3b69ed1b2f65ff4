import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/seed.ts'],
    // Many tests run the built program, each time in a process of its own.
    testTimeout: 30_000,
  },
});
