import type { Page } from '@playwright/test';
import { callAs } from './call.ts';
import { arrive, expect, expectAccessible, expectNoSidewaysScroll, searchFor, signedInPage, test } from './people.ts';

/** As the demo has it: IVA, selling prices, and 45 % on everything but a few. */
const restore = async (page: Page): Promise<void> => {
  for (const [to, body] of [
    ['include-iva/true', {}],
    ['show-selling-price/true', {}],
    ['special-discounts-included', ['1']],
    ['surcharges', [{ percentage: 45, productBrandId: null, productTypeId: null }]],
  ] as const) {
    await callAs(page, `/api/customer-configuration/${to}`, body);
  }
};

test('margins and IVA change the prices in a colleague’s open search', async ({ browser }) => {
  const page = await arrive(browser, 'cliente.admin');
  const colleague = await arrive(browser, 'cliente');
  await restore(page);
  await searchFor(colleague, 'bkr6e ngk');
  // What can take the place of an article without stock comes after the rows.
  await expect(colleague.getByText(/^Ver \d+ sustitutos?$/).first()).toBeVisible();
  const shown = async () => (await colleague.getByRole('main').innerText()).replace(/\s+/g, ' ');
  const before = await shown();

  await page.goto('/configuration');
  await page.getByLabel('General', { exact: true }).fill('100');
  await expect(page.getByText('hay cambios sin guardar')).toBeVisible();
  await expect(page.getByLabel('NGK', { exact: true })).toHaveAttribute('placeholder', '100,00');
  expect(await shown()).toBe(before);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Guardados')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cambios sin guardar' })).toHaveCount(0);
  await expect.poll(shown).not.toBe(before);

  const withIva = await shown();
  await page.getByLabel(/^Incluir IVA/).click();
  await expect.poll(shown).not.toBe(withIva);
  await page.getByLabel(/^Mostrar precio de venta/).click();
  await expect(page.getByLabel(/^Mostrar precio de venta/)).not.toBeChecked();
  await restore(page);
  await expect.poll(shown).toBe(before);
});

test('a company chooses of which steps of its orders it is mailed, and staff see it at once', async ({ browser }) => {
  const page = await arrive(browser, 'cliente.admin', { at: '/configuration' });
  const usual = ['Sent', 'InDelivery', 'Cancelled'];
  await callAs(page, '/api/customer-configuration/order-mails', usual);
  const staff = await arrive(browser, 'admin', { at: '/admin-customers?id=1' });
  await expect(staff.getByText('Enviado, En reparto, Cancelado')).toBeVisible();
  const mails = page.getByRole('region', { name: 'Correos de tus pedidos' });
  await expect(mails.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await mails.getByLabel(/^Repartido/).click();
  await expect(mails.getByRole('checkbox', { checked: true })).toHaveCount(4);
  await expect(staff.getByText('Enviado, En reparto, Repartido, Cancelado')).toBeVisible();
  await page.reload();
  await expect(mails.getByLabel(/^Repartido/)).toBeChecked();
  await expectAccessible(page);
  await page.route('**/order-mails', (route) => route.abort('connectionreset'));
  await mails.getByLabel(/^Recibido/).click();
  await expect(page.getByText('Se produjo un error al cambiar Correos de tus pedidos')).toBeVisible();
  await expect(mails.getByLabel(/^Recibido/)).not.toBeChecked();
  await page.unroute('**/order-mails');
  await callAs(page, '/api/customer-configuration/order-mails', usual);
  await expect(mails.getByRole('checkbox', { checked: true })).toHaveCount(3);
});

test('what was typed is asked about before it is lost, and kept when a save fails', async ({ browser }) => {
  const page = await signedInPage(browser, 'cliente.admin');
  await restore(page);
  await page.goto('/saved-lists');
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('button', { name: 'ADMINISTRACIÓN' }).click();
  await page.getByRole('link', { name: 'Configuraciones' }).click();
  const general = page.getByLabel('General', { exact: true });
  await general.fill('1a2.5,7');
  await expect(general).toHaveValue('12.57');
  await general.fill('1000');
  await general.press('Enter');
  await expect(page.getByText('Hay recargos para corregir')).toBeVisible();
  await expect(general).toBeFocused();
  await expectAccessible(page);
  await general.fill('62,5');

  // Where one already is nothing is left.
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('button', { name: 'ADMINISTRACIÓN' }).click();
  await page.getByRole('link', { name: 'Configuraciones' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(general).toHaveValue('62,5');
  await page
    .getByRole('link', { name: /^Pedido rápido/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: '¿Salir sin guardar?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL(/configuration$/);
  await page.goBack();
  await expect(page.getByRole('dialog', { name: '¿Salir sin guardar?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/configuration$/);
  await expect(general).toHaveValue('62,5');

  await page.route('**/customer-configuration/surcharges', (route) => route.abort('connectionreset'));
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Se produjo un error al cambiar Recargos, reintente mas tarde')).toBeVisible();
  await expect(general).toHaveValue('62,5');
  await page.unroute('**/customer-configuration/surcharges');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(general).toHaveValue('62,50');

  await page.route('**/include-iva/**', (route) => route.abort('connectionreset'));
  await page.getByLabel(/^Incluir IVA/).click();
  await expect(page.getByText('Se produjo un error al cambiar Incluir IVA, reintente mas tarde')).toBeVisible();
  await expect(page.getByLabel(/^Incluir IVA/)).toBeChecked();

  await general.fill('33');
  await page.goBack();
  await page.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page).toHaveURL(/saved-lists$/);
});

test('a brand in a family has a margin of its own; two windows never write over one another', async ({ browser }) => {
  const page = await signedInPage(browser, 'cliente.admin', { viewport: { width: 390, height: 844 } });
  await restore(page);
  await page.goto('/configuration');
  await page.getByRole('combobox', { name: 'Marca' }).selectOption({ label: 'BOSCH' });
  await page.getByRole('combobox', { name: 'Familia' }).selectOption({ label: 'Encendido' });
  await page.getByRole('button', { name: 'Agregar recargo' }).click();
  const pair = page.getByLabel('BOSCH en Encendido');
  await expect(pair).toHaveAttribute('placeholder', '45,00');
  await pair.fill('51.25');
  await expectNoSidewaysScroll(page);

  const other = await arrive(browser, 'cliente.admin', { at: '/configuration' });
  await other.getByLabel('General', { exact: true }).fill('40');
  await other.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(other.getByText('Guardados')).toBeVisible();

  await expect(page.getByText(/cliente\.admin guardó cambios el [\d/]+ [\d:]+/)).toBeVisible();
  await expect(pair).toHaveValue('51.25');
  await page.getByRole('button', { name: 'Guardar lo mío igual' }).click();
  await expect(pair).toHaveValue('51,25');
  await expect(other.getByLabel('BOSCH en Encendido')).toHaveValue('51,25');
  await page.getByRole('button', { name: 'Quitar el recargo de BOSCH en Encendido' }).click();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(other.getByLabel('BOSCH en Encendido')).toHaveCount(0);
  await restore(page);
});
