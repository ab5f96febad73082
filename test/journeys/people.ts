import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContextOptions, test as bare, expect, type Page } from '@playwright/test';
import { type RunningMostrador, startMostrador } from './mostrador.ts';
import { firstPort, portsOfWorker } from './ports.ts';

export { expect };

/** Each worker walks through a shop of its own. Whoever arrived leaves at the end of the journey: windows that stay open slow down all that come after. */
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
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
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
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto('/');
  await page.getByLabel('Usuario').fill(userName);
  await page.getByLabel('Contraseña', { exact: true }).fill('demo');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByRole('button', { name: /^Usuario / })).toBeVisible();
  return page;
};

/** The same without the public page before it: a session of its own, kept in the browser as the program keeps it. */
export const arrive = async (
  browser: Browser,
  userName: string,
  options: BrowserContextOptions = {},
): Promise<Page> => {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const answer = await context.request.post('/api/Login/authenticate', { data: { userName, password: 'demo' } });
  const login = JSON.stringify(await answer.json());
  await page.addInitScript((kept) => {
    // Once: whoever signs out stays out.
    if (sessionStorage.getItem('arrived') !== null) return;
    sessionStorage.setItem('arrived', 'yes');
    localStorage.setItem('login', kept);
  }, login);
  await page.goto('/products-search-by-text');
  await expect(page.getByRole('button', { name: /^Usuario / })).toBeVisible();
  return page;
};

/** A login of the demo's first customer in that state, as an administrator's list has it. */
export const loginIn = async (browser: Browser, state: string): Promise<string> => {
  const admin = await arrive(browser, 'admin');
  return admin.evaluate(async (wanted) => {
    const { token } = JSON.parse(localStorage.getItem('login') ?? '{}') as { token: string };
    const answer = await fetch('/api/Customers/for-admin', { headers: { authorization: `Bearer ${token}` } });
    const customers = (await answer.json()) as { state: string; userLogin: string }[];
    return customers.find((customer) => customer.state === wanted)?.userLogin ?? '';
  }, state);
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
  await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('login') ?? '{}') as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    const cart = (await (await fetch('/api/ShoppingCarts', { headers })).json()) as {
      products: { productPriceId: string | null; offerLotId: string | null }[];
    };
    for (const line of cart.products) {
      const ids = new URLSearchParams({ productPriceId: line.productPriceId ?? '', offerLotId: line.offerLotId ?? '' });
      await fetch(`/api/ShoppingCarts?${ids}`, { method: 'DELETE', headers });
    }
  });
};

/**
 * Nothing that axe finds, on what is shown now. In the page itself, which has no frame of another origin to look into, and with the
 * details of violations alone: both together take a quarter of the time (10 s and 2.8 s on a list of 60 customers), and find the same.
 */
export const expectAccessible = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
};

/** No part of the screen is beyond the window's edge. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const { wide, width } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    width: window.innerWidth,
  }));
  expect(wide, 'the width of what is shown').toBeLessThanOrEqual(width);
};

/** The narrowest window that is not a phone's (docs/rules/screens.md 8): what was laid out for a service has least room there. */
export const tablet = { width: 768, height: 1024 } as const;

/** What went wrong in the page so far: uncaught errors, and what was written to its console as one. */
export const listenToErrors = (page: Page): readonly string[] => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
};
