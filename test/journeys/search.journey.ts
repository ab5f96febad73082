import { callAs } from './call.ts';
import {
  arrive,
  emptyCart,
  expect,
  expectAccessible,
  expectGoodLooks,
  expectNoSidewaysScroll,
  searchFor,
  signedInPage,
  test,
} from './people.ts';
import { countShifts, shiftsOf } from './shifts.ts';

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

test('a misspelt word offers the right one', async ({ browser }) => {
  const page = await arrive(browser, 'cliente');
  await searchFor(page, 'amortigaudor');
  await expect(page.getByText('No hay datos que coincidan con el criterio de búsqueda')).toBeVisible();
  await page.getByRole('link', { name: 'amortiguador' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^[1-9].*artículos · amortiguador$/);
  await expect(page.getByRole('combobox', { name: /Buscar/ })).toHaveValue('amortiguador');
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
  // They are cut until their style sheet has come.
  const cut = () =>
    lines.evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
  await expect.poll(cut).toBe(0);
});

test('what was understood stands as chips, each of which takes it off, with the filters kept', async ({ browser }) => {
  const page = await arrive(browser, 'cliente');
  await searchFor(page, 'amortiguador gol trend 2012');
  const heading = page.getByRole('heading', { level: 1 });
  const year = page.getByRole('link', { name: 'Quitar Año 2012 de la búsqueda' });
  await expect(page.getByRole('link', { name: 'Quitar Volkswagen Gol Trend de la búsqueda' })).toBeVisible();
  await expect(year).toHaveText('Año 2012');
  await page.getByRole('checkbox', { name: /^CORVEN/ }).click();
  await expect(page).toHaveURL(/brand=/);

  await year.press('Enter');
  await expect(heading).toHaveText(/artículos? · amortiguador gol trend$/);
  await expect(year).toHaveCount(0);
  // The chip is gone: by key one goes on from the number that was found.
  await expect(heading).toBeFocused();
  await expect(page.getByRole('checkbox', { name: /^CORVEN/ })).toBeChecked();
  await page.goBack();
  await expect(year).toBeVisible();

  await searchFor(page, 'gol trend');
  await expect(heading).toHaveText(/artículos? · gol trend$/);
  await expect(page.locator('.results[aria-busy="false"]')).toBeVisible();
  await page.getByRole('link', { name: 'Quitar Volkswagen Gol Trend de la búsqueda' }).click();
  await expect(page.getByRole('heading', { name: '¿Qué repuesto buscás?' })).toBeVisible();
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

test('the application that was asked for is the first of each row, and marked', async ({ browser }) => {
  const page = await arrive(browser, 'cliente');
  await searchFor(page, 'pastillas hilux 2.5');
  const rows = page.locator('tbody.product');
  await expect(rows.first()).toBeVisible();
  for (const row of await rows.all()) {
    const first = row.locator('.c-apps li').first();
    await expect(first).toContainText(/^Toyota Hilux.*2\.5.*la que buscaste/);
    await expect(first.locator('svg')).toBeVisible();
  }
  const phone = await arrive(browser, 'cliente', { viewport: { width: 390, height: 844 } });
  await searchFor(phone, 'pastillas hilux 2.5');
  await expect(phone.locator('tbody.product .c-apps').first()).toContainText(/Hilux.*2\.5.*la que buscaste/);
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

test('where nothing is found the nearest is offered, and said to be something else', async ({ browser }) => {
  const page = await arrive(browser, 'cliente');
  await searchFor(page, 'bomba agua 206 2009');
  await expect(page.getByText('No hay datos que coincidan con el criterio de búsqueda')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Sin «2009»: bomba agua 206' })).toContainText(
    /\(\d+ artículos\)/,
  );
  await expectAccessible(page);
  await page.getByRole('link', { name: 'bomba agua 206' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^[1-9].*artículos · bomba agua 206$/);

  await searchFor(page, '6203-2RSX');
  await expect(page.getByRole('heading', { name: 'Los códigos más parecidos que hay' })).toBeVisible();
  const offered = await page.locator('.nearest-found li').allInnerTexts();
  expect(new Set(offered).size).toBe(offered.length);
  await page.getByRole('link', { name: '6203-2RSR' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 artículo · 6203-2RSR');
});

test('chips, order and notes come without a jump, fit every width and please axe in both schemes', async ({
  browser,
}) => {
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [1024, 'dark'],
    [390, 'dark'],
  ] as const) {
    const page = await signedInPage(browser, 'cliente', { viewport: { width, height: 844 }, colorScheme });
    await countShifts(page);
    await page.goto('/products-search-by-text?q=amortiguador+gol+trend+2012');
    await expect(page.getByRole('link', { name: 'Quitar Año 2012 de la búsqueda' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    expect(await shiftsOf(page), `at ${width}`).toBeLessThanOrEqual(0.02);
  }
});

test('an arrow leads to what may be meant: its subfamily is ticked, and as much is found as it said', async ({
  browser,
}) => {
  const page = await arrive(browser, 'cliente');
  const field = page.getByRole('combobox', { name: /Buscar/ });
  await field.fill('amortiguador gol');
  const questions = page.getByRole('listbox', { name: 'Sugerencias' }).locator('.suggested-question');
  const question = questions.filter({ hasText: 'amortiguador gol en ' }).first();
  await expect(question).toBeVisible();
  const [, type = '', count = ''] =
    /^amortiguador gol en (.*?)\s*([\d.]+) artículos?$/.exec(await question.innerText()) ?? [];
  expect(count).not.toBe('');
  for (let presses = 0; presses < 10; presses += 1) {
    await field.press('ArrowDown');
    if ((await question.getAttribute('aria-selected')) === 'true') break;
  }
  await expect(field).toHaveAttribute('aria-activedescendant', (await question.getAttribute('id')) ?? '');
  await field.press('Enter');
  await expect(page).toHaveURL(/[?&]type=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(`^${count.replace('.', '\\.')} artículos? · amortiguador gol$`),
  );
  await expect(page.getByRole('checkbox', { name: new RegExp(`^${type}`) })).toBeChecked();
  await expect(field).toHaveValue('amortiguador gol');
});

test('suggestions are accessible, light and wide, dark and narrow', async ({ browser }) => {
  const page = await arrive(browser, 'cliente');
  await page.getByRole('combobox', { name: /Buscar/ }).fill('amortiguador gol');
  await expect(page.locator('.suggested-question').first()).toBeVisible();
  await expectGoodLooks(page);
});
