import { arrive, emptyCart, expect, searchFor, test } from './people.ts';

test('what is discontinued says so, and has neither cost nor quantity', async ({ browser }) => {
  const page = await arrive(browser, 'cliente');
  // The demo is the same on every machine: this one is no longer made, and that one's own price is not to be had.
  for (const [code, word, others] of [
    ['0 250 206 487', 'Discontinuado', 0],
    ['BPR6ES', 'No disponible', 1],
  ] as const) {
    await searchFor(page, code);
    const product = page
      .locator('tbody.product')
      .filter({ has: page.getByText(code, { exact: true }) })
      .first();
    await expect(product.locator('.c-stock.gone')).toContainText(word);
    await expect(product.locator('.c-cost')).toHaveCount(others);
    await expect(product.getByRole('textbox')).toHaveCount(others);
    await expect(product.getByRole('button', { name: /^(Agregar|Presupuestar) / })).toHaveCount(2 * others);
  }
});

test('the price row whose code was typed is the one that the keys reach, and is told from the others', async ({
  browser,
}) => {
  const page = await arrive(browser, 'cliente');
  await emptyCart(page);
  // Another answer is shown while this one is awaited: its rows are not reached any more.
  await searchFor(page, 'bujias');
  const field = page.getByRole('combobox', { name: /Buscar por código/ });
  for (const [typed, row, before] of [
    ['BD5234', 'BD 5234 FREMAX', 1],
    ['df-523', 'DF523 CORVEN', 2],
  ] as const) {
    await field.fill(typed);
    await field.press('Enter');
    await field.press('ArrowDown');
    const quantity = page.getByRole('textbox', { name: `Cantidad de ${row}` });
    await expect(quantity).toBeFocused();
    await page.keyboard.type('4');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('link', { name: `Carrito: ${before} artículo${before === 1 ? '' : 's'}` }),
    ).toBeVisible();
    // The row's code is at the head of its own row.
    const own = page.getByRole('row').filter({ has: quantity });
    await expect(own.getByRole('rowheader')).toContainText(`${row} el que buscaste`);
    await expect(own).toContainText('en carrito: 4');
    await expect(page.getByText('el que buscaste')).toHaveCount(1);
  }
  await page.goto('/shopping-cart');
  for (const row of ['BD 5234 FREMAX', 'DF523 CORVEN']) {
    await expect(page.getByRole('textbox', { name: `Cantidad de ${row}` })).toHaveValue('4');
  }
});

test('while another text stands in the field the keys reach no row of the search before', async ({ browser }) => {
  const page = await arrive(browser, 'cliente');
  await emptyCart(page);
  await searchFor(page, 'BKR6E');
  const field = page.getByRole('combobox', { name: /Buscar por código/ });
  await field.focus();
  // As quickly as hands are: before anything is offered.
  await field.fill('bomba agua gol');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /bomba agua gol$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Carrito: 0 artículos' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-rows] [data-row-target]').first()).toBeFocused();
});

test('a suggestion, the sheet and the comparer go by the row that was asked for', async ({ browser }) => {
  const page = await arrive(browser, 'cliente');
  const field = page.getByRole('combobox', { name: /Buscar por código/ });
  await field.pressSequentially('df523');
  const suggestion = page.getByRole('option').first();
  await expect(suggestion).toContainText('DF523CORVEN');
  await suggestion.click();
  const row = page.getByRole('rowheader', { name: /^DF523 CORVEN el que buscaste/ });
  await expect(row).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Cantidad de / }).first()).toHaveAccessibleName(
    'Cantidad de DF523 CORVEN',
  );
  await page.getByRole('button', { name: 'Comparar DF523 CORVEN' }).click();
  await page.getByRole('region', { name: 'Comparador' }).getByRole('button', { name: 'Comparar', exact: true }).click();
  const window = page.getByRole('dialog', { name: 'Comparar artículos' });
  await expect(window.getByRole('columnheader')).toContainText('DF523CORVEN');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ficha de DF523 CORVEN' }).click();
  const sheet = page.getByRole('dialog', { name: 'BD 5234 FREMAX' });
  await expect(sheet.getByRole('row').nth(1)).toContainText('CORVENDF523 el que buscaste');
});

test('a quantity between the multiples of an offer has its cost, and one tap takes the nearest', async ({
  browser,
}) => {
  const page = await arrive(browser, 'cliente');
  await emptyCart(page);
  await searchFor(page, '531 0287 10');
  const quantity = page.getByRole('textbox', { name: 'Cantidad de 531 0287 10 INA' });
  const row = page.getByRole('row').filter({ has: quantity });
  await quantity.fill('13');
  await expect(row.getByRole('button', { name: /^Costo 36\.378,68/ })).toBeVisible();
  await row.getByRole('button', { name: 'Poner 20 de 531 0287 10 INA' }).click();
  await expect(quantity).toHaveValue('20');
  await expect(quantity).toBeFocused();
  await expect(row.getByRole('button', { name: /^Poner / })).toHaveCount(0);
});

test('a product shows 5, 4, 3 or 1 of what it fits at its width, the rest on demand', async ({ browser }) => {
  const page = await arrive(browser, 'cliente');
  await searchFor(page, '1480C corven');
  const row = page.locator('tbody.product').filter({ has: page.getByText('1480C', { exact: true }) });
  const lines = row.locator('.c-apps li');
  for (const [width, count] of [
    [1440, 5],
    [1300, 4],
    [1000, 3],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(lines).toHaveCount(count);
  }
  await row.getByRole('button', { name: /aplicaciones más de 1480C/ }).click();
  await expect.poll(() => lines.count()).toBeGreaterThan(5);
});

test('quantities by keyboard alone: arrows between rows, + and −, Esc, Enter, and the focus stays', async ({
  browser,
}) => {
  const page = await arrive(browser, 'cliente');
  await emptyCart(page);
  await page.keyboard.press('/');
  await page.keyboard.type('bkr6e ngk');
  await page.keyboard.press('Enter');
  const first = page.getByRole('textbox', { name: /^Cantidad de / }).nth(0);
  const second = page.getByRole('textbox', { name: /^Cantidad de / }).nth(1);
  await expect(first).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(second).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(first).toBeFocused();
  await page.keyboard.press('+');
  await expect(first).toHaveValue('8');
  await page.keyboard.press('-');
  await expect(first).toHaveValue('4');
  await page.keyboard.type('12');
  await page.keyboard.press('Escape');
  await expect(first).toHaveValue('4');
  await page.keyboard.press('+');
  await page.keyboard.press('Enter');
  await expect(page.getByText('en carrito: 8')).toBeVisible();
  await expect(first).toBeFocused();
  await first.fill('cuatro');
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveValue('8');
  await first.fill('-4');
  await expect(first).toHaveValue('0');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^en carrito/)).toHaveCount(0);
  await expect(first).toBeFocused();
  await expect(page.getByRole('link', { name: 'Carrito: 0 artículos' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Atajos');
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.locator('#buscar')).toBeFocused();
});

test('a row is as high with what is in the cart as without', async ({ browser }) => {
  const page = await arrive(browser, 'cliente', { viewport: { width: 1366, height: 768 } });
  await emptyCart(page);
  await searchFor(page, 'bkr6e');
  const row = page.getByRole('row').filter({ has: page.getByRole('textbox', { name: 'Cantidad de BKR6E NGK' }) });
  const heights: number[] = [];
  for (const width of [1366, 1024, 390]) {
    await page.setViewportSize({ width, height: 768 });
    heights.push((await row.boundingBox())?.height ?? 0);
  }
  await page.getByRole('textbox', { name: 'Cantidad de BKR6E NGK' }).press('Enter');
  await expect(row).toContainText('en carrito: 4');
  for (const [place, width] of [1366, 1024, 390].entries()) {
    await page.setViewportSize({ width, height: 768 });
    // What has come into the window may still move it.
    await expect.poll(async () => (await row.boundingBox())?.height, `at ${width} px`).toBe(heights[place]);
  }
  await emptyCart(page);
});

test('no description is cut while the cell beside it is empty, and all of it can be read where it is', async ({
  browser,
}) => {
  const page = await arrive(browser, 'cliente', { viewport: { width: 1440, height: 900 } });
  for (const typed of ['6203-2RS', 'BD5234', 'rodamiento 6203', 'bujias']) {
    await searchFor(page, typed);
    for (const width of [1920, 1440, 1366, 1200, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await page.locator('tbody.product').evaluateAll((products) =>
        products.flatMap((product) => {
          const text = product.querySelector('.what-lines');
          const beside = product.querySelector('.c-apps');
          if (text === null || text.scrollHeight <= text.clientHeight + 1) return [];
          const isWhole = (text.getAttribute('title') ?? '').includes(
            product.querySelector('.what')?.textContent ?? '-',
          );
          const isOnly = product.querySelector('.more') === null;
          return beside?.textContent && isOnly && isWhole ? [] : [product.querySelector('.row-name')?.textContent];
        }),
      );
      expect(cut, `${typed} at ${width} px`).toEqual([]);
      const empty = await page
        .locator('.products td.c-apps')
        .evaluateAll((cells) => cells.filter((cell) => !cell.textContent));
      expect(empty, `${typed} at ${width} px`).toEqual([]);
    }
  }
});

test('a page on which nothing tells what it fits has no column for it', async ({ browser }) => {
  const page = await arrive(browser, 'cliente', { viewport: { width: 1440, height: 900 } });
  await searchFor(page, '6203-2RS');
  await expect(page.getByRole('columnheader', { name: 'Aplicaciones' })).toHaveCount(0);
  await searchFor(page, '1480C corven');
  await expect(page.getByRole('columnheader', { name: 'Aplicaciones' })).toBeVisible();
});
