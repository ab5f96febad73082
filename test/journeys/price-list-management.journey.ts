import type { Page } from '@playwright/test';
import { dateInBuenosAires, formatDateTime } from '#core/shared/buenos-aires.ts';
import { arrive, expect, expectAccessible, expectNoSidewaysScroll, test } from './people.ts';

test('a manager copies a list, gives it to a customer whose open cart follows, changes it and compares it', async ({
  browser,
}) => {
  const page = await arrive(browser, 'gerente', { at: '/admin-price-lists' });
  await page.getByRole('link', { name: 'Nueva lista' }).click();
  await page.getByRole('button', { name: 'Crear lista' }).click();
  await expect(page.getByText('Poné un nombre con letras o números')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toBeFocused();
  const first = await page.getByRole('rowheader').first().innerText();
  await page.getByRole('textbox', { name: 'Nombre' }).fill(first.toUpperCase());
  await page.getByRole('combobox', { name: 'Precios', exact: true }).selectOption({ label: `Los de ${first}` });
  await page.getByRole('textbox', { name: 'Porcentaje' }).fill('20');
  await page.getByLabel('Redondeo').selectOption({ label: 'A 10 pesos' });
  await page.getByRole('button', { name: 'Crear lista' }).click();
  await expect(page.getByText(`Ya hay una lista que se llama ${first}. Elegí otro nombre`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Reventa');
  await page.getByRole('button', { name: 'Crear lista' }).click();
  const detail = page.getByRole('complementary', { name: 'Reventa' });
  await expect(detail.getByText(/^Hecho el .* cambiaron$/)).toBeVisible();
  await expectAccessible(page);

  await detail.getByRole('button', { name: 'Asignar clientes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Asignar Reventa a clientes' });
  await dialog.getByRole('searchbox').fill('el cruce');
  const customer = dialog.getByRole('listitem').filter({ hasText: 'Repuestos El Cruce' });
  const former = await customer.locator('label > :last-child').innerText();
  await customer.getByRole('checkbox').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Asignar a 1' }).click();
  await expect(page.getByText('1 cliente compra desde ahora con Reventa')).toBeVisible();

  await detail.getByRole('button', { name: 'Retirar' }).click();
  const question = page.getByRole('dialog', { name: '¿Retirar Reventa?' });
  await question.getByRole('button', { name: 'Retirar' }).click();
  await expect(
    question.getByText(/^Compra con ella Repuestos El Cruce.*Pasalos a otra lista antes de retirarla$/),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Cancelar' }).click();

  await detail.getByRole('button', { name: 'Cambiar precios' }).click();
  const change = page.getByRole('dialog', { name: 'Cambiar los precios de Reventa' });
  await change.getByRole('textbox', { name: 'Porcentaje' }).fill('10');
  await change.getByLabel('Cuándo').selectOption({ label: 'Un día y una hora' });
  await change.getByLabel('Día').fill('2001-01-01');
  await change.getByRole('button', { name: 'Programar el cambio' }).click();
  await expect(change.getByText('Ese momento ya pasó: elegí otro, o dejalo para ahora')).toBeVisible();
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await change.getByLabel('Día').fill(tomorrow);
  await expectAccessible(page);
  await change.getByRole('button', { name: 'Programar el cambio' }).click();
  await expect(detail.getByText(/^Para el /)).toBeVisible();
  await detail.getByRole('listitem').filter({ hasText: 'Para el' }).getByRole('button', { name: 'Anular' }).click();
  await expect(page.getByText('Se anuló el cambio de precios')).toBeVisible();

  await detail.getByRole('link', { name: 'Comparar con otra' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Comparar Reventa con / })).toBeVisible();
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Reventa y .*\.csv$/);

  // Everything as it was, and the list out of use.
  await page.getByRole('link', { name: 'Todas las listas' }).click();
  await page.getByRole('link', { name: former, exact: true }).click();
  await page.getByRole('button', { name: 'Asignar clientes' }).click();
  await page.getByLabel('Lista que tienen ahora').selectOption({ label: 'Con Reventa' });
  await page.getByRole('button', { name: 'Pasar los 1 de Reventa' }).click();
  await expect(page.getByText(`1 cliente compra desde ahora con ${former}`)).toBeVisible();
  await page.getByRole('link', { name: 'Reventa', exact: true }).click();
  await detail.getByRole('button', { name: 'Retirar' }).click();
  await question.getByRole('button', { name: 'Retirar' }).click();
  await expect(page.getByText('Quedó retirada')).toBeVisible();
  await expect(detail.getByRole('button', { name: 'Volver a poner en uso' })).toBeVisible();
});

test('price lists fit a phone in the dark', async ({ browser }) => {
  const page = await arrive(browser, 'gerente', {
    at: '/admin-price-lists',
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
  });
  await page.getByRole('rowheader').getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Cambiar precios' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('new prices of a list come out of a sheet: looked at, settled for a day, cancelled, and at once', async ({
  browser,
}) => {
  const page = await arrive(browser, 'gerente', { at: '/admin-price-lists?new=1' });
  await page.getByRole('textbox', { name: 'Nombre' }).fill('De planilla');
  await page.getByRole('combobox', { name: 'Precios', exact: true }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Crear lista' }).click();
  const detail = page.getByRole('complementary', { name: 'De planilla' });
  await expect(detail.getByText(/^Hecho el .* cambiaron$/)).toBeVisible();
  await detail.getByRole('link', { name: 'Precios de una planilla' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Precios de una planilla para De planilla' })).toBeVisible();
  const drop = (name: string, text: string) =>
    page.getByLabel('Planilla de precios').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await drop('mal.csv', 'uno;dos\n1;2\n');
  await expect(page.getByRole('alert').getByText(/^No se reconoce/)).toBeVisible();
  await page.getByLabel('Qué es uno').selectOption({ label: 'Código' });
  await page.getByLabel('Qué es dos').selectOption({ label: 'Precio' });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Leer con estas columnas' }).click();
  await expect(page.getByText('El artículo 1 no está en el catálogo')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Guardar las rechazadas en la historia' })).toBeVisible();
  await drop('nuevos.csv', 'Código;Marca;Precio\nNO-ESTA;SKF;10\n6203;KOYO;98765,5\n');
  await expect(page.getByText('El artículo NO-ESTA no está en el catálogo')).toBeVisible();
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar rechazadas' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('nuevos - rechazadas.csv');

  // Somebody who left finds it again.
  await page.reload();
  await expect(page.getByText('El artículo NO-ESTA no está en el catálogo')).toBeVisible();
  await page.getByLabel('Cuándo').selectOption({ label: 'Un día y una hora' });
  await page.getByLabel('Día').fill('2001-01-01');
  await page.getByRole('button', { name: 'Programar 1 precio' }).click();
  await expect(page.getByText('Ese momento ya pasó: elegí otro, o dejalo para ahora')).toBeVisible();
  await page.getByLabel('Día').fill(new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Programar 1 precio' }).click();
  await expect(detail.getByText(/^Para el .*: 1 precio$/)).toBeVisible();
  await expect(detail.getByText(/^Precios de nuevos\.csv · /)).toBeVisible();
  await detail.getByRole('link', { name: 'Precios de una planilla' }).click();
  await expect(page.getByText(/^Listo\. Se programó para el \d\d\/\d\d\/\d{4} \d\d:\d\d\./)).toBeVisible();
  await page.getByRole('link', { name: 'Volver a la lista' }).click();
  await detail.getByRole('listitem').filter({ hasText: 'Para el' }).getByRole('button', { name: 'Anular' }).click();
  await expect(page.getByText('Se anuló el cambio de precios')).toBeVisible();

  await detail.getByRole('link', { name: 'Precios de una planilla' }).click();
  await expect(page.getByText(/^Anulada antes de su hora \(gerente, .+\d\)\.$/)).toBeVisible();
  await drop('nuevos.csv', 'Código;Marca;Precio\n6203;KOYO;98765,5\n');
  let release = () => {};
  const hasLeft = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/sheets/runs/*/apply', async (route) => {
    await hasLeft;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Cambiar 1 precio' }).click();
  // Who leaves while they are saved is told, and stays where they went.
  await page.getByRole('link', { name: 'Volver a la lista' }).click();
  await detail.getByRole('link', { name: 'Cerrar' }).click();
  await expect(detail).toBeHidden();
  release();
  await expect(page.getByText('Los precios están cambiando')).toBeVisible();
  await expect(page).toHaveURL(/\/admin-price-lists$/);
  await page.getByRole('rowheader', { name: 'De planilla' }).getByRole('link').click();
  await expect(detail.getByText(/: 1 precio cambió$/)).toBeVisible();

  await detail.getByRole('link', { name: 'Precios de una planilla' }).click();
  const history = page.getByRole('region', { name: 'Importaciones anteriores' });
  await expect(history.getByText('Anulada antes de su hora')).toBeVisible();
  await expect(history.getByText('Precios de De planilla')).toHaveCount(2);
  await expect(history.getByRole('button', { name: 'Descargar las rechazadas de nuevos.csv' })).toHaveCount(1);
  await expectAccessible(page);
  await history.getByRole('button', { name: /^Deshacer los precios de .+ \(nuevos\.csv\)$/ }).click();
  await page.getByRole('button', { name: 'Deshacer', exact: true }).last().click();
  await expect(history.getByText('Deshecha', { exact: true })).toBeVisible();
  // The look above says so too, over figures that are of the past.
  await expect(page.getByText(/^Deshecha \(gerente, .+\)\. Las cifras son las de cuando se importó\.$/)).toBeVisible();
  await expect(page.getByText(/^Listo\./)).toBeHidden();
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
  }
});

test('a sheet of prices that was looked at before somebody else changed one asks again, and remembers its columns', async ({
  browser,
}) => {
  const page = await arrive(browser, 'gerente', { at: '/admin-price-lists?new=1' });
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Mirada antes');
  await page.getByRole('button', { name: 'Crear lista' }).click();
  const detail = page.getByRole('complementary', { name: 'Mirada antes' });
  await detail.getByRole('link', { name: 'Precios de una planilla' }).click();
  const other = await arrive(browser, 'admin', { at: page.url() });
  const look = async (on: Page, name: string, text: string) => {
    await expect(on.getByLabel('Planilla de precios')).toBeEnabled();
    const buffer = Buffer.from(text);
    await on.getByLabel('Planilla de precios').setInputFiles({ name, mimeType: 'text/csv', buffer });
  };
  const change = async (on: Page, act: string) => {
    await on.getByRole('button', { name: act, exact: true }).click();
    await expect(on.getByText('Los precios están cambiando')).toBeVisible();
  };
  await page.getByLabel('De quién es').fill('Koyo Argentina');
  await look(page, 'uno.csv', 'cosa;hecho;cuánto\n6203;KOYO;100\n');
  await page.getByLabel('Qué es cosa').selectOption({ label: 'Código' });
  await page.getByLabel('Qué es hecho').selectOption({ label: 'Marca' });
  await page.getByLabel('Qué es cuánto').selectOption({ label: 'Precio' });
  await page.getByRole('button', { name: 'Leer con estas columnas' }).click();
  await change(page, 'Cambiar 1 precio');
  await expect(detail.getByText(/: 1 precio cambió$/)).toBeVisible();

  await detail.getByRole('link', { name: 'Precios de una planilla' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Columnas recordadas' })).toBeVisible();
  await page.getByLabel('De quién es').fill('koyo argentina');
  await look(page, 'dos.csv', 'cosa;hecho;cuánto\n6203;KOYO;150\n');
  await expect(page.getByRole('button', { name: 'Cambiar 1 precio' })).toBeEnabled();
  await look(other, 'otra.csv', 'Código;Marca;Precio\n6203;KOYO;120\n');
  await change(other, 'Cambiar 1 precio');
  const changed = other.getByRole('complementary', { name: 'Mirada antes' });
  await expect(changed.getByText(/^Precios de otra\.csv · /)).toBeVisible();
  await expect(changed.getByText(/: 1 precio cambió$/)).toBeVisible();
  await page.getByRole('button', { name: 'Cambiar 1 precio' }).click();
  await expect(page.getByText('Una fila pisaría algo que cambió desde que miraste esta planilla')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Cambió antes' })).toContainText(
    /Precio: había 100,00, ahora hay 120,00 → 150,00 \(\+25 %\) \(lo cambió admin el /,
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await change(page, 'Cambiar 1 precio igual');
});

test('a list that rose today rises again only once that is confirmed', async ({ browser }) => {
  const page = await arrive(browser, 'gerente', { at: '/admin-price-lists?new=1' });
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Sube dos veces');
  await page.getByRole('combobox', { name: 'Precios', exact: true }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Crear lista' }).click();
  const detail = page.getByRole('complementary', { name: 'Sube dos veces' });
  await expect(detail.getByText(/^Hecho el .* cambiaron$/)).toBeVisible();
  const change = page.getByRole('dialog', { name: 'Cambiar los precios de Sube dos veces' });
  const rise = async () => {
    await detail.getByRole('button', { name: 'Cambiar precios' }).click();
    await change.getByRole('textbox', { name: 'Porcentaje' }).fill('7');
    await change.getByLabel('Cuándo').selectOption({ index: 0 });
    await change.getByRole('button', { name: 'Cambiar los precios' }).click();
  };
  await rise();
  await expect(detail.getByText('Sube dos veces + 7 %')).toBeVisible();
  await expect(detail.getByText(/^Hecho el .* cambiaron$/)).toBeVisible();
  await rise();
  await expect(change.getByText(/\(\+ 7 %, .*, gerente\): se sumaría a esa/)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await change.getByRole('button', { name: 'Cambiar los precios igual' }).click();
  await expect(change).toHaveCount(0);

  // A change that doubles the prices says so with an article; another percentage after that is asked about by itself.
  await detail.getByRole('button', { name: 'Cambiar precios' }).click();
  await change.getByRole('textbox', { name: 'Porcentaje' }).fill('100');
  await change.getByLabel('Cuándo').selectOption({ label: 'Un día y una hora' });
  // Within a day of the rise, at whatever hour this runs.
  const soon = Date.now() + 12 * 60 * 60 * 1000;
  await change.getByLabel('Día').fill(dateInBuenosAires(soon));
  await change.getByLabel('Hora').fill(formatDateTime(new Date(soon).toISOString()).slice(11, 16));
  const steep = change.getByText(/ precios suben al doble o más: .+ pasa de \$ .+ a \$ .+\. Si es así, confirmalo$/);
  await change.getByRole('button', { name: 'Programar el cambio' }).click();
  await expect(steep).toBeVisible();
  await expect(change.getByRole('button', { name: 'Programar el cambio igual' })).toBeEnabled();
  await expectAccessible(page);
  await change.getByRole('textbox', { name: 'Porcentaje' }).fill('900');
  await change.getByRole('button', { name: 'Programar el cambio', exact: true }).click();
  await expect(steep).toBeVisible();
  await change.getByRole('button', { name: 'Programar el cambio igual' }).click();
  // The change is within a day of the rise: that is asked about separately.
  await expect(change.getByText(/: se sumaría a esa/)).toBeVisible();
  await change.getByRole('button', { name: 'Programar el cambio igual' }).click();
  await expect(change).toHaveCount(0);
  await expect(detail.getByText('Sube dos veces + 900 %')).toBeVisible();
});
