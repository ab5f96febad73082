import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContextOptions, test as bare, expect, type Page } from '@playwright/test';
import { callAs, setToken } from './call.ts';
import { contextFor, leaveContexts, looksOfPages, takeAnswers } from './contexts.ts';
import { type RunningMostrador, startMostrador } from './mostrador.ts';
import { firstPort, portsOfWorker } from './ports.ts';

export { expect };

/**
 * Each worker has a shop of its own. Windows are closed at the end of each journey: open ones slow down all that come
 * after.
 */
export const test = bare.extend<{ readonly leaving: undefined }, { readonly shop: RunningMostrador }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that it asks for nothing
    async ({}, use, { parallelIndex }) => {
      const shop = await startMostrador(firstPort + parallelIndex * portsOfWorker);
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.address),
  leaving: [
    async ({ browser }, use, journey) => {
      await use(undefined);
      const answers = takeAnswers();
      if (journey.status !== journey.expectedStatus) {
        await journey.attach('answers', { body: answers });
        await journey.attach('looks', { body: await looksOfPages(browser) });
      }
      await leaveContexts(browser);
    },
    { auto: true },
  ],
});

/** Opens the shop in a browser of its own and signs in, as a person does. */
export const signIn = async (
  browser: Browser,
  userName: string,
  options: BrowserContextOptions = {},
): Promise<Page> => {
  const context = await contextFor(browser, options);
  const page = await context.newPage();
  await page.goto('/');
  await page.getByLabel('Usuario').fill(userName);
  await page.getByLabel('Contraseña', { exact: true }).fill('demo');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByRole('button', { name: /^Usuario / })).toBeVisible();
  return page;
};

/**
 * A page of a user with a session, still blank: what watches it, or answers in the server's place, is set before the
 * program comes. The session is its own, kept in the browser as the program keeps it.
 */
export const signedInPage = async (
  browser: Browser,
  userName: string,
  options: BrowserContextOptions = {},
): Promise<Page> => {
  const context = await contextFor(browser, options);
  const page = await context.newPage();
  const answer = await context.request.post('/api/Login/authenticate', { data: { userName, password: 'demo' } });
  expect(answer.status(), `${userName} signs in`).toBe(200);
  const login = (await answer.json()) as { token: string };
  setToken(page, login.token);
  await page.addInitScript((kept) => {
    // Only once: after signing out the user stays signed out.
    if (location.protocol === 'about:' || sessionStorage.getItem('arrived') !== null) return;
    sessionStorage.setItem('arrived', 'yes');
    localStorage.setItem('login', kept);
  }, JSON.stringify(login));
  return page;
};

interface Arrival extends BrowserContextOptions {
  /** The screen that is opened first. */
  readonly at?: string;
}

/** A page of somebody who signed in, with the program loaded. */
export const arrive = async (
  browser: Browser,
  userName: string,
  { at = '/products-search-by-text', ...options }: Arrival = {},
): Promise<Page> => {
  const page = await signedInPage(browser, userName, options);
  await page.goto(at);
  await expect(page.getByRole('button', { name: /^Usuario / })).toBeVisible();
  return page;
};

/**
 * A login of a customer of the demo in that state, the first one's unless another place is said, as an administrator's
 * list has it: what one journey changes of a login is no other's.
 */
export const loginIn = async (browser: Browser, state: string, place = 0): Promise<string> => {
  const admin = await signedInPage(browser, 'admin');
  const customers = await callAs<{ state: string; userLogin: string }[]>(admin, '/api/Customers/for-admin');
  return customers.filter((customer) => customer.state === state)[place]?.userLogin ?? '';
};

export const searchFor = async (page: Page, text: string): Promise<void> => {
  const field = page.getByRole('combobox', { name: /Buscar por código/ });
  await field.fill(text);
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /artículos?( |$)/ })).toBeVisible();
};

/** Takes one of a long list by typing its name, as a person does. */
export const chooseFrom = async (page: Page, label: string, name: string): Promise<void> => {
  await page.getByRole('combobox', { name: label, exact: true }).fill(name);
  await page.getByRole('option', { name, exact: true }).click();
};

/** Empties the company's cart, so that a journey begins at a clean counter. */
export const emptyCart = async (page: Page): Promise<void> => {
  const { products } = await callAs<{ products: { productPriceId: string | null; offerLotId: string | null }[] }>(
    page,
    '/api/ShoppingCarts',
  );
  for (const { productPriceId, offerLotId } of products) {
    const ids = new URLSearchParams({ productPriceId: productPriceId ?? '', offerLotId: offerLotId ?? '' });
    await callAs(page, `/api/ShoppingCarts?${ids}`, undefined, 'DELETE');
  }
};

/** A cart of one article, its delivery and its notes chosen, so that it can be sent. */
export const prepareOrder = async (page: Page, notes: string): Promise<void> => {
  await emptyCart(page);
  await searchFor(page, 'BKR6E');
  await page.getByRole('button', { name: /^Agregar BKR6E NGK/ }).click();
  await page.getByRole('link', { name: /^Carrito/ }).click();
  await page.getByLabel('Método de entrega').selectOption({ label: 'Expreso' });
  await page.getByLabel('Notas').fill(notes);
};

/** Removes every list of the company, so that a journey begins with none. */
export const forgetLists = async (page: Page): Promise<void> => {
  for (const { id, version } of await callAs<{ id: string; version: number }[]>(page, '/api/SavedLists')) {
    await callAs(page, `/api/SavedLists/${id}`, undefined, 'DELETE', { 'if-match': `"${version}"` });
  }
};

/**
 * Rows beyond these are drawn by the same rules: to look at each of a list of 60 rows takes four fifths of its time,
 * most of it behind each of their texts for its contrast.
 */
const rowsBeyond = 'tbody > tr:nth-child(n + 13), tbody.product:nth-of-type(n + 7)';

/** Made small: it is read anew in each page, in half of the time of the whole one. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Nothing that axe finds, on what is shown now. In the page itself, which has no frame of another origin to look into,
 * and with the details of violations alone. `within` is a selector, where the rest of the screen is looked at
 * elsewhere.
 */
export const expectAccessible = async (page: Page, within?: string): Promise<void> => {
  // A screen that is still on its way has no heading yet.
  if (within === undefined) await expect(page.locator('h1').first()).toBeAttached();
  // Rows of the answer before are dimmed until the next one comes.
  await expect(page.locator('.results[aria-busy="true"] tbody.product')).toHaveCount(0);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(
    async ([include, exclude]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const found = await axe.run({ include, exclude }, { resultTypes: ['violations'] });
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    [within ?? 'html', rowsBeyond] as const,
  );
  expect(violations).toEqual([]);
};

/** Parts of the screen that stand out at the right of what holds them, by more than a border. */
const beyondTheirRoom = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((part) => {
        const { position, marginRight } = getComputedStyle(part);
        const holder = part.parentElement;
        return (
          holder !== null &&
          holder.clientWidth > 0 &&
          ['static', 'relative'].includes(position) &&
          !marginRight.startsWith('-') &&
          part.closest('svg, .only-read') === null &&
          getComputedStyle(holder).overflowX === 'visible' &&
          part.checkVisibility() &&
          part.clientWidth > 0 &&
          part.getBoundingClientRect().right > holder.getBoundingClientRect().right + 2
        );
      })
      .map((part) => `${part.tagName.toLowerCase()}.${part.className} in ${part.parentElement?.className}`),
  );

/** No part of the screen is beyond the window's edge or runs into what is beside it, once it is laid out. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(beyond, { message: `what is beyond the edge of ${page.url()}` }).toBeLessThanOrEqual(0);
  await expect.poll(() => beyondTheirRoom(page), { message: `what runs out of its room at ${page.url()}` }).toEqual([]);
};

/**
 * The narrowest window that is not a phone's (docs/rules/screens.md 8): what was laid out for a service has least room
 * there.
 */
export const tablet = { width: 768, height: 1024 } as const;

/** The window in which a journey looks at a screen, and a phone's. */
export const wide = { width: 1440, height: 900 } as const;
const narrow = { width: 390, height: 844 } as const;

/**
 * Light on a service, dark on a phone: nothing that axe finds, if it looks, and nothing beyond the edge, nor in what is
 * between them. The window is as it was afterwards.
 */
export const expectGoodLooks = async (page: Page, isExamined = true): Promise<void> => {
  const before = page.viewportSize() ?? wide;
  await page.setViewportSize(wide);
  if (isExamined) await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(tablet);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(narrow);
  await page.emulateMedia({ colorScheme: 'dark' });
  if (isExamined) await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(before);
};

/** What went wrong in the page so far: uncaught errors, and what was written to its console as one. */
export const listenToErrors = (page: Page): readonly string[] => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
};
