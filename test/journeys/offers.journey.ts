import { arrive, emptyCart, expect, signedInPage, test } from './people.ts';

test('the menu of offers and news opens, closes and leads on by keyboard', async ({ browser }) => {
  const page = await arrive(browser, 'cliente');
  const menu = page.getByRole('button', { name: 'OFERTAS Y NOVEDADES' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Flyers' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/product-news/);
  await expect(page.getByRole('link', { name: 'Flyers' })).toBeHidden();
});

test('offers are narrowed by family and brand, in the address too, and unrolled by batches', async ({ browser }) => {
  const page = await arrive(browser, 'cliente', { at: '/offers' });
  const products = page.locator('tbody.product');
  await expect(products).toHaveCount(20);
  await page.getByRole('button', { name: /Ver más \(/ }).click();
  await expect(products).toHaveCount(40);
  const all = await page.getByRole('status').filter({ hasText: 'artículos' }).innerText();
  await page.getByLabel('Familia').selectOption({ label: await optionOf(page, 'Familia', /^Frenos/) });
  await expect(page).toHaveURL(/f=\d+/);
  await expect(page.getByRole('status').filter({ hasText: 'artículos' })).not.toHaveText(all);
  await expect(products).toHaveCount(20);
  const count = page.getByRole('status').filter({ hasText: /artículos?/ });
  const ofFamily = await count.innerText();
  await page.getByLabel('Marca').selectOption({ index: 1 });
  await expect(count).not.toHaveText(ofFamily);
  const narrowed = await count.innerText();
  const again = await page.context().newPage();
  await again.goto(page.url());
  await expect(again.getByRole('status').filter({ hasText: /artículos?/ })).toHaveText(narrowed);
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('status').filter({ hasText: 'artículos' })).toHaveText(all);
});

test('an unknown family or brand in the address filters nothing and leaves it', async ({ browser }) => {
  const page = await signedInPage(browser, 'cliente');
  for (const screen of ['/product-news', '/offers']) {
    await page.goto(`${screen}?f=zz&b=999999999`);
    await expect(page.locator('tbody.product').first()).toBeVisible();
    await expect(page.getByLabel('Familia')).toHaveValue('');
    await expect(page.getByLabel('Marca')).toHaveValue('');
    await expect(page).toHaveURL(new RegExp(`${screen}$`));
  }
  await page.goto('/offers?t=o&f=zz');
  await expect(page).toHaveURL(/\/offers\?t=o$/);
});

const optionOf = async (page: import('@playwright/test').Page, label: string, name: RegExp): Promise<string> => {
  const options = await page.getByLabel(label).getByRole('option').allInnerTexts();
  const found = options.find((option) => name.test(option));
  if (found === undefined) throw new Error(`no option ${name} among ${options.join(', ')}`);
  return found;
};

test('a combo is added, changed and taken out, and the address marks it', async ({ browser }) => {
  const page = await signedInPage(browser, 'cliente');
  await emptyCart(page);
  await page.goto('/offers?t=c');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
    .first();
  await expect(card).toContainText(/-\d+% off/);
  await expect(card).toContainText('Hasta agotar stock');
  const quantity = card.getByRole('textbox', { name: /^Cantidad de/ });
  await card.getByRole('button', { name: /^Agregar/ }).click();
  await expect(card.getByText('en carrito: 1')).toBeVisible();
  await quantity.fill('3');
  await quantity.press('Enter');
  await expect(card.getByText('en carrito: 3')).toBeVisible();
  await quantity.fill('0');
  await card.getByRole('button', { name: /^Modificar/ }).click();
  await expect(card.getByRole('button', { name: /^Agregar/ })).toBeVisible();

  await page.goto('/offers?t=c&id=9');
  const marked = page.locator('.offer-card.marked');
  await expect(marked).toBeInViewport();
  await expect.poll(async () => Math.abs(((await marked.boundingBox())?.y ?? 0) - 100)).toBeLessThan(3);
});

test('offers by value or quantity lead to the search of their family', async ({ browser }) => {
  const page = await arrive(browser, 'cliente', { at: '/offers?t=vq' });
  const first = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await expect(first).toHaveAttribute('href', /\/products-search-by-families\?typeId=\d+/);
});

test('a failure says so and is mended by trying again', async ({ browser }) => {
  const page = await signedInPage(browser, 'cliente');
  await page.route('**/api/Offers/lots-for-customer', (route) => route.abort());
  await page.goto('/offers?t=c');
  await expect(page.getByText('No se pudieron traer las ofertas, reintentá')).toBeVisible();
  await page.unroute('**/api/Offers/lots-for-customer');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('Hasta agotar stock').first()).toBeVisible();
});

test('flyers open large, and lead to the next', async ({ browser }) => {
  const page = await arrive(browser, 'cliente', { at: '/flyers' });
  await page.getByRole('main').getByRole('button', { name: /^Ver / }).first().click();
  const dialog = page.getByRole('dialog');
  const title = await dialog.getByRole('heading').innerText();
  await dialog.getByRole('button', { name: 'Siguiente' }).click();
  await expect(dialog.getByRole('heading')).not.toHaveText(title);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('staff see prices of combos and no quantity', async ({ browser }) => {
  const page = await arrive(browser, 'vendedor', { at: '/offers?t=c' });
  await expect(page.getByText('Hasta agotar stock').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Cantidad de/ })).toHaveCount(0);
});
