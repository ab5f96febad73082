import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'];

/**
 * Of this switch the last list counts, so it begins with what Playwright itself switches off. The last two are pages of
 * the address bar: a whole Chromium starts a process for them in every window, which nobody sees, and which costs as
 * much as the page.
 */
const switchedOff = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/**
 * Journeys in a real Chromium against the built program, each worker's on a demo of its own (test/journeys/people.ts).
 */
export default defineConfig({
  testDir: 'test/journeys',
  testMatch: '*.journey.ts',
  timeout: 90_000,
  globalSetup: './test/journeys/demo.setup.ts',
  // What failed is walked once more, with a trace to look at; it is told as flaky then.
  retries: 1,
  // Each has a browser and a server with its database beside it.
  workers: Math.min(availableParallelism(), 4),
  // Beside one another they wait for one another.
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    // What never comes fails at its line, not with the whole journey.
    actionTimeout: 30_000,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    // One journey lets it in: the others should not depend on what an earlier page kept.
    serviceWorkers: 'block',
    // Taking one costs a quarter of the time.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Pages of one context share what is compiled (test/journeys/contexts.ts).
        '--process-per-site',
        `--disable-features=${switchedOff.join(',')}`,
      ],
    },
  },
});
