import { callAs } from './call.ts';
import { arrive, expect, expectAccessible, expectNoSidewaysScroll, loginIn, test } from './people.ts';

const columnOf = ['Cliente', 'Código', 'Zona'];

test('a customer’s page shows its orders, account, cases and activity, and each leads to its list', async ({
  browser,
}) => {
  const page = await arrive(browser, 'admin', { at: '/admin-customers?q=el cruce' });
  await page.getByRole('link', { name: /^Repuestos El Cruce/ }).click();
  const tabs = page.getByRole('navigation', { name: /^Ficha de/ });
  const open = async (tab: string): Promise<void> => {
    await tabs.getByRole('link', { name: tab, exact: true }).click();
    await expect(tabs.getByRole('link', { name: tab, exact: true })).toHaveAttribute('aria-current', 'page');
  };

  await open('Pedidos');
  const orders = page.getByRole('region', { name: 'Últimos pedidos' });
  await expect(orders.getByRole('rowheader').first()).toBeVisible();
  expect(await orders.getByRole('rowheader').count()).toBeLessThanOrEqual(10);
  for (const name of columnOf) await expect(orders.getByRole('columnheader', { name, exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await orders.getByRole('link', { name: 'Todos sus pedidos' }).click();
  await expect(page).toHaveURL(/\/admin-orders\?customer=\d+$/);
  await expect(page.getByRole('button', { name: /^Quitar Repuestos El Cruce/ })).toBeVisible();
  await page.goBack();

  await open('Cuenta');
  await expect(page.getByRole('region', { name: 'Lo que debe' })).toContainText(/^.*(Vencido \$ |Nada está vencido)/);
  await expect(page.getByRole('region', { name: 'Últimos comprobantes' }).getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Últimos pagos informados' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ver en Antigüedad de deudas' }).click();
  await expect(page).toHaveURL(/\/account-ageing\?customer=\d+$/);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('button', { name: /^Quitar Repuestos El Cruce/ }).click();
  await expect(page).toHaveURL(/\/account-ageing$/);
  await page.goBack();
  // The filter took the place of the one before it.
  await page.getByRole('link', { name: 'Los vencidos' }).click();
  await expect(page).toHaveURL(/\/admin-current-account\?customer=\d+&state=expired/);
  await page.goBack();

  await open('Reclamos y garantías');
  for (const name of ['Últimos reclamos', 'Últimas garantías']) {
    await expect(page.getByRole('region', { name }).getByRole('rowheader').first()).toBeVisible();
  }
  await expectAccessible(page);

  await open('Accesos');
  await open('Actividad');
  const activity = page.getByRole('region', { name: 'Última actividad' });
  await expect(activity.getByText('Miró las contraseñas del cliente').first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const tab of ['Pedidos', 'Presupuestos', 'Cuenta', 'Reclamos y garantías', 'Actividad']) {
    await open(tab);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole('link', { name: 'Toda su actividad' }).click();
  await expect(page).toHaveURL(/\/admin-activity\?customer=\d+$/);
  await page.getByRole('button', { name: /^Quitar Repuestos El Cruce/ }).click();
  await expect(page).toHaveURL(/\/admin-activity$/);
});

test('an administrator sees where a customer’s logins are signed in, and ends it', async ({ browser }) => {
  const userName = await loginIn(browser, 'NextToExpire');
  const [here, there] = [await arrive(browser, userName), await arrive(browser, userName)];
  const { customerId } = await callAs<{ customerId: string | number }>(here, '/api/Login/me');
  const admin = await arrive(browser, 'admin', { at: `/admin-customers?id=${customerId}&tab=accesos` });
  const open = admin.getByRole('region', { name: 'Sesiones abiertas' });
  await expect(open.getByRole('listitem')).toHaveCount(2);
  await expect(open.getByText(userName).first()).toBeVisible();
  await expectAccessible(admin);
  await open.getByRole('button', { name: 'Cerrar todas' }).click();
  await expect(open.getByText('No está conectado en ningún lado.')).toBeVisible();
  for (const page of [here, there]) await expect(page).toHaveURL(/\/home$/);

  // Another password ends them too, and the list says so at once.
  const again = await arrive(browser, userName);
  await admin.reload();
  await expect(open.getByRole('listitem')).toHaveCount(1);
  await admin.getByRole('button', { name: `Generar nueva contraseña para ${userName}`, exact: true }).click();
  await admin.getByRole('button', { name: 'Generar', exact: true }).click();
  await expect(open.getByText('No está conectado en ningún lado.')).toBeVisible();
  await expect(again).toHaveURL(/\/home$/);
});

const managersTabs = ['Datos', 'Pedidos', 'Presupuestos', 'Cuenta', 'Reclamos y garantías', 'Actividad'];

test('a manager reads a customer’s page whole, from the orders and from who owes, and changes nothing', async ({
  browser,
}) => {
  const page = await arrive(browser, 'gerente', { at: '/customers?q=el cruce' });
  await page.getByRole('link', { name: /^Repuestos El Cruce/ }).click();
  await expect(page).toHaveURL(/\/customers\?id=\d+$/);
  const tabs = page.getByRole('navigation', { name: /^Ficha de/ });
  await expect(tabs.getByRole('link')).toHaveText(managersTabs);
  await expect(page.getByRole('region', { name: 'Cómo compra' })).toContainText('Lista de precios');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Copiar en uno nuevo' })).toHaveCount(0);
  for (const tab of managersTabs) {
    await tabs.getByRole('link', { name: tab, exact: true }).click();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectAccessible(page);
  }
  await expect(page.getByRole('region', { name: 'Actividad' }).getByRole('row').nth(1)).toBeVisible();
  await tabs.getByRole('link', { name: 'Cuenta', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Comprobantes' }).getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Últimos pagos informados' })).toBeVisible();
  // The list of documents is an administrator's.
  await expect(page.locator('a[href^="/admin-current-account"]')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.goto('/account-ageing');
  await page.getByRole('rowheader').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/customers\?id=\d+&tab=cuenta$/);
  await page.goto('/admin-orders');
  await page.getByRole('rowheader').first().getByRole('link').click();
  await page.getByRole('link', { name: 'La ficha del cliente' }).click();
  await expect(page).toHaveURL(/\/customers\?id=\d+&tab=pedidos$/);
  await page.goto('/customers?new=1');
  await expect(page.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible();
});

test('a seller opens the page of an own customer from the list; of another’s there is none', async ({ browser }) => {
  const page = await arrive(browser, 'vendedor', { at: '/seller-customers?q=el cruce' });
  await page.getByRole('link', { name: /^Repuestos El Cruce/ }).click();
  await expect(page).toHaveURL(/\/seller-customers\?id=\d+$/);
  const tabs = page.getByRole('navigation', { name: /^Ficha de/ });
  const names = ['Datos', 'Accesos', 'Pedidos', 'Presupuestos', 'Cuenta', 'Reclamos y garantías'];
  await expect(tabs.getByRole('link')).toHaveText(names);
  for (const tab of names) {
    await tabs.getByRole('link', { name: tab, exact: true }).click();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectAccessible(page);
  }
  await tabs.getByRole('link', { name: 'Accesos', exact: true }).click();
  await expect(page.getByText('cliente.admin', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sesiones abiertas' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Todos los clientes' }).click();
  await expect(page).toHaveURL(/\/seller-customers$/);

  const admin = await arrive(browser, 'admin');
  const { customers } = await callAs<{ customers: { id: string | number; sellerName: string }[] }>(
    admin,
    '/api/Management/Customers',
  );
  const own = await callAs<{ id: string | number }[]>(page, '/api/Customers/for-seller');
  const other = customers.find(({ id }) => !own.some((each) => String(each.id) === String(id)));
  await page.goto(`/seller-customers?id=${other?.id}&tab=cuenta`);
  await expect(page.getByText('Ese cliente ya no existe')).toBeVisible();
});
