/** A Chromium for the journeys: one that is installed, Playwright's own, or the one Playwright installs now. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const installed = [
  process.env.CHROMIUM_PATH,
  // Shows the same pages without the windows and menus of a whole Chromium, in two thirds of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The environment that leads the journeys to a browser; null where there is none. */
export const browserFor = async (root) => {
  const path = installed.find((candidate) => candidate && existsSync(candidate));
  if (path !== undefined) return { CHROMIUM_PATH: path };
  const { chromium } = await import('playwright');
  if (existsSync(chromium.executablePath())) return {};
  const { status } = spawnSync(
    process.execPath,
    [`${root}node_modules/playwright/cli.js`, 'install', '--only-shell', 'chromium'],
    {
      cwd: root,
      stdio: ['ignore', 2, 2],
      timeout: 300_000,
    },
  );
  return status === 0 && existsSync(chromium.executablePath()) ? {} : null;
};
