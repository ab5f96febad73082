import type { Page } from '@playwright/test';

/** Holds the server's answers to the calls of that pattern until they are let go; `asked` is how many calls came. */
export const holdAnswers = async (page: Page, pattern: string) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let asked = 0;
  await page.route(pattern, async (route) => {
    asked += 1;
    await released;
    await route.continue();
  });
  return { asked: () => asked, release };
};
