import { callAs } from './call.ts';
import { openClaim } from './case-acts.ts';
import { arrive, expect, expectGoodLooks, signedInPage, test } from './people.ts';

test('a claim is associated and resolved, and its company sees each step without reloading', async ({ browser }) => {
  const customer = await signedInPage(browser, 'cliente.admin');
  const staff = await arrive(browser, 'gerente', { at: '/demands-management' });
  const colleague = await signedInPage(browser, 'admin');
  await expect(staff).toHaveURL(/\/demands-managament$/);
  await expect(staff.getByRole('heading', { level: 1, name: 'Reclamos operativos' })).toBeVisible();
  const number = await openClaim(customer, 'A 00009-00000001');
  await customer.goto(`/demands?claim=${number}`);

  // The claim came in while the list was open.
  const associate = staff.getByRole('button', { name: new RegExp(`^Asociar el reclamo ${number} `) });
  await associate.click();
  const window = staff.getByRole('dialog');
  await window.getByRole('button', { name: 'Asociar' }).click();
  await expect(window.getByText('Ingresá el código Flexxus')).toBeVisible();

  // A colleague is first: this window says so, and with which code.
  await colleague.goto(`/demands-managament?claim=${number}`);
  await colleague
    .getByRole('complementary', { name: `Reclamo ${number}` })
    .getByRole('button', { name: 'Asociar' })
    .click();
  await colleague.getByLabel('Código Flexxus').fill('RC-1');
  await colleague.keyboard.press('Enter');
  await expect(colleague.getByText('Reclamo operativo asociado correctamente')).toBeVisible();
  await window.getByLabel('Código Flexxus').fill('RC-2');
  await window.getByRole('button', { name: 'Asociar' }).click();
  await expect(window.getByText('Alguien ya asoció este reclamo: quedó con el código RC-1')).toBeVisible();
  await window.getByRole('button', { name: 'Cancelar' }).click();
  await expect(associate).toHaveCount(0);
  const detail = customer.getByRole('complementary', { name: `Reclamo ${number}` });
  await expect(detail.getByRole('listitem').filter({ hasText: 'En curso' })).toBeVisible();

  await staff.getByRole('link', { name: new RegExp(`reclamo ${number}$`) }).click();
  const managed = staff.getByRole('complementary', { name: `Reclamo ${number}` });
  await managed.getByRole('button', { name: 'Aceptar' }).click();
  await expect(managed.getByText('Escribí la resolución: la lee el cliente')).toBeVisible();
  await expect(managed.getByLabel('Resolución')).toBeFocused();
  await managed.getByLabel('Resolución').fill('Se repone en el próximo reparto');
  await staff.reload();
  await expect(managed.getByLabel('Resolución')).toHaveValue('Se repone en el próximo reparto');
  await managed.getByRole('button', { name: 'Aceptar' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click();
  await expect(managed.getByRole('heading', { name: 'Resolución' })).toBeVisible();
  await expect(detail.getByText('Se repone en el próximo reparto')).toBeVisible();
  await expect(detail.getByRole('listitem').filter({ hasText: 'Aceptado' })).toBeVisible();
});

test('a claim is found by part of what is known of it, and its resolution corrected with a reason', async ({
  browser,
}) => {
  const customer = await signedInPage(browser, 'cliente.admin');
  const staff = await arrive(browser, 'gerente', { at: '/demands-managament' });
  const number = await openClaim(customer, 'B 00077-00000416');
  await callAs(staff, '/api/Management/Demands/associate', { demandId: number, externalCode: 'RC-416' });
  await customer.goto(`/demands?claim=${number}`);

  const search = staff.getByRole('searchbox', { name: /^Buscar por número/ });
  const rows = staff.getByRole('rowheader');
  await search.fill('77-00000416');
  await expect(rows).toHaveCount(1);
  await search.fill(`26-${Number(number.slice(5))}`);
  await expect(rows).toHaveText([number]);
  await staff.getByRole('link', { name: 'Rechazados', exact: true }).click();
  await expect(staff.getByText('Ningún reclamo coincide con lo que buscás')).toBeVisible();
  await staff.getByRole('link', { name: 'En curso', exact: true }).click();
  await staff.getByRole('link', { name: new RegExp(`reclamo ${number}$`) }).click();

  const detail = staff.getByRole('complementary', { name: `Reclamo ${number}` });
  await detail.getByLabel('Resolución').fill('Se repone');
  await detail.getByRole('button', { name: 'Aceptar' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click();
  await detail.getByRole('button', { name: 'Corregir resolución' }).click();
  const window = staff.getByRole('dialog');
  await window.getByLabel('Resolución').fill('Va nota de crédito');
  await window.getByRole('button', { name: 'Corregir' }).click();
  await expect(window.getByText('Escribí el motivo de la corrección')).toBeVisible();
  await window.getByLabel('Motivo de la corrección').fill('No queda stock');
  await window.getByRole('button', { name: 'Corregir' }).click();
  await expect(detail.getByRole('region', { name: 'Correcciones' })).toContainText(
    'Resolución: «Se repone» → «Va nota de crédito». Motivo: No queda stock',
  );
  // The customer's screen follows.
  await expect(customer.getByText('Va nota de crédito')).toBeVisible();

  // What Resumen counts is what its list shows.
  await staff.goto('/management');
  await staff.getByRole('link', { name: 'Reclamos abiertos' }).click();
  await expect(staff).toHaveURL(/demands-managament\?state=Created(%2C|,)InProgress/);
  await expect(staff.getByRole('cell', { name: 'Aceptado' })).toHaveCount(0);
});

test('a seller looks at the claims of their own customers, and changes none', async ({ browser }) => {
  const seller = await arrive(browser, 'vendedor', { at: '/demands-managament' });
  const first = seller.getByRole('link', { name: /reclamo 20\d\d-\d{8}$/ }).first();
  await first.click();
  await expect(seller.getByRole('complementary', { name: /^Reclamo/ })).toContainText('Seguimiento');
  await expect(seller.getByRole('button', { name: /^(Asociar|Aceptar|Rechazar|Corregir)/ })).toHaveCount(0);
});

test('axe finds nothing, light and wide, dark and narrow, and nothing scrolls sideways', async ({ browser }) => {
  const page = await arrive(browser, 'gerente', { at: '/demands-managament' });
  await expect(page.getByRole('button', { name: /^Asociar el reclamo/ }).first()).toBeVisible();
  await expectGoodLooks(page);
  await page
    .getByRole('row', { name: /En curso/ })
    .first()
    .getByRole('link')
    .click();
  await page.getByRole('button', { name: 'Rechazar' }).click();
  await expect(page.getByText('Escribí la resolución: la lee el cliente')).toBeVisible();
  await expectGoodLooks(page);
});
