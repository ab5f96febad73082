import { arrive, emptyCart, expect, expectAccessible, expectNoSidewaysScroll, searchFor, test } from './people.ts';

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
  const cut = await page
    .locator('.c-apps li > span')
    .evaluateAll((lines) => lines.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
  expect(cut).toBe(0);
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

for (const look of [
  { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
  { viewport: { width: 390, height: 844 }, colorScheme: 'light' },
] as const) {
  test(`suggestions are accessible, at ${look.viewport.width} px`, async ({ browser }) => {
    const page = await arrive(browser, 'cliente', look);
    await page.getByRole('combobox', { name: /Buscar/ }).fill('amortiguador gol');
    await expect(page.locator('.suggested-question').first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}
