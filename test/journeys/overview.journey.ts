import type { Locator, Page } from '@playwright/test';
import { idleCustomersOnAPage } from '#core/overview/idle-customer.ts';
import { type RunningMostrador, startMostrador } from './mostrador.ts';
import {
  arrive,
  emptyCart,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  prepareOrder,
  searchFor,
  test,
} from './people.ts';
import { firstPort, portsOfWorker } from './ports.ts';

test('management sees what was sold as it is ordered, and each figure leads to its list', async ({ browser }) => {
  const staff = await arrive(browser, 'gerente', { at: '/management' });
  const today = staff.getByRole('link', { name: /^Hoy: / });
  await expect(today).toBeVisible();
  // A manager opens the lists of what failed, and only reads there.
  const office = staff.getByRole('region', { name: 'Para revisar' });
  for (const [name, address] of [
    ['Pagos informados sin revisar', /\/admin-payments\?state=waiting$/],
    ['Importaciones que fallaron', /\/admin-imports/],
    ['Trabajos que fallaron', /\/admin-jobs/],
    ['Correos que no salieron', /\/admin-mails\?state=failed$/],
  ] as const) {
    await office.getByRole('link', { name }).click();
    await expect(staff).toHaveURL(address);
    await expect(staff.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(staff.getByRole('button', { name: /^Reintentar|^Enviar|^Aceptar|^Importar/ })).toHaveCount(0);
    await staff.goBack();
  }
  const before = await today.innerText();
  await expectAccessible(staff);
  await expectNoSidewaysScroll(staff);

  const customer = await arrive(browser, 'cliente');
  await prepareOrder(customer, 'Para el resumen');
  await customer.getByRole('button', { name: 'Enviar pedido' }).click();
  await customer
    .getByRole('dialog')
    .getByRole('button', { name: /Enviar|Confirmar/ })
    .click();
  // Nobody reloaded anything.
  await expect(today).not.toHaveText(before);

  // Orders and amounts by day, drawn and as a table.
  const byDay = staff.getByRole('region', { name: 'Pedidos por día' });
  const day = byDay.getByRole('list').getByRole('link');
  await day.nth(3).hover();
  await expect(byDay.getByText((await day.nth(3).getAttribute('aria-label')) ?? '-')).toBeVisible();
  await day.nth(4).focus();
  await expect(byDay.getByText((await day.nth(4).getAttribute('aria-label')) ?? '-')).toBeVisible();
  await byDay.getByText('Ver como tabla').click();
  await expect(byDay.getByRole('row')).toHaveCount(31);
  await expect(byDay.getByRole('row').nth(1)).toContainText(/\d,\d\d/);
  await expectAccessible(staff);
  await expectNoSidewaysScroll(staff);
  for (const [name, address] of [
    [/recibidos$/, /\/admin-orders\?state=Received$/],
    [/en reparto$/, /\/admin-orders\?state=InDelivery$/],
    [/^31–60 días: /, /\/account-ageing\?age=to60$/],
    [/^Toda la deuda: /, /\/account-ageing$/],
  ] as const) {
    await staff.getByRole('link', { name }).click();
    await expect(staff).toHaveURL(address);
    await expect(staff.getByRole('heading', { level: 1 })).toBeVisible();
    await staff.goBack();
  }
  await staff.getByRole('link', { name: 'Pedidos sin recibir' }).click();
  await expect(staff).toHaveURL(/\/admin-orders\?state=Sent/);
  await staff.goBack();
  await today.click();
  await expect(staff).toHaveURL(
    /\/admin-orders\?state=Sent%2CReceived%2CInDelivery%2CDelivered&from=\d{4}-\d\d-\d\d&to=/,
  );
  await expect(staff.getByRole('link', { name: /^Pedido 20/ }).first()).toBeVisible();
});

/** What the figure says, and its list in a window: as many rows, or the sentence where there are none. */
const openList = async (page: Page, figure: string, title: string, none: string): Promise<Locator> => {
  const link = page.getByRole('link', { name: figure });
  const value = page.locator('.figure').filter({ has: link }).locator('b');
  await link.click();
  const list = page.getByRole('dialog', { name: title });
  await expect(async () => {
    const count = Number(await value.innerText());
    await expect(list.locator('tbody tr')).toHaveCount(Math.min(count, idleCustomersOnAPage), { timeout: 500 });
    await expect(list.getByText(none)).toHaveCount(count === 0 ? 1 : 0, { timeout: 500 });
  }).toPass({ timeout: 10_000 });
  return list;
};
const openIdle = (page: Page) =>
  openList(page, 'Clientes sin pedidos', 'Clientes sin pedidos hace 30 días o más', 'Todos los que pueden comprar');

test('figures whose screens are an administrator’s open their list in a window for a manager', async ({ browser }) => {
  const staff = await arrive(browser, 'gerente', { at: '/management' });
  const idle = await openIdle(staff);
  await expectAccessible(staff);
  await expectNoSidewaysScroll(staff);
  const debt = idle.getByRole('link', { name: /^Ver deuda de / }).first();
  const name = (await debt.getAttribute('aria-label'))?.slice('Ver deuda de '.length) ?? '';
  await expect(idle.locator('tbody tr').first()).toContainText(name);
  await debt.click();
  await expect(staff).toHaveURL(/\/account-ageing\?customer=\d+$/);
  await expect(staff.getByRole('heading', { level: 1 })).toBeVisible();
  // Back is at the list again; Esc leaves it for the figures.
  await staff.goBack();
  await expect(idle.locator('tbody tr').first()).toBeVisible();
  await staff.keyboard.press('Escape');
  await expect(idle).toHaveCount(0);
  await expect(staff).toHaveURL(/\/management$/);

  const locked = await openList(staff, 'Ingresos frenados', 'Ingresos frenados', 'Nadie probó de más');
  await expectAccessible(staff);
  await locked.getByRole('button', { name: 'Listo' }).click();
  await expect(locked).toHaveCount(0);

  const files = await openList(
    staff,
    'Listas de precios desactualizadas',
    'Listas de precios desactualizadas',
    'Los archivos de todas las listas están al día.',
  );
  await expectAccessible(staff);
  await files.getByRole('button', { name: 'Listo' }).click();
  await expect(files).toHaveCount(0);
  await expect(staff.getByRole('link', { name: 'Listas de precios desactualizadas' })).toBeFocused();
});

test('a list of figures that does not come says so, and comes with another try', async ({ browser }) => {
  const staff = await arrive(browser, 'gerente', { at: '/management' });
  // The live connection, once it stands, asks anew by itself.
  await staff.waitForLoadState('networkidle');
  const calls = '**/api/Management/Overview/idle-customers*';
  await staff.route(calls, (route) => route.abort());
  await staff.getByRole('link', { name: 'Clientes sin pedidos' }).click();
  const list = staff.getByRole('dialog');
  await expect(list.getByText('No se pudo traer el resumen, reintentá')).toBeVisible();
  await staff.unroute(calls);
  await list.getByRole('button', { name: 'Reintentar' }).click();
  await expect(list.locator('tbody tr').first()).toBeVisible();
});

test('a seller sees their own, and nothing of mails', async ({ browser }) => {
  const seller = await arrive(browser, 'vendedor', { at: '/management' });
  await expect(seller.getByRole('link', { name: 'Pedidos sin recibir' })).toBeVisible();
  await expect(seller.getByRole('region', { name: 'Para revisar' })).toHaveCount(0);
  await openIdle(seller);
});

test('management sees what a customer did not find, and who does not order', async ({ browser }) => {
  const customer = await arrive(browser, 'cliente');
  await searchFor(customer, 'zzqx inexistente');
  await expect(customer.getByText('No hay datos que coincidan con el criterio de búsqueda')).toBeVisible();
  const staff = await arrive(browser, 'admin', { at: '/management' });
  const missed = staff.getByRole('region', { name: 'Búsquedas sin resultado' });
  await expect(missed.getByRole('link', { name: 'zzqx inexistente' })).toBeVisible();
  await expectAccessible(staff);
  const office = staff.getByRole('region', { name: 'Para revisar' });
  for (const [name, address] of [
    ['Pagos informados sin revisar', /\/admin-payments\?state=waiting$/],
    ['Importaciones que fallaron', /\/admin-imports/],
    ['Trabajos que fallaron', /\/admin-jobs/],
    ['Listas de precios desactualizadas', /\/admin-list-price-files$/],
    ['Correos que no salieron', /\/admin-mails\?state=failed$/],
  ] as const) {
    await office.getByRole('link', { name }).click();
    await expect(staff).toHaveURL(address);
    await expect(staff.getByRole('heading', { level: 1 })).toBeVisible();
    await staff.goBack();
  }
  await staff.getByRole('link', { name: 'Clientes sin pedidos' }).click();
  await expect(staff).toHaveURL(/\/admin-customers\?idle=\d{4}-\d\d-\d\d$/);
  await expect(staff.getByLabel('Sin pedidos')).toHaveValue(/^\d{4}-\d\d-\d\d$/);
  await expect(staff.locator('tbody tr').first()).toBeVisible();
});

// A server of their own, that nobody asked yet (what it answers of stock is kept for some minutes), and that stops who
// tries too often.
test.describe('on a server of its own', () => {
  let shop: RunningMostrador;
  test.beforeAll(async ({ browserName: _ }, { parallelIndex }) => {
    shop = await startMostrador(firstPort + parallelIndex * portsOfWorker + 6, { SIGN_IN_LIMIT: '60' });
  });
  test.afterAll(() => shop.close());

  test('management sees what a customer asked for that has no stock, and opens the product and its orders', async ({
    browser,
  }) => {
    const at = { baseURL: shop.address };
    const customer = await arrive(browser, 'cliente', at);
    await emptyCart(customer);
    await searchFor(customer, 'BPR7ES');
    await customer.getByRole('button', { name: /^Agregar BPR7ES NGK/ }).click();
    await customer.getByRole('link', { name: /^Carrito/ }).click();
    await customer.getByLabel('Método de entrega').selectOption({ label: 'Expreso' });
    await customer.getByRole('button', { name: 'Enviar pedido' }).click();
    await customer
      .getByRole('dialog')
      .getByRole('button', { name: /Enviar|Confirmar/ })
      .click();
    await expect(customer.getByRole('link', { name: /^Carrito/ })).not.toContainText('1');
    await searchFor(customer, 'BPR7ES');
    await customer.getByRole('button', { name: /^Agregar BPR7ES NGK/ }).click();
    await expect(customer.getByRole('link', { name: /^Carrito/ })).toContainText('1');
    const staff = await arrive(browser, 'gerente', { ...at, at: '/management' });
    const missing = staff.getByRole('region', { name: 'Artículos pedidos sin stock' });
    const row = missing.getByRole('listitem').filter({ hasText: 'BPR7ES' });
    await expect(row).toContainText(/un cliente · .* más un cliente · .* en carritos/);
    await expectAccessible(staff);
    await expectNoSidewaysScroll(staff);
    // As many orders as are counted, by the price row; a chip says which, and takes it away.
    await row.getByRole('link', { name: /^Pedidos de BPR7ES NGK: un cliente/ }).click();
    await expect(staff).toHaveURL(/\/admin-orders\?.*&product=\d+&from=/);
    const orders = staff.getByRole('link', { name: /^Pedido 20/ });
    await expect(orders).toHaveCount(1);
    await staff.reload();
    await expect(orders).toHaveCount(1);
    await expectAccessible(staff);
    const chip = staff.getByRole('button', { name: 'Quitar Artículo BPR7ES NGK' });
    await chip.click();
    await expect(staff).not.toHaveURL(/product=/);
    await expect(chip).toHaveCount(0);
    await expect(orders.nth(1)).toBeVisible();
    await staff.goBack();
    await missing.getByRole('link', { name: 'BPR7ES', exact: true }).click();
    await expect(staff).toHaveURL(/\/admin-products\?id=\d+$/);
    await expect(staff.getByRole('heading', { level: 1 })).toContainText('BPR7ES');
  });

  test('a login that was tried too often is listed with who it is, and leads an administrator to it', async ({
    browser,
  }) => {
    const at = { baseURL: shop.address };
    const context = await browser.newContext(at);
    const stranger = await context.newPage();
    await stranger.goto('/');
    await expect(async () => {
      await stranger.getByLabel('Usuario').fill('vendedor');
      await stranger.getByLabel('Contraseña', { exact: true }).fill('no es esta');
      await stranger.getByRole('button', { name: 'Ingresar' }).click();
      await expect(stranger.getByText(/demasiad[oa]s/i)).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 60_000 });

    const rowOf = async (staff: Page): Promise<Locator> => {
      const locked = await openList(staff, 'Ingresos frenados', 'Ingresos frenados', 'Nadie probó de más');
      const row = locked.locator('tbody tr').filter({ hasText: 'vendedor' });
      await expect(row).toContainText('del personal');
      await expect(row).toContainText('Demasiados intentos de ingresar');
      await expect(row).toContainText('127.0.0.1');
      await expectAccessible(staff);
      await expectNoSidewaysScroll(staff);
      return row;
    };
    // A manager reads which it is, and has no screen of logins to go to.
    const manager = await arrive(browser, 'gerente', { ...at, at: '/management' });
    await expect((await rowOf(manager)).getByRole('link')).toHaveCount(0);
    const admin = await arrive(browser, 'admin', { ...at, at: '/management' });
    await (await rowOf(admin)).getByRole('link', { name: 'Ver el usuario vendedor' }).click();
    await expect(admin).toHaveURL(/\/admin-staff\?.*id=\d+/);
    await expect(admin.getByText('vendedor', { exact: true }).first()).toBeVisible();
  });
});
