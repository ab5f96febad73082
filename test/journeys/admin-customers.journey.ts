import { fill } from './fields.ts';
import { arrive, expect, expectAccessible, expectGoodLooks, searchFor, signedInPage, test } from './people.ts';

test('an administrator creates a customer, who signs in with what is issued, sees its prices and orders', async ({
  browser,
}) => {
  const admin = await arrive(browser, 'admin', { at: '/admin-customers' });
  await admin.getByRole('link', { name: 'Nuevo cliente' }).click();
  await expect(admin.getByRole('heading', { name: 'Nuevo cliente' })).toBeFocused();
  await admin.getByRole('button', { name: 'Crear cliente' }).click();
  await expect(admin.getByRole('textbox', { name: 'Código', exact: true })).toBeFocused();
  await expect(admin.getByText('Elegí una lista de precios')).toBeVisible();
  await expectAccessible(admin);

  await fill(admin, { Código: 'J-700', 'Razón social': 'Frenos del Litoral S.R.L.', CUIT: '20-26756539-2' });
  await admin.getByRole('textbox', { name: 'Localidad', exact: true }).fill('Paraná');
  await expect(admin.getByText('Ese CUIT no existe')).toBeVisible();
  await admin.getByRole('textbox', { name: 'CUIT', exact: true }).fill('20 26756539 3');
  await expect(admin.getByText('Ese CUIT no existe')).toHaveCount(0);
  await expect(admin.getByRole('textbox', { name: 'Usuario', exact: true })).toHaveValue('j-700');
  await admin.getByRole('combobox', { name: 'Lista de precios' }).selectOption({ index: 1 });
  await admin.getByLabel('1ª %').fill('10');
  await admin.getByLabel('2ª %').fill('5,5');
  await admin.getByRole('button', { name: 'Agregar por marca o familia' }).click();
  await admin.getByLabel('Marca de la bonificación 1').selectOption({ label: 'NGK' });
  await admin.getByLabel('Porcentaje de la bonificación 1').fill('20');
  await admin.getByRole('button', { name: 'Crear cliente' }).click();

  await expect(admin.getByRole('heading', { name: /^Frenos del Litoral/ })).toBeVisible();
  await expect(admin.getByText('Todavía no tiene: generale una')).toHaveCount(2);
  await admin.getByRole('button', { name: 'Generar nueva contraseña para j-700', exact: true }).click();
  // A first password replaces none: nothing is asked.
  const shown = admin.getByText(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
  await expect(shown).toBeVisible();
  const password = await shown.innerText();
  await expectAccessible(admin);

  const customer = await (await browser.newContext()).newPage();
  await customer.goto('/home');
  await customer.getByLabel('Usuario').fill('j-700');
  await customer.getByLabel('Contraseña', { exact: true }).fill(password);
  await customer.getByRole('button', { name: 'Ingresar' }).click();
  await expect(customer.getByRole('button', { name: /^Usuario / })).toBeVisible();
  await searchFor(customer, 'bkr6e ngk');
  const row = customer.getByRole('row', { name: /^BKR6E NGK/ }).first();
  await expect(row).toBeVisible();
  await customer.getByRole('button', { name: /^Agregar BKR6E NGK/ }).click();
  await customer.getByRole('link', { name: /^Carrito/ }).click();
  await customer.getByLabel('Método de entrega').selectOption({ label: 'Expreso' });
  await customer.getByRole('button', { name: 'Enviar pedido' }).click();
  await customer
    .getByRole('dialog')
    .getByRole('button', { name: /Enviar|Confirmar/ })
    .click();
  await expect(customer).toHaveURL(/products-search-by-text/);

  // What was agreed moves while the customer looks at it.
  await admin.getByRole('link', { name: 'Datos', exact: true }).click();
  await admin.getByRole('combobox', { name: 'Estado' }).selectOption({ label: 'Bloqueado' });
  await admin.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(admin.getByText('Se guardaron los cambios')).toBeVisible();
  await searchFor(customer, 'bkr6e ngk');
  await customer.getByRole('button', { name: /^Agregar BKR6E NGK/ }).click();
  await customer.getByRole('link', { name: /^Carrito/ }).click();
  await expect(customer.getByText(/no pued|Bloqueado/i).first()).toBeVisible();
});

test('what another customer has, and what somebody else changed, is said and loses nothing', async ({ browser }) => {
  const admin = await arrive(browser, 'admin', { at: '/admin-customers?q=el cruce' });
  await admin.getByRole('link', { name: /^Repuestos El Cruce/ }).click();
  const code = (await admin.locator('h1 .mono').innerText()).trim();
  await admin.getByRole('link', { name: 'Copiar en uno nuevo' }).click();
  await expect(admin.getByText('Con las condiciones de Repuestos El Cruce S.R.L.')).toBeVisible();
  await expect(admin.getByLabel('1ª %')).toHaveValue('20');
  await fill(admin, { Código: code, 'Razón social': 'Otro', Administrador: 'otro.admin', Usuario: 'otro.x' });
  await admin.getByRole('button', { name: 'Crear cliente' }).click();
  await expect(admin.getByText('Ya hay un cliente con ese código: Repuestos El Cruce S.R.L.')).toBeVisible();
  await expect(admin.getByRole('textbox', { name: 'Código', exact: true })).toBeFocused();
  await expect(admin.getByRole('link', { name: 'Repuestos El Cruce S.R.L.' })).toBeVisible();
  await expect(admin.getByRole('textbox', { name: 'Razón social', exact: true })).toHaveValue('Otro');
  await admin.getByRole('link', { name: 'Repuestos El Cruce S.R.L.' }).click();
  await admin.getByRole('button', { name: 'Salir sin guardar' }).click();

  const other = await admin.context().newPage();
  await other.goto(admin.url());
  await other.getByRole('textbox', { name: 'Localidad', exact: true }).fill('Diamante');
  await admin.getByRole('textbox', { name: 'Dirección', exact: true }).fill('Belgrano 100');
  await other.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(other.getByText('Se guardaron los cambios')).toBeVisible();
  // Both keep what they changed; a field that both changed is asked about.
  await expect(admin.getByRole('textbox', { name: 'Localidad', exact: true })).toHaveValue('Diamante');
  await expect(admin.getByRole('textbox', { name: 'Dirección', exact: true })).toHaveValue('Belgrano 100');
  await expect(admin.getByText(/guardó cambios|cambió también/)).toHaveCount(0);
  await other.getByRole('textbox', { name: 'Dirección', exact: true }).fill('Mitre 5');
  await other.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(
    admin.getByText(/otra persona cambió también Dirección\. El último en guardar fue admin, el [\d/]+ [\d:]+/),
  ).toBeVisible();
  await expect(admin.getByRole('textbox', { name: 'Dirección', exact: true })).toHaveValue('Belgrano 100');
  await admin.getByRole('button', { name: 'Ver lo guardado' }).click();
  await expect(admin.getByRole('textbox', { name: 'Dirección', exact: true })).toHaveValue('Mitre 5');
});

test('customers are narrowed and looked at', async ({ browser }) => {
  const page = await signedInPage(browser, 'admin');
  await page.goto('/admin-customers');
  await page.getByRole('combobox', { name: 'Estado' }).selectOption({ label: 'Bloqueado' });
  await expect(page).toHaveURL(/state=Blocked/);
  await expect(page.getByRole('status').filter({ hasText: ' de ' })).toBeVisible();
  await expectGoodLooks(page);
  await page.getByRole('rowheader').first().getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Agregar por marca o familia' })).toBeVisible();
  await expectGoodLooks(page);
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Estado' })).toHaveValue('Blocked');
});
