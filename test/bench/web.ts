import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { type Program, startProgram } from './program.ts';

/** `npm run bench -- web`: what a person feels in a browser, against the built program and its demo. */
const port = 3701;
const address = `http://127.0.0.1:${port}`;
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const worst = (values: readonly number[]): number => Math.max(...values);

/** Watches the page from its first instant. Plain text, since the bundler's names do not exist in the browser. */
const watch = `
  window.seen = { lcp: 0, cls: 0, longest: 0 };
  const observe = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => { seen.lcp = entry.startTime; });
  observe('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.cls += entry.value; });
  observe('longtask', (entry) => { seen.longest = Math.max(seen.longest, entry.duration); });
`;
interface Seen {
  readonly lcp: number;
  readonly cls: number;
  readonly longest: number;
}
const seenOn = (page: Page): Promise<Seen> => page.evaluate('seen');

/** The slow phone of Lighthouse: four times less processor, 150 ms away, 1.6 Mbit/s. */
const onSlowPhone = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await devtools.send('Network.enable');
  const bytesPerSecond = (megabits: number): number => (megabits * 1_000_000) / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond(1.638),
    uploadThroughput: bytesPerSecond(0.75),
  });
  return page;
};

const measureHome = async (browser: Browser): Promise<void> => {
  const visits: Seen[] = [];
  for (let visit = 0; visit < 5; visit += 1) {
    const page = await onSlowPhone(browser);
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(3000);
    visits.push(await seenOn(page));
    await page.context().close();
  }
  say(
    `home on a slow phone: LCP ${median(visits.map(({ lcp }) => lcp)).toFixed(0)} ms (goal ≤ 1200), CLS ${worst(visits.map(({ cls }) => cls)).toFixed(3)} (goal ≤ 0.02)`,
  );
};

/**
 * From the click to the frame in which what is waited for is drawn. The pointer rests on the link first, as a hand
 * does.
 */
const clickToContent = async (page: Page, link: string, content: string): Promise<number> => {
  await page.locator(link).first().hover();
  await page.waitForTimeout(250);
  const waiting = page.evaluate(
    `new Promise((done) => {
       document.addEventListener('click', () => {
         const begun = performance.now();
         const old = document.querySelector('main');
         const look = () => {
           const there = document.querySelector(${JSON.stringify(content)});
           if (there && document.querySelector('main') !== old) requestAnimationFrame(() => done(performance.now() - begun));
           else requestAnimationFrame(look);
         };
         look();
       }, { once: true, capture: true });
     })`,
  ) as Promise<number>;
  await page.locator(link).first().click();
  return waiting;
};

/** From the arrival of an answer of 20 products to the frame that shows them. */
const answerToRows = async (page: Page, text: string): Promise<number> => {
  const field = page.getByRole('combobox', { name: /Buscar por código/ });
  await field.fill(text);
  const waiting = page.evaluate(
    `new Promise((done) => {
       const old = document.querySelector('main h1')?.textContent;
       const look = () => {
         const title = document.querySelector('main h1')?.textContent;
         if (title && title !== old && document.querySelector('[aria-busy="true"]') === null) requestAnimationFrame(() => {
           const calls = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('search-by-text'));
           done(performance.now() - calls.at(-1).responseEnd);
         });
         else requestAnimationFrame(look);
       };
       look();
     })`,
  ) as Promise<number>;
  await field.press('Enter');
  return waiting;
};

const ways = [
  ['vehicles', 'a[href="/products-search-by-vehicles"]', 'main select, main [role="combobox"]'],
  ['families', 'a[href="/products-search-by-families"]', 'main select, main [role="combobox"]'],
  ['cart', 'a[href="/shopping-cart"]', 'main h1'],
  ['orders', 'a[href="/orders-history"]', 'main h1'],
  ['news', 'a[href="/product-news"]', 'main h1'],
] as const;

const measureSignedIn = async (browser: Browser): Promise<void> => {
  const page = await (await browser.newContext({ viewport: { width: 1366, height: 768 } })).newPage();
  await page.addInitScript(watch);
  await page.goto(address);
  await page.getByLabel('Usuario').fill('cliente');
  await page.getByLabel('Contraseña', { exact: true }).fill('demo');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.getByRole('button', { name: /^Usuario / }).waitFor();
  await page.waitForTimeout(1500);

  const rows: number[] = [];
  for (const text of ['bujia', 'amortiguador gol', 'rodamiento', 'pastillas', 'correa', 'bomba de agua', 'disco']) {
    rows.push(await answerToRows(page, text));
  }
  say(
    `answer of 20 products to its frame: median ${median(rows).toFixed(0)} ms, worst ${worst(rows).toFixed(0)} (goal ≤ 100)`,
  );

  for (const [name, link, content] of ways) {
    const times: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      await page.goto(`${address}/products-search-by-text?q=bujia`);
      await page.getByRole('rowheader').first().waitFor();
      const menu = page.locator('nav button').filter({ has: page.locator('xpath=.') });
      if (!(await page.locator(link).first().isVisible())) {
        for (const button of await menu.all()) {
          await button.click();
          if (await page.locator(link).first().isVisible()) break;
          await page.keyboard.press('Escape');
        }
      }
      times.push(await clickToContent(page, link, content));
    }
    say(`click to ${name}: median ${median(times).toFixed(0)} ms, worst ${worst(times).toFixed(0)} (goal ≤ 150)`);
  }
  say(`longest task of the last screen: ${(await seenOn(page)).longest.toFixed(0)} ms (goal ≤ 50; 0 is none over 50)`);
};

const directory = mkdtempSync(join(tmpdir(), 'mostrador-bench-web-'));
let program: Program | undefined;
let browser: Browser | undefined;
try {
  program = await startProgram(port, directory, undefined);
  const executablePath = process.env['CHROMIUM_PATH'];
  browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
  await measureHome(browser);
  await measureSignedIn(browser);
} finally {
  await browser?.close();
  await program?.stop();
  rmSync(directory, { recursive: true, force: true });
}
