import type { Locator } from '@playwright/test';
import { arrive, emptyCart, expect, expectAccessible, signedInPage, test } from './people.ts';

const path = '/quick-order';
const chat = `[20/11 10:02] Juan Pérez: Hola, te paso el pedido
BKR6E x 6
6203 2RS DBH;10
6203	2
BKR6EKK 3
10 x 6203 SKF`;

for (const look of [
  { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const) {
  test(`a pasted order is mended line by line and put in the cart at once, at ${look.viewport.width} px`, async ({
    browser,
  }) => {
    const page = await arrive(browser, 'cliente', look);
    await emptyCart(page);
    await page.getByRole('link', { name: 'Pedido rápido' }).click();
    const paste = page.getByLabel(/Pegá tu pedido/);
    await expect(paste).toBeFocused();
    await expectAccessible(page);
    await paste.fill(chat);
    await paste.press('Control+Enter');

    const add = page.getByRole('button', { name: /^Agregar .* al carrito$/ });
    await expect(page.getByText('Un renglón sin pedido')).toBeVisible();
    await expect(page.getByText(/Falta resolver 3 líneas/)).toBeVisible();
    await expect(add).toBeDisabled();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);

    await page.getByLabel(/^Sólo con problemas/).check();
    await expect(page.locator('tr.o-line')).toHaveCount(3);
    await page.getByRole('button', { name: 'Poner 8 en la línea 2' }).click();
    await expect(page.locator('tr.o-line')).toHaveCount(2);
    // The keys go through the choices, and choose nothing until Enter.
    const which = page.getByLabel(/^Línea 4, 6203: Elegí cuál/);
    await which.press('ArrowDown');
    await expect(page.getByRole('button', { name: /^Usar/ })).toBeVisible();
    await expect(page.locator('tr.o-line')).toHaveCount(2);
    await which.press('Enter');
    await expect(page.locator('tr.o-line')).toHaveCount(1);
    // What was under the hand is gone: the next line to mend has the focus.
    await expect(page.getByLabel(/^Línea 5, BKR6EKK: Parecidos/)).toBeFocused();

    // What was mended is still so after a reload.
    await page.reload();
    await expect(page.getByText(/Falta resolver una línea/)).toBeVisible();
    await page.getByLabel('Código de la línea 5').fill('62/22 dbh');
    await page.getByLabel('Código de la línea 5').press('Enter');
    await expect(add).toBeEnabled();
    await add.click();
    await expect(page).toHaveURL(/shopping-cart$/);
    await expect(page.getByRole('link', { name: /^Carrito: 5 artículos/ })).toBeVisible();
    await page.goto(path);
    await expect(page.getByLabel(/Pegá tu pedido/)).toHaveValue('');
  });
}

test('a code of two makers is asked for, with the stock and the cost of both in sight', async ({ browser }) => {
  const page = await signedInPage(browser, 'cliente');
  await emptyCart(page);
  await page.goto(path);
  await page.getByLabel(/Pegá tu pedido/).fill('6203-2RS 4');
  await page.getByLabel(/Pegá tu pedido/).press('Control+Enter');
  await expect(page.locator('tr.o-line')).toContainText('Elegí cuál');
  const choices = page.getByRole('list', { name: 'Línea 1, 6203-2RS: Elegí cuál' }).getByRole('button');
  await expect(choices).toHaveText([
    /^6203 2RS DBH\s*Disponible\s*2\.451,00$/,
    /^6203-2RS KOYO\s*Consultar\s*3\.876,76$/,
  ]);
  await expectAccessible(page);
  for (const width of [1440, 1280, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    // A code is one line of type, not a letter a line.
    for (const code of await choices.locator('.code').all()) {
      expect((await code.boundingBox())?.height, `at ${width} px`).toBeLessThan(30);
    }
  }
  await choices.filter({ hasText: 'KOYO' }).click();
  await expect(page.locator('tr.o-line')).toContainText('6203-2RS KOYO');
  await page.getByRole('button', { name: /^Agregar .* al carrito$/ }).click();
  await expect(page.getByRole('textbox', { name: 'Cantidad de 6203-2RS KOYO' })).toHaveValue('4');
});

test('a discontinued part is never replaced unasked: both makers are named, or the nearest is offered', async ({
  browser,
}) => {
  const page = await signedInPage(browser, 'cliente');
  await emptyCart(page);
  await page.goto(path);
  await page.getByLabel(/Pegá tu pedido/).fill('6007-2Z 2\nUCP208-AG 4');
  await page.getByLabel(/Pegá tu pedido/).press('Control+Enter');
  const [two, gone] = [page.locator('tr.o-line').nth(0), page.locator('tr.o-line').nth(1)];
  await expect(two).toContainText('Elegí cuál');
  const choices = page.getByRole('list', { name: 'Línea 1, 6007-2Z: Elegí cuál' });
  await expect(choices.getByRole('listitem')).toHaveText([/^6007-2Z FAG/, /^6007-2Z SKF\s*Discontinuado\s*$/]);
  await expect(choices.getByRole('button')).toHaveText([/FAG/]);
  await expect(gone).toContainText('Discontinuado');
  await expect(gone).toContainText('UCP208-AG SNR');
  await expectAccessible(page);
  await gone.getByRole('combobox').selectOption({ label: await labelOf(gone, /^UCP208\/AG SKF/) });
  await expect(gone).toContainText('UCP208/AG SKF');
  await expect(gone).toContainText('Encontrado');
});

/** The whole text of an option that begins so. */
const labelOf = async (line: Locator, start: RegExp): Promise<string> =>
  (await line.getByRole('option').filter({ hasText: start }).textContent()) ?? '';

test('a file that is no spreadsheet says so, and nothing typed is lost; a good one comes in', async ({ browser }) => {
  const page = await arrive(browser, 'cliente', { at: path });
  await page.getByLabel(/Pegá tu pedido/).fill('BKR6E 4');
  const picker = page.getByLabel('Archivo CSV o Excel con el pedido');
  await picker.setInputFiles({ name: 'pedido.xlsx', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(page.getByRole('alert')).toHaveText(/no es una planilla/);
  await expect(page.getByLabel(/Pegá tu pedido/)).toHaveValue('BKR6E 4');
  const csv = 'Cantidad;Código;Marca\n8;BKR6E;NGK\n;6203;SKF\n2;62/22;DBH\n';
  await picker.setInputFiles({ name: 'pedido.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.locator('tr.o-line')).toHaveCount(2);
  await expect(page.getByText('2 renglones sin pedido')).toBeVisible();
  await page.getByRole('button', { name: 'Agregar líneas' }).click();
  // The typed line asks for what the file asked for: it is one line of twelve.
  await expect(page.getByLabel('Cantidad de la línea 2')).toHaveValue('12');
  await page.getByRole('button', { name: 'Vaciar' }).click();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.locator('tr.o-line')).toHaveCount(2);
});
