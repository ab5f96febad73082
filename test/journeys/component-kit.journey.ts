import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import {
  arrive,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  listenToErrors,
  signedInPage,
  test,
} from './people.ts';

/** The lists of the office that the kit's table draws, and a name that each shows. */
const lists = {
  '/admin-customers': 'Ingresar como cliente',
  '/admin-sellers': 'Contraseña de',
  '/admin-current-account?q=a1': 'Estado de A',
  '/admin-product-news': 'Quitar',
  '/demands-managament': 'Asociar',
  '/warranties-management': 'Tomar',
} as const;

/** What the page's policy refused, and the style elements that got into the page. */
const watchPolicy = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
      refused.push(`${violatedDirective} ${sourceFile}`),
    );
  });
};

const expectPolicyKept = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => (window as { refused?: readonly string[] }).refused)).toEqual([]);
  expect(await page.locator('style').count()).toBe(0);
};

for (const [path, shown] of Object.entries(lists)) {
  test(`the kit keeps to the page’s policy on ${path}`, async ({ browser }) => {
    const page = await signedInPage(browser, 'admin');
    const errors = listenToErrors(page);
    await watchPolicy(page);
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('button', { name: shown }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Columnas' }).click();
    await expectPolicyKept(page);
    // The list itself is looked at by roles.journey.ts.
    await expectAccessible(page, '.column-choice');
    for (const width of [390, 600, 768, 992, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
    expect(errors).toEqual([]);
  });
}

test('a list is sorted by keyboard, its columns are chosen for good, and it is saved as it is listed', async ({
  browser,
}) => {
  const page = await arrive(browser, 'admin', { at: '/admin-customers' });
  const head = page.getByRole('columnheader', { name: 'Código' });
  const codes = () => page.locator('tbody tr td:nth-child(2)').allTextContents();
  const order = new Intl.Collator('es', { numeric: true, sensitivity: 'base' });
  await expect(head).toHaveAttribute('aria-sort', 'none');
  const before = await codes();
  await head.focus();
  await page.keyboard.press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  expect(await codes()).toEqual([...before].sort(order.compare));
  await page.keyboard.press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await page.keyboard.press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'none');
  expect(await codes()).toEqual(before);
  await page.keyboard.press('Enter');

  await page.getByRole('button', { name: 'Columnas' }).click();
  await page.getByRole('checkbox', { name: 'Vendedor' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Vendedor' })).toHaveCount(0);
  await page.getByRole('searchbox', { name: /Filtrar por nombre/ }).fill('autopartes');
  await expect(page.getByRole('status').filter({ hasText: ' de ' })).toBeVisible();
  const shown = await codes();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Clientes \d{4}-\d\d-\d\d\.csv$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const [heads = '', ...lines] = Buffer.concat(chunks).toString('utf8').slice(1).trimEnd().split('\r\n');
  // The file has all columns of each customer, whichever are shown.
  expect(heads).toContain('"Código";"Cliente";');
  expect(lines.map((line) => line.slice(1).split('"')[0] ?? '').sort(order.compare)).toEqual(shown);

  await page.reload();
  await expect(head).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Vendedor' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Columnas' }).click();
  await page.getByRole('button', { name: 'Mostrar todas' }).click();
  await expect(page.getByRole('columnheader', { name: 'Vendedor' })).toHaveCount(1);
});

test('a list on a phone is sorted by a field above its cards', async ({ browser }) => {
  const page = await arrive(browser, 'admin', { at: '/admin-customers', viewport: { width: 390, height: 844 } });
  await page.getByLabel('Ordenar por').selectOption({ label: 'Cliente ↓' });
  const names = await page.getByRole('rowheader').allTextContents();
  expect(names.length).toBeGreaterThan(10);
  const order = new Intl.Collator('es', { numeric: true, sensitivity: 'base' });
  expect(names).toEqual([...names].sort((one, other) => order.compare(other, one)));
});

test('a brand of hundreds is found by typing, by keyboard alone', async ({ browser }) => {
  const page = await signedInPage(browser, 'admin', { viewport: { width: 390, height: 844 } });
  await watchPolicy(page);
  await page.goto('/admin-configuration?tab=deshabilitar');
  const brand = page.getByRole('combobox', { name: 'Marca', exact: true });
  const options = page.getByRole('listbox', { name: 'Marca' }).getByRole('option');
  await brand.focus();
  await page.keyboard.press('ArrowDown');
  await expect(brand).toHaveAttribute('aria-expanded', 'true');
  const expectActive = (place: number) =>
    expect
      .poll(async () => [
        await brand.getAttribute('aria-activedescendant'),
        await options.nth(place).getAttribute('data-p-highlight'),
      ])
      .toEqual([expect.stringMatching(new RegExp(`-${place}$`)), 'true']);
  await expectActive(0);
  await page.keyboard.press('ArrowDown');
  await expectActive(1);
  await expectAccessible(page);
  await expectPolicyKept(page);
  await page.keyboard.type('ngk');
  await expect(options).toHaveText(['NGK']);
  await page.keyboard.press('Enter');
  await expect(brand).toHaveValue('NGK');
  const add = page.getByRole('button', { name: 'Deshabilitar', exact: true });
  await expect(add).toBeDisabled();
  await page.keyboard.press('Tab');
  await page.keyboard.type('rodamientos agr');
  await page.keyboard.press('Enter');
  await expect(add).toBeEnabled();
  // What is no name of the list does not stay as if it were chosen.
  await brand.fill('nada que exista');
  await expect(page.getByText('Nada coincide')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(brand).toHaveValue('');
  await expect(add).toBeDisabled();
  await expectNoSidewaysScroll(page);
});

/**
 * Kilobytes of a script, compressed, and whether the kit is in it: by its address, since screens share most of theirs.
 */
const weights = new Map<string, Promise<{ readonly kB: number; readonly hasKit: boolean }>>();
const weightOf = (page: Page, address: string) => {
  const weigh = async () => {
    const body = await (await page.request.get(address)).body();
    return { kB: gzipSync(body, { level: 9 }).length / 1000, hasKit: body.includes('data-pc-name') };
  };
  const weight = weights.get(address) ?? weigh();
  weights.set(address, weight);
  return weight;
};

/** Kilobytes of JavaScript, compressed, that a screen was shown with, and whether the kit was among it. */
const scriptsOf = async (page: Page, path: string) => {
  // What the page before is still fetching does not count.
  await page.goto('about:blank');
  const addresses = new Set<string>();
  const note = (request: Request) => request.resourceType() === 'script' && addresses.add(request.url());
  page.on('request', note);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  const scripts = await Promise.all([...addresses].map((address) => weightOf(page, address)));
  return { kB: scripts.reduce((sum, { kB }) => sum + kB, 0), hasKit: scripts.some(({ hasKit }) => hasKit) };
};

test('only a screen with a component of the kit loads it, and none gets too heavy', async ({ browser }) => {
  const staff = await signedInPage(browser, 'admin');
  for (const path of Object.keys(lists)) {
    const { kB, hasKit } = await scriptsOf(staff, path);
    expect(hasKit, path).toBe(true);
    expect(kB, path).toBeLessThanOrEqual(340);
  }
  const customer = await signedInPage(browser, 'cliente');
  for (const path of ['/products-search-by-text?q=bkr6e', '/shopping-cart', '/orders-history', '/quick-order']) {
    expect((await scriptsOf(customer, path)).hasKit, path).toBe(false);
  }
  const visitor = await browser.newPage();
  expect((await scriptsOf(visitor, '/home')).hasKit).toBe(false);
});
