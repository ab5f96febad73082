import type { Page } from '@playwright/test';
import { type RunningMostrador, startMostrador } from './mostrador.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, searchFor, test } from './people.ts';
import { firstPort, portsOfWorker } from './ports.ts';

const adminPassword = 'primera-vez-2026';

const signInWith = async (page: Page, address: string, userName: string, password: string): Promise<void> => {
  await page.goto(`${address}/home`);
  await page.getByLabel('Usuario').fill(userName);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByRole('button', { name: /^Usuario / })).toBeVisible();
};

const importSheet = async (page: Page, name: string, kind: string, lines: readonly string[]): Promise<void> => {
  await page
    .getByLabel('Planilla', { exact: true })
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await page.getByLabel('Qué trae').selectOption({ label: kind });
  await page.getByRole('button', { name: 'Revisar la planilla' }).click();
  await page.getByRole('button', { name: /^Importar \d+ nuevos?$/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Importar' }).click();
  await expect(page.getByText('Listo: ya está en el catálogo.')).toBeVisible();
};

test.describe('an empty production', () => {
  let shop: RunningMostrador;
  test.beforeAll(async ({ browserName: _ }, { parallelIndex }) => {
    const port = firstPort + parallelIndex * portsOfWorker + 6;
    shop = await startMostrador(port, { NODE_ENV: 'production', ADMIN_PASSWORD: adminPassword, DEMO_DIRECTORY: '' });
  });
  test.afterAll(() => shop.close());

  test('comes to its first order by its screens alone', async ({ browser }) => {
    test.setTimeout(120_000);
    const admin = await (await browser.newContext({ baseURL: shop.address })).newPage();
    await signInWith(admin, shop.address, 'admin', adminPassword);
    // Nobody in an empty shop has anything to search for.
    await expect(admin).toHaveURL(/\/admin-setup$/);
    await expect(admin.getByText(/faltan 5 pasos/)).toBeVisible();
    await expectAccessible(admin);
    await expectNoSidewaysScroll(admin);

    await admin.getByRole('link', { name: 'Agregar un método de entrega' }).click();
    await admin.getByRole('button', { name: 'Agregar método' }).click();
    await admin.keyboard.type('Reparto');
    await admin.getByRole('button', { name: 'Guardar' }).click();
    await expect(admin.getByRole('button', { name: 'Guardar' })).toHaveCount(0);

    await admin.goto('/admin-setup');
    await admin.getByRole('link', { name: 'Importar artículos' }).click();
    await expect(admin.getByLabel('Qué trae')).toHaveValue('catalogue');
    await importSheet(admin, 'articulos.csv', 'Catálogo', [
      'Cod. Artículo;Marca;Detalle;Rubro;Subrubro;Precio de lista;Existencia',
      'BKR6E;NGK;Bujía de encendido;Encendido;Bujías;1.850,00;40',
      'BP6ES;NGK;Bujía de encendido;Encendido;Bujías;1.420,50;0',
    ]);
    await admin.getByRole('link', { name: 'Importar otra planilla' }).click();
    await importSheet(admin, 'aplicaciones.csv', 'Aplicaciones', [
      'Código;Marca del vehículo;Modelo;Motor;Años;Segmento',
      'BKR6E;Volkswagen;Gol;1.6;96-08;Autos',
    ]);

    await admin.goto('/admin-setup');
    await expect(admin.getByText(/faltan 2 pasos/)).toBeVisible();
    await admin.getByRole('link', { name: 'Cargar clientes' }).click();
    await admin.getByRole('link', { name: 'Nuevo cliente' }).click();
    for (const [label, value] of [
      ['Código', 'C-1'],
      ['Razón social', 'Repuestos Sur'],
      ['CUIT', '20-26756539-3'],
    ] as const) {
      await admin.getByRole('textbox', { name: label, exact: true }).fill(value);
    }
    await admin.getByRole('combobox', { name: 'Lista de precios' }).selectOption({ label: 'Lista 1' });
    await admin.getByLabel('1ª %').fill('10');
    await admin.getByRole('button', { name: 'Crear cliente' }).click();
    await admin.getByRole('button', { name: 'Generar nueva contraseña para c-1', exact: true }).click();
    await admin.getByRole('button', { name: 'Generar', exact: true }).click();
    const password = await admin.getByText(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/).innerText();
    await admin.goto('/admin-setup');
    await expect(admin.getByText('Tus clientes ya pueden hacer pedidos')).toBeVisible();

    const customer = await (await browser.newContext({ baseURL: shop.address })).newPage();
    await signInWith(customer, shop.address, 'c-1', password);
    await searchFor(customer, 'bujia gol 2001');
    await expect(customer.getByRole('rowheader', { name: /^BKR6E NGK/ })).toBeVisible();
    await expect(customer.getByText('1.665,00').first()).toBeVisible();
    await customer.getByRole('button', { name: /^Agregar BKR6E NGK/ }).click();
    await customer.getByRole('link', { name: /^Carrito/ }).click();
    await customer.getByLabel('Método de entrega').selectOption({ label: 'Reparto' });
    await customer.getByRole('button', { name: 'Enviar pedido' }).click();
    await customer
      .getByRole('dialog')
      .getByRole('button', { name: /Enviar|Confirmar/ })
      .click();
    await expect(customer).toHaveURL(/products-search-by-text/);

    await admin.goto('/admin-orders');
    await expect(admin.getByText('Repuestos Sur').first()).toBeVisible();
  });
});
