import { arrive, expect, test } from './people.ts';

test('a screen waits for its style sheets, and says so where one does not come', async ({ browser }) => {
  const page = await arrive(browser, 'cliente');
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/account-\w+\.css$/, async (route) => {
    await held;
    await route.continue();
  });
  const open = async (menu: string, item: string): Promise<void> => {
    await page.getByRole('button', { name: menu, exact: true }).click();
    await page.getByRole('link', { name: item }).click();
  };
  const asked = page.waitForRequest(/\/assets\/account-\w+\.css$/);
  await open('ADMINISTRACIÓN', 'Cuentas corrientes');
  await asked;
  await expect(page.locator('.skeleton')).toBeVisible();
  const heading = page.getByRole('heading', { name: 'Cuentas corrientes' });
  await expect(heading).toHaveCount(0);
  letGo();
  await expect(heading).toBeVisible();
  expect(await page.getByRole('main').evaluate((main) => getComputedStyle(main).containerName)).toBe('account');

  await page.route(/\/assets\/orders-\w+\.css$/, (route) => route.abort());
  await open('ADMINISTRACIÓN', 'Historial de pedidos');
  await expect(page.getByText('No se pudo mostrar esta pantalla')).toBeVisible();
  await page.unroute(/\/assets\/orders-\w+\.css$/);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { name: 'Historial de pedidos' })).toBeVisible();
});

test('a page begins with the style sheets of what it shows, and no more', async ({ browser }) => {
  const sheetsOf = (page: Awaited<ReturnType<typeof arrive>>) =>
    page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((links) => links.map((link) => /([\w-]+)-\w+\.css$/.exec(link.getAttribute('href') ?? '')?.[1]));
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/home');
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await sheetsOf(visitor)).toEqual(['base', 'home']);

  const page = await arrive(browser, 'cliente', { at: '/price-list' });
  await expect(page.getByRole('heading', { name: 'Listas de precios' })).toBeVisible();
  expect((await sheetsOf(page)).toSorted()).toEqual(['base', 'office', 'price-lists', 'shell']);
});
