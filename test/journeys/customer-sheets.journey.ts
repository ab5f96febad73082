import type { Page } from '@playwright/test';
import { fill } from './fields.ts';
import { arrive, expect, expectAccessible, expectNoSidewaysScroll, test } from './people.ts';

test('a sheet is looked at, imported, and what was rejected comes back as a file', async ({ browser }) => {
  const page = await arrive(browser, 'admin', { at: '/admin-customers' });
  await page.getByRole('link', { name: 'Importar y exportar' }).click();
  const list = await (async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Descargar en CSV' }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  })();
  const drop = (name: string, buffer: Buffer) =>
    page.getByLabel('Planilla de clientes').setInputFiles({ name, mimeType: 'text/csv', buffer });
  await drop('todos.csv', list);
  await expect(page.getByText('No hay nada para importar.')).toBeVisible();

  const rows = [
    'Código;Razón social;CUIT;Lista',
    'P-1;Planilla Uno;;Lista 1',
    'P-2;Planilla Dos;20-26756539-2;Lista 1',
  ];
  await drop('nuevos.csv', Buffer.from(rows.join('\n')));
  await expect(page.getByText(/^CUIT: Ese CUIT no existe/)).toBeVisible();
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar rechazadas' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('nuevos - rechazadas.csv');
  // What it would do is kept, and so is the one before; both are found again.
  await page.reload();
  await expect(page.getByText(/^CUIT: Ese CUIT no existe/)).toBeVisible();
  const others = page.getByRole('list', { name: 'Planillas sin importar' });
  await others.getByRole('button', { name: 'Descartar todos.csv' }).click();
  await expect(others).toHaveCount(0);
  await page.getByRole('button', { name: 'Importar 1' }).click();
  await expect(page.getByText(/^Listo\./)).toBeVisible();
  await page.getByRole('link', { name: 'Todos los clientes' }).click();
  await page.getByRole('searchbox').fill('planilla uno');
  await expect(page.getByRole('link', { name: 'Planilla Uno' })).toBeVisible();
  // The report is still there when the page is opened again.
  await page.goto('/admin-customers?sheet=1');
  await expect(page.getByText(/^Listo\./)).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByText(/^Listo\./)).toHaveCount(0);

  await page.goto('/admin-customers?sheet=1');
  await drop('dibujo.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1, 2]));
  await expect(page.getByRole('alert').getByText(/^dibujo\.csv: /)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

test('a sheet that was looked at before somebody else changed a customer asks again, and says what changed', async ({
  browser,
}) => {
  const [page, other] = [
    await arrive(browser, 'admin', { at: '/admin-customers?sheet=1' }),
    await arrive(browser, 'admin', { at: '/admin-customers?sheet=1' }),
  ];
  const look = async (on: Page, town: string) => {
    // The screen may still be looking for a sheet that was imported before.
    await expect(on.getByLabel('Planilla de clientes')).toBeEnabled();
    await on.getByLabel('Planilla de clientes').setInputFiles({
      ...{ name: `en ${town}.csv`, mimeType: 'text/csv' },
      buffer: Buffer.from(`Código;Razón social;Lista;Localidad\nPISA-1;Taller que se muda;Lista 1;${town}`),
    });
    await expect(on.getByRole('row', { name: /PISA-1 Taller que se muda/ })).toBeVisible();
    await expect(on.getByRole('button', { name: 'Importar 1' })).toBeEnabled();
  };
  const write = async (on: Page) => {
    await on.getByRole('button', { name: 'Importar 1' }).click();
    await expect(on.getByText(/^Listo\./)).toBeVisible();
  };
  await look(page, 'Azul');
  await write(page);
  await look(page, 'Bolívar');
  await look(other, 'Tandil');
  await write(other);
  await page.getByRole('button', { name: 'Importar 1' }).click();
  await expect(page.getByText('Una fila pisaría algo que cambió desde que miraste esta planilla')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Cambió antes' })).toContainText(
    /Localidad: había Azul, ahora hay Tandil → Bolívar \(lo cambió admin el /,
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Importar 1 igual' }).click();
  await expect(page.getByText(/^Listo\./)).toBeVisible();
});

test('a sheet with rejected rows is read again at hand, after what it lacked was made elsewhere', async ({
  browser,
}) => {
  const page = await arrive(browser, 'admin', { at: '/admin-customers?sheet=1' });
  await expect(page.getByLabel('Planilla de clientes')).toBeEnabled();
  await page.getByLabel('Planilla de clientes').setInputFiles({
    ...{ name: 'con vendedora.csv', mimeType: 'text/csv' },
    buffer: Buffer.from('Código;Razón social;Lista;Vendedor\nVEND-1;Taller de Carla;Lista 1;Carla Iturri'),
  });
  await expect(page.getByRole('row', { name: /Rechazada(?!s)/ })).toContainText('Carla Iturri');
  await expectAccessible(page);

  const other = await arrive(browser, 'admin', { at: '/admin-staff' });
  await other.getByRole('link', { name: 'Nueva persona' }).click();
  await fill(other, { Nombre: 'Carla Iturri', 'E-mail': 'carla@example.com', Usuario: 'carla.iturri' });
  await other.getByRole('button', { name: 'Crear usuario' }).click();
  await expect(other.getByRole('dialog', { name: 'Contraseña de Carla Iturri' })).toBeVisible();

  await page.getByRole('button', { name: 'Leer de nuevo' }).click();
  await expect(page.getByRole('row', { name: /Nueva VEND-1 Taller de Carla/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Leer de nuevo' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Descartar', exact: true }).click();
  await expect(page.getByText('VEND-1')).toHaveCount(0);
});

test('the columns of another system are told by hand, and the next sheet of the same name is read so', async ({
  browser,
}) => {
  const page = await arrive(browser, 'admin', { at: '/admin-customers?sheet=1' });
  await expect(page.getByRole('heading', { level: 1, name: 'Clientes en una planilla' })).toBeVisible();
  const sheet = (...rows: readonly string[]) => ({
    name: 'padrón.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['clave;quién;tarifa;tope', ...rows].join('\n')),
  });
  await page.getByLabel('De quién es').fill('Sistema viejo');
  await page
    .getByLabel('Planilla de clientes')
    .setInputFiles(sheet('H-1;Taller a Mano;Lista 1;1000', 'H-2;Sin lista;;5'));
  await expect(page.getByText('No se reconoce ninguna fila de títulos')).toBeVisible();
  await page.getByLabel('Qué es quién').selectOption({ label: 'Razón social' });
  await page.getByRole('button', { name: 'Leer con estas columnas' }).click();
  await expect(page.getByText('Falta decir cuál es «Código»')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Qué es clave').selectOption({ label: 'Código' });
  await page.getByLabel('Qué es tarifa').selectOption({ label: 'Lista de precios' });
  await page.getByRole('button', { name: 'Leer con estas columnas' }).click();

  await expect(page.getByRole('row', { name: /Nueva H-1 Taller a Mano/ })).toBeVisible();
  await page.getByLabel('Buscar en las filas').fill('sin lista');
  await expect(page.getByRole('row', { name: /Rechazada(?!s)/ })).toHaveCount(1);
  await expect(page.getByRole('row', { name: /H-1 Taller/ })).toHaveCount(0);
  await expectAccessible(page);
  // Another window knows the supplier too: what is imported there is remembered under that name.
  await page.reload();
  await expect(page.getByLabel('De quién es')).toHaveValue('Sistema viejo');
  await page.getByRole('button', { name: 'Importar 1' }).click();
  await expect(page.getByText(/^Listo\./)).toBeVisible();

  await page.getByLabel('De quién es').fill('sistema VIEJO');
  await page.getByLabel('Planilla de clientes').setInputFiles(sheet('H-1;Taller a Medida;Lista 1;2000'));
  await expect(page.getByText('Razón social: Taller a Mano → Taller a Medida')).toBeVisible();
  await page.getByText('Columnas: qué se entendió de la planilla').click();
  await page.getByLabel('Qué es tope').selectOption({ label: 'Límite de crédito' });
  await page.getByRole('button', { name: 'Leer con estas columnas' }).click();
  await expect(page.getByText(/Límite de crédito: — → 2\.000,00/)).toBeVisible();
  await page.getByRole('button', { name: 'Importar 1' }).click();
  await expect(page.getByText(/^Listo\./)).toBeVisible();

  // The mistake of the second sheet is undone, then what the first one brought goes.
  // Older ones name it too, as what has to be undone before them.
  const records = page.getByRole('row', { name: /^padrón\.csv/ });
  await expect(records).toHaveCount(2);
  await expect(records.first()).toContainText('admin');
  await expect(page.getByRole('button', { name: /^Deshacer / })).toHaveCount(1);
  await page.getByRole('button', { name: 'Deshacer padrón.csv' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer' }).click();
  await expect(records.first()).toContainText('Deshecha');
  await expectNoSidewaysScroll(page);
  const rejected = page.waitForEvent('download');
  await records
    .last()
    .getByRole('button', { name: /^Descargar las rechazadas/ })
    .click();
  expect((await rejected).suggestedFilename()).toBe('padrón - rechazadas.xlsx');
  await page.getByRole('link', { name: 'Todos los clientes' }).click();
  await page.getByRole('searchbox').fill('a mano');
  await expect(page.getByRole('link', { name: 'Taller a Mano' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Clientes en una planilla' })).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer padrón.csv' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer' }).click();
  await expect(records.last()).toContainText('Deshecha');
  await page.getByRole('link', { name: 'Todos los clientes' }).click();
  await page.getByRole('searchbox').fill('a mano');
  await expect(page.getByRole('link', { name: 'Taller a Mano' })).toHaveCount(0);
});

test('what the page of sheets could not bring is said beside its place, and asked for again', async ({ browser }) => {
  const page = await arrive(browser, 'admin', { at: '/admin-customers' });
  const lacking = ['CustomerSheets/runs', 'CustomerSheets/imports/mappings', 'Customers/choices'];
  const paths = lacking.map((path) => `**/api/Management/${path}`);
  for (const path of paths) await page.route(path, (route) => route.abort());
  await page.goto('/admin-customers?sheet=1');
  const again = page.getByRole('button', { name: 'Reintentar' });
  await expect(
    page.getByText('No se pudieron traer las listas, los vendedores, los estados y las zonas'),
  ).toBeVisible();
  await expect(again).toHaveCount(3);
  for (const path of paths) await page.unroute(path);
  while ((await again.count()) > 0) await again.first().click();
  await expect(page.getByLabel('Planilla de clientes')).toBeEnabled();
});
