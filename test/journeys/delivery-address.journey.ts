import { callAs } from './call.ts';
import { arrive, expect, expectAccessible, expectNoSidewaysScroll, loginIn, prepareOrder, test } from './people.ts';

test('an administrator gives a customer another address, and its order goes there and says so', async ({ browser }) => {
  const customer = await arrive(browser, await loginIn(browser, 'NextToExpire', 2), { at: '/products-search-by-text' });
  const { customerId } = await callAs<{ customerId: string | number }>(customer, '/api/Login/me');
  const admin = await arrive(browser, 'admin', { at: `/admin-customers?id=${customerId}` });
  await admin.getByLabel('Teléfono').fill('343 455-1234');
  await admin.getByLabel('Dirección', { exact: true }).fill('San Martín 100');
  await admin.getByRole('button', { name: 'Agregar otra dirección' }).click();
  const name = admin.getByRole('textbox', { name: 'Nombre de la dirección 2' });
  await expect(name).toBeFocused();
  await admin.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(admin.getByText('Nombre de la dirección 2: completá este dato')).toBeVisible();
  await name.fill('Sucursal Centro');
  await admin.getByRole('textbox', { name: 'Calle y número de la dirección 2' }).fill('Belgrano 120');
  await admin.getByRole('textbox', { name: 'Nota para el reparto de la dirección 2' }).fill('Timbre 2');
  await expectAccessible(admin);
  await admin.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(admin);
  await admin.setViewportSize({ width: 1440, height: 900 });
  await admin.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(admin.getByText('Se guardaron los cambios')).toBeVisible();

  await prepareOrder(customer, 'A la sucursal');
  const where = customer.getByLabel('Va a');
  const way = customer.getByLabel('Método de entrega');
  await way.selectOption({ label: 'Retira en depósito' });
  await expect(where).toHaveCount(0);
  await way.selectOption({ label: 'Expreso' });
  await expect(where).toHaveValue('');
  await where.selectOption('Sucursal Centro');
  const sending = customer.getByRole('button', { name: 'Enviar pedido' });
  const addressesPath = '**/api/Orders/delivery-addresses';
  await customer.route(addressesPath, (route) => route.fulfill({ status: 503 }));
  await customer.reload();
  await expect(customer.getByText('No se pudieron cargar tus direcciones.')).toBeVisible();
  await expect(sending).toBeDisabled();
  await expectAccessible(customer);
  // The branch that was chosen has been removed since, and the main address is left.
  const main = { name: '', address: 'San Martín 100', town: '', province: '', postcode: '', remark: '' };
  await customer.unroute(addressesPath);
  await customer.route(addressesPath, (route) => route.fulfill({ json: [main] }));
  await customer.getByRole('button', { name: 'Reintentar' }).click();
  await expect(customer.getByText('La dirección que habías elegido ya no está: elegí otra')).toBeVisible();
  await sending.click();
  await expect(where).toBeFocused();
  await expect(customer.getByRole('dialog')).toHaveCount(0);
  await customer.unroute(addressesPath);
  await customer.reload();
  await expect(where).toHaveValue('Sucursal Centro');
  await expect(customer.getByText('Timbre 2')).toBeVisible();
  await expectAccessible(customer);
  await customer.getByRole('button', { name: 'Enviar pedido' }).click();
  await customer.getByRole('dialog').getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(customer.getByText(/^Pedido 20\d\d-\d{8}$/)).toBeVisible();

  const addressText = 'Sucursal Centro: Belgrano 120 (Timbre 2)';
  await customer.goto('/orders-history');
  await customer
    .getByRole('link', { name: /^20\d\d-\d{8}$/ })
    .first()
    .click();
  await expect(customer.getByRole('complementary').getByText(addressText)).toBeVisible();
  await admin.goto(`/admin-orders?customer=${customerId}`);
  await admin.getByRole('rowheader').first().getByRole('link').click();
  await expect(admin.getByRole('complementary').getByText(addressText)).toBeVisible();
});
