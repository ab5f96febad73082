import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
    exclude: ['test/journeys/**'],
    globalSetup: ['test/setup.ts'],
    pool: 'threads',
    // Files of one thread share their modules: reading them anew for each took a fifth of the time. What a module
    // keeps, no test may lean on.
    isolate: false,
    // Much of a test is waiting for its database's thread: a core kept free for the rest would idle.
    maxWorkers: availableParallelism(),
    // Ink draws nothing where it believes to be in CI, and its views are what is tested.
    env: { CI: 'false' },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // What is waited for is waited for as long as a machine under load needs: a second is too short for a job of the
    // queue.
    expect: { poll: { timeout: 20_000 } },
    // ts-results has no exports map: Node's own ESM cannot read its names (see core/shared/result.ts).
    server: { deps: { inline: ['ts-results'] } },
  },
});
