import type { Browser, BrowserContext, BrowserContextOptions, Page, Response } from '@playwright/test';

interface Kept {
  readonly options: string;
  readonly context: BrowserContext;
  isTaken: boolean;
}

/**
 * Contexts that journeys have one after another, each with nothing in it but the files of the program: a page that
 * finds them read and compiled costs Chromium 0.9 s of a core in place of 1.5, and the server 0.05 in place of 0.24.
 * The blank page of each keeps its process, in which all its pages are (`--process-per-site`, playwright.config.ts).
 */
const kept: Kept[] = [];

/** What the server said of sessions, and what it refused, in the contexts of the journey that runs. */
const answers: string[] = [];

const note = (answer: Response): void => {
  const { pathname } = new URL(answer.url());
  if (answer.status() < 400 && !pathname.startsWith('/api/Login/')) return;
  answers.push(`${new Date().toISOString()} ${answer.request().method()} ${pathname} ${answer.status()}`);
};

/** The answers since the last call: a failed journey shows them. */
export const takeAnswers = (): string => answers.splice(0).join('\n');

/**
 * Which letters and styles each page of the program lacks, a line each: one that lacks some measures wrongly. Letters
 * that nothing on the page asks for are `unloaded`.
 */
export const looksOfPages = async (browser: Browser): Promise<string> => {
  const pages = browser.contexts().flatMap((context) => context.pages());
  const looks = await Promise.all(pages.map((page) => page.evaluate(looksOfPage).catch(String)));
  return looks.filter((look) => look !== '').join('\n');
};

const looksOfPage = (): string => {
  const fonts = [...document.fonts].filter(({ status }) => status !== 'loaded');
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const missing = sheets.filter(({ sheet }) => sheet === null).map(({ href }) => href);
  const lacks = [...fonts.map(({ family, weight, status }) => `${family} ${weight} ${status}`), ...missing];
  return document.fonts.size === 0 ? '' : `${location.pathname}: ${lacks.join(', ') || 'all there'}`;
};

/** A context with nothing in it, its journey's own. */
export const contextFor = async (browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> => {
  const key = JSON.stringify(options);
  const free = kept.find(({ options: of, isTaken }) => of === key && !isTaken);
  if (free !== undefined) {
    free.isTaken = true;
    return free.context;
  }
  const context = await browser.newContext(options);
  context.on('response', note);
  const one: Kept = { options: key, context, isTaken: true };
  context.once('close', () => {
    if (kept.includes(one)) kept.splice(kept.indexOf(one), 1);
  });
  await (await context.newPage()).goto('/healthz');
  kept.push(one);
  return context;
};

/**
 * Holds the page's clock in the journey's hand, from that instant on (now). It stays so in every page of its context,
 * which no other journey gets for that.
 */
export const holdClock = async (page: Page, time: Date = new Date()): Promise<void> => {
  const at = kept.findIndex(({ context }) => context === page.context());
  if (at >= 0) kept.splice(at, 1);
  await page.clock.install({ time });
};

/** Empties what the journey had, and closes what it opened besides. */
export const leaveContexts = async (browser: Browser): Promise<void> => {
  await Promise.all(
    browser.contexts().map(async (context) => {
      const one = kept.find((each) => each.context === context);
      if (one === undefined) return await context.close();
      if (one.isTaken) await empty(context);
      one.isTaken = false;
    }),
  );
};

const empty = async (context: BrowserContext): Promise<void> => {
  const [blank, ...opened] = context.pages();
  if (blank === undefined) return await context.close();
  await Promise.all(opened.map((page) => page.close()));
  await context.unrouteAll();
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  // In its page: what a browser clears from outside may reach the next journey late.
  await blank.evaluate(() => localStorage.clear());
};
