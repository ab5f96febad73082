import { callAs } from './call.ts';
import { arrive, expect, expectAccessible, searchFor, test } from './people.ts';

test('a product is made, found by a customer with its price, changed, discontinued and deleted', async ({
  browser,
}) => {
  const page = await arrive(browser, 'gerente', { at: '/admin-products' });
  await page.getByRole('link', { name: 'Nuevo artículo' }).click();
  await page.getByRole('button', { name: 'Crear artículo' }).click();
  await expect(page.getByLabel('Marca', { exact: true })).toBeFocused();
  await page.getByLabel('Marca', { exact: true }).selectOption({ label: 'NGK' });
  await page.getByLabel('Código', { exact: true }).fill('bkr6e');
  await page.getByLabel('Familia', { exact: true }).selectOption({ index: 2 });
  await page.getByRole('textbox', { name: 'Descripción' }).fill('Bujía de prueba para el mostrador');
  await page.getByLabel('Lista 1').fill('1.234,50');
  await page.getByLabel('Costo de compra').fill('mucho');
  await page.getByRole('button', { name: 'Crear artículo' }).click();
  await expect(page.getByText('Un importe en pesos, con dos decimales a lo sumo, o vacío')).toBeVisible();
  await page.getByLabel('Costo de compra').fill('700');
  await page.getByRole('button', { name: 'Crear artículo' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'NGK BKR6E' })).toBeVisible();
  await page.getByLabel('Código', { exact: true }).fill('00ZZ-77');
  await page.getByRole('button', { name: 'Agregar equivalencia' }).click();
  await page.getByLabel('Marca de la equivalencia 1').fill('BOSCH');
  await page.getByLabel('Código de la equivalencia 1').fill('QQ 123456');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Crear artículo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '00ZZ-77 NGK' })).toBeVisible();

  const customer = await arrive(browser, 'cliente.admin');
  await searchFor(customer, 'qq123456');
  const row = customer.getByRole('row', { name: /00ZZ-77 NGK/ }).first();
  await expect(row).toBeVisible();
  await expect(customer.getByRole('main')).not.toContainText('700,00');

  await page.getByRole('textbox', { name: 'Descripción' }).fill('Bujía corregida');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('region', { name: 'Cambios sin guardar' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Discontinuar' }).click();
  await expect(page.getByRole('button', { name: 'Volver a vender' })).toBeVisible();
  await searchFor(customer, '00ZZ-77');
  await expect(customer.getByRole('main')).toContainText('Discontinuado');

  await page.getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page).toHaveURL(/admin-products$/);
  await searchFor(customer, '00ZZ-77');
  await expect(customer.getByRole('row', { name: /00ZZ-77 NGK/ })).toHaveCount(0);
});

test('what was sold is not deleted: it says to discontinue it', async ({ browser }) => {
  const customer = await arrive(browser, 'cliente.admin');
  const { orders } = await callAs<Sold>(customer, '/api/Orders/page/1');
  const [line] = orders.flatMap(({ shoppingCartContainer }) => shoppingCartContainer.products);
  const page = await arrive(browser, 'admin', { at: '/admin-products' });
  await page
    .getByRole('main')
    .getByRole('searchbox')
    .fill(line?.productCode ?? '');
  await page
    .getByRole('rowheader')
    .getByRole('link', { name: `${line?.productCode} ${line?.productBrandName}`, exact: true })
    .click();
  await page.getByRole('button', { name: 'Eliminar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Discontinualo');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('link', { name: 'Todos los artículos' }).click();
  await page.getByRole('combobox', { name: 'Estado' }).selectOption({ label: 'Discontinuados' });
  await expect(page).toHaveURL(/state=discontinued/);
  await expect(page.getByRole('row', { name: /Discontinuado/ }).first()).toBeVisible();
  await expectAccessible(page);
});

interface Sold {
  readonly orders: readonly {
    readonly shoppingCartContainer: {
      readonly products: readonly { readonly productCode: string; readonly productBrandName: string }[];
    };
  }[];
}
