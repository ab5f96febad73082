import { defineConfig } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'];
const port = Number(process.env['JOURNEYS_PORT'] ?? 3600);

/** Journeys in a real Chromium against the built program, on a demo of its own. */
export default defineConfig({
  testDir: 'test/journeys',
  testMatch: '*.journey.ts',
  timeout: 60_000,
  workers: 1,
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    // One journey lets it in: the others should not depend on what an earlier page kept.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
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
      ],
    },
  },
  webServer: {
    command: 'node test/journeys/server.mjs',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 120_000,
    reuseExistingServer: false,
    env: { PORT: String(port) },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
