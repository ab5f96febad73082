import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { arrive, expect, expectGoodLooks, searchFor, test } from './people.ts';
import { readSpreadsheet } from './spreadsheet-reader.ts';

/** The file that an item of the menu hands over, as this program's own reader reads it. */
const download = async (page: Page, format: string, directory: string) => {
  await page.getByRole('button', { name: 'Descargar' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: format, exact: true }).click();
  const file = await saving;
  // Before anything else: a notice does not stay.
  await expect(page.getByText(/Búsqueda bujias ngk\.(xlsx|csv): \d+ artículos/).last()).toBeVisible();
  const path = join(directory, file.suggestedFilename());
  await file.saveAs(path);
  const rows = await readSpreadsheet(path, directory);
  const [heads = [], ...lines] = rows;
  const column = (heading: string) => lines.map((line) => line[heads.indexOf(heading)] ?? '');
  return { name: file.suggestedFilename(), start: readFileSync(path).subarray(0, 2).toString('latin1'), lines, column };
};

test('what is seen is downloaded', async ({ browser }, info) => {
  const page = await arrive(browser, 'cliente', { acceptDownloads: true });
  await searchFor(page, 'bujias ngk');
  const found = Number((await page.getByRole('heading', { level: 1 }).innerText()).split(' ')[0]?.replace('.', ''));
  expect(found).toBeGreaterThan(20);
  await page.getByRole('button', { name: 'Descargar' }).click();
  await expectGoodLooks(page);
  await page.keyboard.press('Escape');

  const workbook = await download(page, 'Excel', info.outputDir);
  expect([workbook.name, workbook.start]).toEqual(['Búsqueda bujias ngk.xlsx', 'PK']);
  const csv = await download(page, 'CSV', info.outputDir);
  expect([csv.name, csv.start]).toEqual(['Búsqueda bujias ngk.csv', '\u00ef\u00bb']);
  expect(csv.column('Código')).toEqual(workbook.column('Código'));
  expect(workbook.lines.length).toBeGreaterThanOrEqual(found);

  // The first rows of the screen, in its order, at its costs.
  const codes = await page.locator('.row-name .code').allInnerTexts();
  expect(csv.column('Código').slice(0, codes.length)).toEqual(codes);
  const costs = csv.column('Costo').slice(0, codes.length).filter(Boolean);
  const shown = await page.locator('.c-cost .popup-button').allInnerTexts();
  expect(costs).toEqual(shown.map((cost) => cost.replace('.', '')));
});

test('the keyboard alone downloads, and a failure is said and can be tried again', async ({ browser }) => {
  const page = await arrive(browser, 'cliente', { acceptDownloads: true });
  await page.route('**/search-by-text/export?*', (route) => route.abort('connectionreset'), { times: 1 });
  await searchFor(page, 'bujias');
  const button = page.getByRole('button', { name: 'Descargar' });
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Excel', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('No se pudo descargar la búsqueda, reintentá')).toBeVisible();
  await expect(button).toBeFocused();
  const saving = page.waitForEvent('download');
  for (const key of ['ArrowDown', 'End', 'Enter']) await page.keyboard.press(key);
  expect((await saving).suggestedFilename()).toBe('Búsqueda bujias.csv');
});

test('more than fit are said before and after', async ({ browser }) => {
  const page = await arrive(browser, 'cliente', { acceptDownloads: true });
  await page.route('**/api/Products/search-by-text', async (route) => {
    const answer = await route.fetch();
    return route.fulfill({ response: answer, json: { ...(await answer.json()), totalCount: 12_345 } });
  });
  await page.route('**/search-by-text/export?*', async (route) => {
    const answer = await route.fetch();
    const more = { articleCount: 5000, totalCount: 12_345 };
    return route.fulfill({ response: answer, json: { ...(await answer.json()), ...more } });
  });
  await searchFor(page, 'bujias');
  await page.getByRole('button', { name: 'Descargar' }).click();
  await expect(page.getByText('Se descargan los primeros 5.000 artículos')).toBeVisible();
  await page.getByRole('button', { name: 'CSV', exact: true }).click();
  await expect(page.getByText('Búsqueda bujias.csv: los primeros 5.000 artículos de 12.345')).toBeVisible();
});

test('what another back end does not have is said', async ({ browser }) => {
  const page = await arrive(browser, 'cliente');
  await page.route('**/search-by-text/export?*', (route) => route.fulfill({ status: 404, body: '' }));
  await searchFor(page, 'bujias');
  await page.getByRole('button', { name: 'Descargar' }).click();
  await page.getByRole('button', { name: 'Excel', exact: true }).click();
  await expect(page.getByText('Este servidor no lo ofrece')).toBeVisible();
  await searchFor(page, 'no-hay-nada-asi-zz99');
  await expect(page.getByRole('button', { name: 'Marcas y Familias' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Descargar' })).toHaveCount(0);
});
