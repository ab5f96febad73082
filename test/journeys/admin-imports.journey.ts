import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { arrive, expect, expectAccessible, expectNoSidewaysScroll, searchFor, tablet, test, wide } from './people.ts';

const heading = 'pieza;quién;qué es;vale;nota propia';
const sheet = (...rows: readonly string[]) => ({
  name: 'lista mayo.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Lista de mayo;;;;', heading, ...rows].join('\n')),
});

test('an administrator names the columns of a sheet, imports it, and the next one of the same supplier is read so', async ({
  browser,
}) => {
  const page = await arrive(browser, 'admin', { at: '/admin-imports' });
  await expect(page.getByRole('heading', { level: 1, name: 'Importaciones' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('De quién es').fill('Ñandú SA');
  await page
    .getByLabel('Planilla', { exact: true })
    .setInputFiles(sheet('ÑA-100;NGK;Bujía de mayo;1.100,50;a.jpg', 'ÑA-101;NGK;Bujía larga;agotado;b.jpg'));

  await expect(page.getByText('Hay que decir qué es cada columna')).toBeVisible();
  await page.getByLabel('Qué es pieza').selectOption({ label: 'Código' });
  await page.getByRole('button', { name: 'Leer con estas columnas' }).click();
  await expect(page.getByText('Falta decir cuál es «Marca»')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Qué es quién').selectOption({ label: 'Marca' });
  await page.getByLabel('Qué es qué es').selectOption({ label: 'Descripción' });
  await page.getByLabel('Qué es vale').selectOption({ label: 'Precio de lista' });
  await page.getByRole('button', { name: 'Leer con estas columnas' }).click();

  await expect(page.getByText('Una fila rechazada')).toBeVisible();
  await expect(page.getByText('Estas columnas no se importan: nota propia')).toBeVisible();
  await expect(page.getByText('Precio de lista: «agotado» no es un número válido')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Descargar las rechazadas/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('lista mayo - rechazadas.xlsx');
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');

  // What is looked at stays where it is when the page is loaded anew.
  await page.reload();
  await page.getByRole('button', { name: 'Importar 1 nuevo' }).click();
  await expect(page.getByText('Listo: ya está en el catálogo. La búsqueda puede tardar unos segundos')).toBeVisible();

  await page.getByRole('link', { name: 'Importar otra planilla' }).click();
  const record = page.getByRole('row', { name: /^lista mayo\.csv/ });
  await expect(record).toContainText('admin');
  await expect(record).toContainText('Ñandú SA');
  // A row with all that can be done with it.
  await expect(record.getByRole('button')).toHaveCount(2);
  for (const viewport of [tablet, { width: 1024, height: 768 }]) {
    await page.setViewportSize(viewport);
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize(wide);
  await page.getByLabel('De quién es').fill('ñandu sa');
  await page.getByLabel('Planilla', { exact: true }).setInputFiles(sheet('ÑA-100;NGK;Bujía de mayo;1.200,00;a.jpg'));
  await expect(page.getByRole('button', { name: 'Importar 1 modificado' })).toBeVisible();
  await expect(page.getByText('Precio de lista: 1.100,50 → 1.200,00')).toBeVisible();
  await expect(page.getByText('Se escriben precios de Lista 1.')).toBeVisible();
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByRole('heading', { name: 'Columnas recordadas' })).toBeVisible();
  await page.getByRole('button', { name: 'Olvidar las columnas de Ñandú SA, Catálogo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Olvidar' }).click();
  await expect(page.getByRole('button', { name: 'Olvidar las columnas de Ñandú SA, Catálogo' })).toHaveCount(0);

  await searchFor(page, 'ÑA-100');
  await expect(page.getByRole('rowheader', { name: /^ÑA-100 NGK/ })).toBeVisible();
});

test('what there is goes out as a sheet, and in again changes nothing', async ({ browser }) => {
  const page = await arrive(browser, 'admin', { at: '/admin-imports' });
  await expect(page.getByRole('heading', { level: 2, name: 'Descargar lo que hay' })).toBeVisible();
  const take = async (kind: string, format: 'Excel' | 'CSV') => {
    await page.getByLabel('Qué descargar').selectOption({ label: kind });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Descargar en ${format}` }).click();
    const file = await download;
    return { name: file.suggestedFilename(), path: await file.path() };
  };
  const stock = await take('Stock', 'CSV');
  expect(stock.name).toMatch(/^Stock \d{4}-\d\d-\d\d\.csv$/);
  expect((await readFile(stock.path)).toString()).toMatch(/^\uFEFF"Código";"Marca";"Stock"\r\n/);
  await page.getByLabel('Qué descargar').selectOption({ label: 'Precios' });
  await page.getByLabel('De qué lista').selectOption({ index: 1 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const prices = await take('Precios', 'Excel');
  await expect(page.getByRole('status').filter({ hasText: 'filas' })).toBeVisible();

  await page
    .getByRole('form', { name: 'Importar una planilla' })
    .getByLabel('Qué trae')
    .selectOption({ label: 'Precios' });
  await page.getByLabel('Planilla', { exact: true }).setInputFiles({
    ...{ name: prices.name, mimeType: 'application/octet-stream' },
    buffer: await readFile(prices.path),
  });
  // Twenty thousand prices are read.
  await expect(page.getByText('No hay nada para importar')).toBeVisible({ timeout: 30_000 });
});

test('what is no sheet is refused, and an import that is gone says so', async ({ browser }) => {
  const page = await arrive(browser, 'admin', { at: '/admin-imports?import=nobody' });
  await expect(page.getByText('Esa importación ya no existe. Empezá de nuevo')).toBeVisible();
  await page.getByRole('link', { name: 'Elegir otra planilla' }).click();
  await page.getByLabel('Planilla', { exact: true }).setInputFiles({
    name: 'foto.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1, 2, 3]),
  });
  await expect(page.getByText('El archivo no es una planilla')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Elegir otra planilla' })).toBeVisible();
});

test('an administrator’s mistake is undone: what a list changed is as before, and what it brought is gone', async ({
  browser,
}) => {
  const page = await arrive(browser, 'admin', { at: '/admin-imports' });
  const importList = async (name: string, ...rows: readonly string[]) => {
    await page.getByLabel('Planilla', { exact: true }).setInputFiles({
      ...{ name, mimeType: 'text/csv' },
      buffer: Buffer.from(['Código;Marca;Descripción;Precio de lista', ...rows].join('\n')),
    });
    await page.getByRole('button', { name: /^Importar \d+/ }).click();
    await expect(page.getByText('Listo: ya está en el catálogo.')).toBeVisible();
    await page.getByRole('link', { name: 'Importar otra planilla' }).click();
  };
  await importList('lista buena.csv', 'ERR-1;NGK;Bujía como era;1.000,00');
  await importList('lista en centavos.csv', 'ERR-1;NGK;Bujía en centavos;100.000', 'ERR-2;NGK;No existe;5');

  await expect(page.getByRole('button', { name: 'Deshacer lista en centavos.csv' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Deshacer lista buena.csv' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer lista en centavos.csv' }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Deshacer lista en centavos.csv' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('row', { name: /^lista en centavos\.csv/ })).toContainText('Deshecha');
  await expect(page.getByRole('button', { name: 'Deshacer lista buena.csv' })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await searchFor(page, 'ERR-1');
  await expect(page.getByRole('rowheader', { name: /^ERR-1 NGK/ })).toContainText('Bujía como era');
  await searchFor(page, 'ERR-2');
  await expect(page.getByRole('rowheader', { name: /^ERR-2/ })).toHaveCount(0);
});

test('a sheet that was looked at before somebody else changed an article asks again, and says what changed', async ({
  browser,
}) => {
  const look = async (page: Page, price: string) => {
    await page.getByLabel('Planilla', { exact: true }).setInputFiles({
      ...{ name: `precio ${price}.csv`, mimeType: 'text/csv' },
      buffer: Buffer.from(`Código;Marca;Descripción;Precio de lista\nPISA-1;NGK;Bujía que cambia;${price}`),
    });
    await expect(page.getByRole('button', { name: /^Importar 1 / })).toBeVisible();
  };
  const write = async (page: Page) => {
    await page.getByRole('button', { name: /^Importar 1 / }).click();
    await expect(page.getByText('Listo: ya está en el catálogo.')).toBeVisible();
    await page.getByRole('link', { name: 'Importar otra planilla' }).click();
  };
  const [page, other] = [
    await arrive(browser, 'admin', { at: '/admin-imports' }),
    await arrive(browser, 'admin', { at: '/admin-imports' }),
  ];
  await look(page, '525');
  await write(page);
  await look(page, '221');
  await look(other, '777');
  await write(other);
  await page.getByRole('button', { name: 'Importar 1 modificado' }).click();
  await expect(page.getByText('Una fila pisaría algo que cambió desde que miraste esta planilla')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Cambió antes' });
  await expect(row).toContainText('había 525,00, ahora hay 777,00 → 221,00');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Importar 1 modificado igual' }).click();
  await expect(page.getByText('Listo: ya está en el catálogo.')).toBeVisible();
});

test('an import one of whose articles somebody changed since is undone but for that one, whose activity tells it all', async ({
  browser,
}) => {
  const page = await arrive(browser, 'admin', { at: '/admin-imports' });
  await page.getByLabel('Planilla', { exact: true }).setInputFiles({
    ...{ name: 'resto.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(
      'Código;Marca;Descripción;Precio de lista\nRESTO-1;NGK;Bujía una;10\nRESTO-2;NGK;Bujía otra;10',
    ),
  });
  await page.getByRole('button', { name: /^Importar 2 / }).click();
  await expect(page.getByText('Listo: ya está en el catálogo.')).toBeVisible();

  await page.goto('/admin-products?q=RESTO-1');
  await page.getByRole('link', { name: /RESTO-1/ }).click();
  await page.getByRole('button', { name: 'Discontinuar' }).click();
  await expect(page.getByRole('button', { name: 'Volver a vender' })).toBeVisible();
  await page.getByRole('link', { name: 'Quién hizo qué' }).click();
  await expect(page.getByRole('link', { name: 'Importó resto.csv: 2 nuevos' })).toBeVisible();

  await page.goto('/admin-imports');
  const row = page.getByRole('row', { name: /^resto\.csv/ });
  await expect(row).toContainText('1 artículo cambió después: se puede deshacer el resto');
  await page.getByRole('button', { name: 'Deshacer el resto de resto.csv' }).click();
  await expect(page.getByRole('dialog')).toContainText('1 artículo cambió después (RESTO-1 NGK): queda como está');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer el resto' }).click();
  await expect(row).toContainText('Deshecha, menos RESTO-1 NGK (se cambió después)');
  await expectNoSidewaysScroll(page);
});
