import { askWarranty } from './case-acts.ts';
import { arrive, expect, expectGoodLooks, signedInPage, test } from './people.ts';

test('a warranty is taken up and resolved, and its company sees each step without reloading', async ({ browser }) => {
  const customer = await signedInPage(browser, 'cliente.admin');
  const staff = await arrive(browser, 'gerente', { at: '/demands-managament' });
  const colleague = await signedInPage(browser, 'admin');
  await staff.getByRole('navigation', { name: 'Principal' }).getByRole('button', { name: 'GESTIÓN' }).click();
  await staff.getByRole('link', { name: 'Garantías', exact: true }).click();
  await expect(staff).toHaveURL(/\/warranties-management$/);
  await expect(staff.getByRole('heading', { level: 1, name: 'Garantías' })).toBeVisible();
  const rma = await askWarranty(customer, 'A 00009-00000071');
  await customer.goto('/warranties');
  const row = customer.getByRole('row', { name: new RegExp(`^${rma} `) });
  await expect(row).toContainText('Creado');

  // The warranty came in while the list was open, and says all that the customer wrote.
  const take = staff.getByRole('button', { name: new RegExp(`^Tomar la garantía ${rma} `) });
  await expect(take).toBeVisible();
  await staff.getByRole('link', { name: new RegExp(`garantía ${rma}$`) }).click();
  const detail = staff.getByRole('complementary', { name: `Garantía ${rma}` });
  for (const fact of ['A 00009-00000071', 'Volkswagen Gol Trend 1.6 8v 2012', 'ABC123', 'Falla en ralentí']) {
    await expect(detail.getByText(fact)).toBeVisible();
  }
  await expect(detail.getByText('10/01/2025, con 80.000 km')).toBeVisible();

  // A colleague takes it up first: this screen follows, and so does the customer's.
  await colleague.goto(`/warranties-management?rma=${rma}`);
  await colleague.getByRole('button', { name: 'Tomar: pasa a Pendiente' }).click();
  await expect(colleague.getByText(`Garantía RMA ${rma}`)).toBeVisible();
  await expect(take).toHaveCount(0);
  await expect(row).toContainText('Pendiente');
  await expect(detail.getByRole('listitem').filter({ hasText: 'Pendiente' })).toBeVisible();

  await detail.getByRole('button', { name: 'Rechazar' }).click();
  await expect(detail.getByText('Escribí la resolución: la lee el cliente')).toBeVisible();
  await expect(detail.getByLabel('Resolución')).toBeFocused();
  await detail.getByLabel('Resolución').fill('Se repone sin cargo');
  await staff.reload();
  await expect(detail.getByLabel('Resolución')).toHaveValue('Se repone sin cargo');
  await detail.getByRole('button', { name: 'Aceptar' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click();
  await expect(detail.getByRole('heading', { name: 'Resolución' })).toBeVisible();
  await expect(row).toContainText('Se repone sin cargo');
  await expect(row).toContainText('Aceptado');
});

test('who takes up a warranty that a colleague has taken up is told so', async ({ browser }) => {
  const customer = await signedInPage(browser, 'cliente.admin');
  const staff = await signedInPage(browser, 'gerente');
  const rma = await askWarranty(customer, 'A 00009-00000072');
  await staff.goto('/warranties-management');
  const take = staff.getByRole('button', { name: new RegExp(`^Tomar la garantía ${rma} `) });
  await expect(take).toBeVisible();
  // The colleague's step arrives at the server before this one's.
  await staff.route('**/api/Management/Warranties/*/state', async (route) => {
    await route.fetch();
    await route.continue();
  });
  await take.click();
  await expect(staff.getByText('La garantía ya está en estado Pendiente')).toBeVisible();
  await expect(take).toHaveCount(0);
});

test('a list that cannot be had says so, and is asked for again; an empty one says what will be there', async ({
  browser,
}) => {
  const page = await signedInPage(browser, 'gerente');
  // A back end without the list for staff has its pages: neither can be had.
  const list = /\/api\/Management\/(StaffWarranties|Warranties\/1)\??$/;
  await page.route(list, (route) => route.abort());
  await page.goto('/warranties-management');
  await expect(page.getByText('No se pudieron traer las garantías, reintentá')).toBeVisible();
  await page.unroute(list);
  await page.route(list, (route) => route.fulfill({ json: { cases: [], next: null } }));
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('Todavía no hay garantías')).toBeVisible();
});

test('axe finds nothing, light and wide, dark and narrow, and nothing scrolls sideways', async ({ browser }) => {
  const page = await arrive(browser, 'gerente', { at: '/warranties-management' });
  await expect(page.getByRole('button', { name: /^Tomar la garantía/ }).first()).toBeVisible();
  await expectGoodLooks(page);
  await page
    .getByRole('row', { name: /Pendiente/ })
    .first()
    .getByRole('link')
    .click();
  await page.getByRole('button', { name: 'Rechazar' }).click();
  await expect(page.getByText('Escribí la resolución: la lee el cliente')).toBeVisible();
  await expectGoodLooks(page);
});
