import type { Page } from '@playwright/test';
import { arrive, expect, expectAccessible, expectNoSidewaysScroll, signedInPage, test } from './people.ts';

/** Ends this page's session at the server, as a changed password does; the page learns it by its live connection. */
const endSession = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('login') ?? '{}') as { token: string };
    return (await fetch('/api/Login/logout', { method: 'POST', headers: { authorization: `Bearer ${token}` } })).status;
  });

const signInAgain = async (page: Page, userName: string): Promise<void> => {
  await page.getByLabel('Usuario').fill(userName);
  await page.getByLabel('Contraseña', { exact: true }).fill('demo');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByRole('button', { name: /^Usuario / })).toBeVisible();
};

const endedNotice = (page: Page) => page.getByRole('status').filter({ hasText: 'Tu sesión terminó' });

test('a session that the server ended says so, and signing in again leads back to the same screen', async ({
  browser,
}) => {
  const page = await arrive(browser, 'cliente.admin', { at: '/demands?new=si' });
  await page.getByLabel('Número de factura o pedido').fill('A 00001-00000019');
  await page.getByLabel('Nota').fill('Vino a medio escribir');
  expect(await endSession(page)).toBeLessThan(300);
  await expect(endedNotice(page)).toContainText('Ingresá de nuevo y seguís donde estabas');
  await expect(page).toHaveURL(/\/home$/);
  await expectAccessible(page);
  await signInAgain(page, 'cliente.admin');
  await expect(page).toHaveURL(/\/demands\?new=si$/);
  await expect(page.getByLabel('Número de factura o pedido')).toHaveValue('A 00001-00000019');
  await expect(page.getByLabel('Nota')).toHaveValue('Vino a medio escribir');
  await expect(endedNotice(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Descartar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click();
});

test('what was typed into the configuration is there again, a password too', async ({ browser }) => {
  const page = await arrive(browser, 'admin', { at: '/admin-configuration?tab=mails' });
  const password = page.getByLabel('Contraseña').first();
  await password.fill('a medio escribir');
  expect(await endSession(page)).toBeLessThan(300);
  await expect(endedNotice(page)).toBeVisible();
  await signInAgain(page, 'admin');
  await expect(page).toHaveURL(/tab=mails$/);
  await expect(password).toHaveValue('a medio escribir');
  await expect(page.getByRole('region', { name: 'Cambios sin guardar' })).toBeVisible();
});

test('a synonym that was not saved is there again', async ({ browser }) => {
  const page = await arrive(browser, 'admin', { at: '/admin-configuration?tab=busqueda' });
  await page.getByRole('button', { name: 'Agregar sinónimo' }).click();
  await page.keyboard.type('a medio escribir');
  expect(await endSession(page)).toBeLessThan(300);
  await expect(endedNotice(page)).toBeVisible();
  await signInAgain(page, 'admin');
  await expect(page).toHaveURL(/tab=busqueda$/);
  await expect(page.getByLabel('Lo que se escribe')).toHaveValue('a medio escribir');
  await expect(page.getByRole('region', { name: 'Cambios sin guardar' })).toBeVisible();
});

test('an open window and a quantity that was not sent are there again', async ({ browser }) => {
  const page = await arrive(browser, 'gerente', { at: '/demands-managament' });
  await page
    .getByRole('button', { name: /^Asociar el reclamo/ })
    .first()
    .click();
  const code = page.getByRole('dialog').getByLabel('Código Flexxus');
  await code.fill('RC-777');
  expect(await endSession(page)).toBeLessThan(300);
  await expect(endedNotice(page)).toBeVisible();
  await signInAgain(page, 'gerente');
  await expect(code).toHaveValue('RC-777');

  const counter = await arrive(browser, 'cliente.admin', { at: '/products-search-by-text?q=BD5234' });
  const quantity = counter.getByRole('textbox', { name: /^Cantidad/ }).first();
  await quantity.fill('17');
  expect(await endSession(counter)).toBeLessThan(300);
  await expect(endedNotice(counter)).toBeVisible();
  await signInAgain(counter, 'cliente.admin');
  await expect(quantity).toHaveValue('17');
});

test('a second tab says so too, and goes on where it was', async ({ browser }) => {
  const page = await arrive(browser, 'cliente.admin', { at: '/orders-history' });
  const second = await page.context().newPage();
  await second.goto('/current-account');
  await expect(second.getByRole('button', { name: /^Usuario / })).toBeVisible();
  expect(await endSession(page)).toBeLessThan(300);
  for (const each of [page, second]) await expect(endedNotice(each)).toBeVisible();
  await signInAgain(page, 'cliente.admin');
  await expect(page).toHaveURL(/\/orders-history/);
  await expect(second).toHaveURL(/\/current-account/);
  await expect(endedNotice(second)).toHaveCount(0);
});

test('somebody else begins at the beginning, and sees nothing of what was being written', async ({ browser }) => {
  const page = await arrive(browser, 'cliente.admin', {
    at: '/quick-order',
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
  });
  await page.getByLabel(/Pegá tu pedido/).fill('62/22 DBH 2');
  expect(await endSession(page)).toBeLessThan(300);
  await expect(endedNotice(page)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await signInAgain(page, 'cliente');
  await expect(page).toHaveURL(/\/products-search-by-text$/);
  await page.goto('/quick-order');
  await expect(page.getByLabel(/Pegá tu pedido/)).toHaveValue('');
});

test('a reload after the server ended the session says so too, and the address is kept', async ({ browser }) => {
  const page = await signedInPage(browser, 'cliente.admin');
  // The page does not learn of the end before its reload: neither by its connection nor by an answer on its way.
  await page.route('**/hubs/**', () => undefined);
  await page.goto('/orders-history?page=2');
  await expect(page.getByRole('button', { name: /^Usuario / })).toBeVisible();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  const calls = /\/api\/(?!Login\/logout)/;
  await page.route(calls, () => undefined);
  expect(await endSession(page)).toBeLessThan(300);
  await page.unroute(calls);
  await page.reload();
  await expect(endedNotice(page)).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  await page.reload();
  await expect(endedNotice(page)).toBeVisible();
  await signInAgain(page, 'cliente.admin');
  await expect(page).toHaveURL(/\/orders-history/);
});

test('of two sections only the one that really collided is asked about; the other keeps what was typed', async ({
  browser,
}) => {
  const page = await arrive(browser, 'admin', { at: '/admin-configuration?tab=reclamos' });
  const other = await arrive(browser, 'admin', { at: '/admin-configuration?tab=reclamos' });
  const part = (where: Page, name: RegExp) => where.getByRole('region', { name });
  await part(page, /^Orígenes/)
    .getByRole('button', { name: 'Agregar origen' })
    .click();
  await page.keyboard.type('Mostrador');
  await part(page, /^Motivos/)
    .getByRole('button', { name: 'Agregar motivo' })
    .click();
  await page.keyboard.type('Llegó tarde');

  await part(other, /^Orígenes/)
    .getByRole('button', { name: 'Agregar origen' })
    .click();
  await other.keyboard.type('Teléfono');
  await other.keyboard.press('Enter');
  const bar = (where: Page) => where.getByRole('region', { name: 'Cambios sin guardar' });
  await expect(bar(other)).toHaveCount(0);

  await expect(bar(page)).toContainText('admin guardó cambios mientras tanto: ahora dice «Teléfono»');
  await expect(bar(page)).not.toContainText('Motivos');
  await page.getByRole('button', { name: 'Ver lo guardado' }).click();
  await expect(
    part(page, /^Orígenes/)
      .getByLabel('Nombre')
      .last(),
  ).toHaveValue('Teléfono');
  await expect(
    part(page, /^Motivos/)
      .getByLabel('Nombre')
      .last(),
  ).toHaveValue('Llegó tarde');
  await expect(bar(page)).toContainText('hay cambios sin guardar');
  await expect(bar(page)).not.toContainText('Orígenes');

  await part(page, /^Motivos/)
    .getByRole('button', { name: 'Quitar motivo Llegó tarde' })
    .click();
  await part(page, /^Orígenes/)
    .getByRole('button', { name: 'Quitar origen Teléfono' })
    .click();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(bar(page)).toHaveCount(0);
});

test('what was typed in a window of a price list is there when it is opened again', async ({ browser }) => {
  const page = await arrive(browser, 'gerente', { at: '/admin-price-lists?id=2' });
  const open = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const [button, field, typed] of [
    ['Cambiar precios', 'Porcentaje', '7,5'],
    ['Cambiar el nombre', 'Nombre', 'Lista Dos'],
  ] as const) {
    await open(button);
    await dialog.getByLabel(field).fill(typed);
    expect(await endSession(page)).toBeLessThan(300);
    await expect(endedNotice(page)).toBeVisible();
    await signInAgain(page, 'gerente');
    await expect(page).toHaveURL(/id=2$/);
    await open(button);
    await expect(dialog.getByLabel(field)).toHaveValue(typed);
    await page.keyboard.press('Escape');
  }
  await open('Asignar clientes');
  const marks = dialog.getByRole('checkbox');
  await marks.nth(0).check();
  await marks.nth(1).check();
  expect(await endSession(page)).toBeLessThan(300);
  await expect(endedNotice(page)).toBeVisible();
  await signInAgain(page, 'gerente');
  await open('Asignar clientes');
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(dialog.getByRole('button', { name: 'Asignar a 2' })).toBeEnabled();
});
