import { callAs } from './call.ts';
import { arrive, emptyCart, expect, expectAccessible, expectGoodLooks, searchFor, test } from './people.ts';

test('a code is found however it is typed, the one typed exactly first', async ({ browser }) => {
  const page = await arrive(browser, 'cliente');
  for (const typed of ['62/22', '6222']) {
    await searchFor(page, typed);
    await expect(
      page.getByRole('rowheader', { name: typed === '62/22' ? /^62\/22 / : /^6222 / }).first(),
    ).toBeVisible();
    // The answer to the one before may be on the screen for another moment.
    const first = page
      .getByRole('rowheader')
      .filter({ hasText: /^62\/?22/ })
      .first();
    await expect.poll(() => first.innerText()).toMatch(typed === '62/22' ? /^62\/22/ : /^6222/);
  }
  await searchFor(page, '087902e-000');
  await expect(page.getByRole('rowheader').nth(1)).toContainText('087902E000');
});

test('filters narrow, the address reproduces them, and Back restores them', async ({ browser }) => {
  const page = await arrive(browser, 'cliente');
  await searchFor(page, 'bujias');
  const all = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('checkbox', { name: /^NGK/ }).click();
  await expect(page.getByRole('checkbox', { name: /^NGK/ })).toBeChecked();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(all);
  const narrowed = await page.getByRole('heading', { level: 1 }).innerText();

  const again = await page.context().newPage();
  await again.goto(page.url());
  await expect(again.getByRole('heading', { level: 1 })).toHaveText(narrowed);
  await expect(again.getByRole('checkbox', { name: /^NGK/ })).toBeChecked();

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(all);
  await expect(page.getByRole('checkbox', { name: /^NGK/ })).not.toBeChecked();
});

test('a quantity that is no multiple says so and reverts', async ({ browser }) => {
  const page = await arrive(browser, 'cliente');
  await emptyCart(page);
  await searchFor(page, 'BKR6E');
  const quantity = page.getByRole('textbox', { name: 'Cantidad de BKR6E NGK' });
  await quantity.fill('6');
  await quantity.press('Enter');
  const toast = page.getByText('La cantidad debe ser múltiplo de 4').first();
  await expect(toast).toBeVisible();
  await expect(quantity).toHaveValue('4');
  await expect(page.getByRole('link', { name: 'Carrito: 0 artículos' })).toBeVisible();
});

test('the counter works by keyboard alone', async ({ browser }) => {
  const page = await arrive(browser, 'cliente');
  await emptyCart(page);
  await page.locator('body').click({ position: { x: 5, y: 400 } });
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: /Buscar/ })).toBeFocused();
  await page.keyboard.type('bkr6e');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Cantidad de BKR6E NGK' })).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    if (name === 'Cantidad de BKR6E NGK') break;
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Carrito: 1 artículo' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Cantidad de BKR6E NGK' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('textbox', { name: 'Cantidad de BKR6E NGK' })).not.toBeFocused();
});

test('at 1366 × 768 eight articles are seen at once, and what each fits can be read', async ({ browser }) => {
  const page = await arrive(browser, 'cliente', { viewport: { width: 1366, height: 768 } });
  await emptyCart(page);
  await searchFor(page, 'amortiguador gol');
  const rows = page.locator('tbody.product');
  const last = await rows.nth(7).boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(768);
  const lines = page.locator('.c-apps li > span');
  await expect(lines).not.toHaveCount(0);
  // The lines are cut until their style sheet has come.
  const cut = () =>
    lines.evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
  await expect.poll(cut).toBe(0);
});

test('at 1280 px the applications are read with their years', async ({ browser }) => {
  const page = await arrive(browser, 'cliente', { viewport: { width: 1280, height: 900 } });
  await searchFor(page, 'bujia ngk corsa');
  await expect(page.locator('tbody.product').first()).toBeVisible();
  const cut = await page
    .locator('.c-apps li > span')
    .evaluateAll((lines) =>
      lines.filter((line) => line.scrollWidth > line.clientWidth).map((line) => line.textContent),
    );
  expect(cut).toEqual([]);
});

test('a group that goes on says so, and how many of it stand on the page', async ({ browser }) => {
  const page = await arrive(browser, 'cliente', { at: '/products-search-by-text?q=gol' });
  await expect(page.locator('tbody.group').last()).toContainText(/ 20 de \d+$/);
  await page.getByRole('link', { name: 'Página 2' }).click();
  await expect(page.locator('tbody.group').first()).toContainText(/\d+ de \d+\s*sigue de la página anterior/);
});

test('results are sorted, and stay so with filters, pages and in a copied address', async ({ browser }) => {
  const page = await arrive(browser, 'cliente');
  await searchFor(page, 'gol');
  const sort = page.getByRole('combobox', { name: 'Ordenar por' });
  await expect(sort.getByRole('option')).toHaveText([
    'Relevancia',
    'Menor costo',
    'Mayor ganancia',
    'Stock',
    'Lo más nuevo',
  ]);
  await sort.selectOption('Menor costo');
  await expect(page).toHaveURL(/sort=cost/);
  await expect(page.locator('tbody.group')).toHaveCount(0);
  // The least of each product's prices, from row to row.
  const costs = () =>
    page.locator('tbody.product').evaluateAll((rows) =>
      rows.flatMap((row) => {
        const own = [...row.querySelectorAll('.cost > .popup-button')].map(({ textContent }) =>
          Number((textContent ?? '').replaceAll('.', '').replace(',', '.')),
        );
        return own.length === 0 ? [] : [Math.min(...own)];
      }),
    );
  const shown = await costs();
  expect(shown.length).toBeGreaterThan(10);
  expect(shown).toEqual([...shown].sort((a, b) => a - b));

  await page.getByRole('checkbox', { name: /^Disponible/ }).click();
  await expect(page).toHaveURL(/stock=.*sort=cost/);
  await page.getByRole('link', { name: 'Página 2' }).click();
  await expect(page).toHaveURL(/sort=cost.*page=2/);
  await expect(sort).toHaveValue('cost');

  const seller = await arrive(browser, 'admin');
  await searchFor(seller, 'gol');
  await expect(seller.getByRole('combobox', { name: 'Ordenar por' }).getByRole('option')).toHaveText([
    'Relevancia',
    'Menor precio',
    'Stock',
    'Lo más nuevo',
  ]);
  await seller.goto('/products-search-by-text?q=gol&sort=alphabet');
  await expect(seller.getByRole('combobox', { name: 'Ordenar por' })).toHaveValue('relevance');
});

test('what Marcas y Familias hide is said, and shown on asking', async ({ browser }) => {
  const page = await arrive(browser, 'cliente');
  const asked = 'amortiguador gol trend 2012';
  const { facets, subTypes } = await callAs<{
    facets: { productTypes: { id: string }[] };
    subTypes: { products: { productId: string; code: string; prices: { productBrandId: string }[] }[] }[];
  }>(page, '/api/Products/search-by-text', { codeSearch: asked, fulltextSearch: asked });
  const product = subTypes[0]?.products[0];
  const hide = (list: object[]) => callAs(page, '/api/Products/exclusions', list, 'PUT');
  await hide([{ productBrandId: product?.prices[0]?.productBrandId, productTypeId: facets.productTypes[0]?.id }]);
  try {
    await page.reload();
    await searchFor(page, asked);
    const note = page.getByText(/artículos? no se ven? por tus Marcas y Familias/);
    await expect(note).toBeVisible();
    const before = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByRole('link', { name: /^Mostrarlos?$/ }).click();
    await expect(page.getByText('Se muestran también los que ocultaste')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Ocultarlos' }).click();
    await expect(note).toBeVisible();

    await page.goto(`/products-search-by-text?productId=${product?.productId}&code=${product?.code}&brand=x`);
    await expect(page.getByText('1 artículo no se ve por tus Marcas y Familias')).toBeVisible();
    await page.getByRole('link', { name: 'Mostrarlo' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^1 artículo/);

    await page.goto(`/products-search-by-families?f=${facets.productTypes[0]?.id}`);
    await page.getByRole('link', { name: 'Mostrarlos' }).click();
    await expect(page).toHaveURL(/hidden=1/);
    await expect(page.getByText('Se muestran también los que ocultaste')).toBeVisible();
  } finally {
    await hide([]);
  }
});

test('suggestions are accessible, light and wide, dark and narrow', async ({ browser }) => {
  const page = await arrive(browser, 'cliente');
  await page.getByRole('combobox', { name: /Buscar/ }).fill('amortiguador gol');
  await expect(page.locator('.suggested-question').first()).toBeVisible();
  await expectGoodLooks(page);
});
