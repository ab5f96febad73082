import type { Page } from '@playwright/test';
import { holdClock } from './contexts.ts';
import {
  arrive,
  emptyCart,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  searchFor,
  signedInPage,
  test,
} from './people.ts';

const company = 'Repuestos El Cruce S.R.L.';
const bar = (page: Page) => page.getByRole('complementary', { name: 'Estás actuando como un cliente' });
const enter = (page: Page) => page.getByRole('button', { name: `Ingresar como cliente ${company}` });

const add = async (page: Page): Promise<void> => {
  await searchFor(page, 'bkr6e');
  await page.getByRole('button', { name: /^Agregar BKR6E NGK/ }).click();
};

const send = async (page: Page, addedBy: string): Promise<void> => {
  await page.getByRole('link', { name: /^Carrito/ }).click();
  await expect(page.getByRole('row', { name: /BKR6E NGK/ })).toContainText(addedBy);
  await expect(bar(page)).toBeVisible();
  await page.getByLabel('Método de entrega').selectOption({ label: 'Expreso' });
  await page.getByRole('button', { name: 'Enviar pedido' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Enviar|Confirmar/ })
    .click();
  await expect(page).toHaveURL(/products-search-by-text/);
};

test('a seller finds a customer, orders for them and goes back', async ({ browser }) => {
  const customer = await arrive(browser, 'cliente.admin');
  await emptyCart(customer);
  const seller = await arrive(browser, 'vendedor');
  await seller.getByRole('link', { name: 'CLIENTES' }).click();
  await expect(seller.getByRole('status').filter({ hasText: '12 clientes' })).toBeVisible();
  await expect(
    seller
      .getByRole('row', { name: /Próximo a vencer/ })
      .first()
      .getByRole('button', { name: /^Ingresar/ }),
  ).toHaveCount(0);
  await seller.getByRole('searchbox').fill('CRÚCE');
  await expect(seller).toHaveURL(/q=CR%C3%9ACE/);
  await expect(seller.getByText('1 de 12 clientes')).toBeVisible();

  const other = await seller.context().newPage();
  await other.goto('/product-news');
  await expect(other.getByRole('button', { name: /^Usuario / })).toContainText('Vendedor');

  await enter(seller).click();
  await expect(bar(seller)).toContainText(`Estás actuando como ${company}`);
  await expect(seller).toHaveURL(/products-search-by-text/);
  await expect(seller.getByRole('button', { name: /^Usuario / })).toContainText(company);
  await expect(bar(other)).toBeVisible();

  await add(seller);
  await expect(customer.getByRole('link', { name: 'Carrito: 1 artículo', exact: true })).toBeVisible();
  await send(seller, 'vendedor');

  await bar(seller).getByRole('button', { name: 'Volver' }).click();
  await expect(seller).toHaveURL(/seller-customers/);
  await expect(bar(seller)).toHaveCount(0);
  await expect(seller.getByRole('button', { name: /^Usuario / })).toContainText('Vendedor');
  await expect(seller.getByRole('link', { name: /^Carrito/ })).toHaveCount(0);
  await expect(bar(other)).toHaveCount(0);
  await expect(seller.getByRole('row', { name: company })).toBeVisible();

  await customer.goto('/orders-history');
  await customer.getByRole('row').nth(1).getByRole('link').click();
  await expect(customer.getByText(`por vendedor en nombre de ${company}`)).toBeVisible();
});

test('an admin orders for a customer and goes back by the menu', async ({ browser }) => {
  const page = await arrive(browser, 'admin', { at: '/admin-customers?q=el cruce' });
  await expect(page.getByRole('searchbox')).toHaveValue('el cruce');
  await enter(page).click();
  await expect(page).toHaveURL(/\/home/);
  await expect(bar(page)).toBeVisible();
  await emptyCart(page);
  await add(page);
  await send(page, 'admin');
  // A screen of the admin's own is none of the customer's.
  await page.goto('/admin-customers');
  await expect(page).toHaveURL(/\/home/);
  await page.getByRole('button', { name: /^Usuario / }).click();
  await page.getByRole('button', { name: 'Volver a tu usuario' }).click();
  await expect(page).toHaveURL(/admin-customers/);
  await expect(bar(page)).toHaveCount(0);
});

test('who is refused is told why and stays where they are', async ({ browser }) => {
  const page = await arrive(browser, 'vendedor', { at: '/seller-customers' });
  await page.route('**/api/Login/seller-as-customer', (route) =>
    route.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      json: { type: 'x', title: 'x', status: 403, code: 'customer-not-in-order', facts: { state: 'FirstClaim' } },
    }),
  );
  await enter(page).click();
  await expect(page.getByText(`No se puede logear como el cliente ${company}`)).toBeVisible();
  await expect(page.getByText(/Su estado es Primer reclamo/)).toBeVisible();
  await expect(page).toHaveURL(/seller-customers/);
  await expect(enter(page)).toBeFocused();
});

test('after an hour the seller is themselves again, and is told', async ({ browser }) => {
  const page = await signedInPage(browser, 'vendedor');
  await holdClock(page);
  await page.goto('/seller-customers');
  await enter(page).click();
  await expect(bar(page)).toBeVisible();
  await page.clock.fastForward('01:00:01');
  await expect(page.getByText('Se terminó el tiempo para actuar como cliente')).toBeVisible();
  await expect(page).toHaveURL(/seller-customers/);
  await expect(page.getByRole('button', { name: /^Usuario / })).toContainText('Vendedor');
});

test('on a computer whose clock is two hours ahead a seller acts as a customer all the same', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  await holdClock(page, new Date(Date.now() + 2 * 60 * 60 * 1000));
  await page.goto('/');
  await page.getByLabel('Usuario').fill('vendedor');
  await page.getByLabel('Contraseña', { exact: true }).fill('demo');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.getByRole('link', { name: 'Clientes' }).click();
  await enter(page).click();
  await expect(bar(page)).toBeVisible();
  await page.reload();
  await expect(bar(page)).toBeVisible();
});

for (const look of [
  { userName: 'admin', path: '/admin-customers', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { userName: 'vendedor', path: '/seller-customers', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const) {
  const { userName, path, viewport, colorScheme } = look;

  test(`axe finds nothing while ${userName} acts as a customer at ${viewport.width} px, nor on a list of none`, async ({
    browser,
  }) => {
    const page = await arrive(browser, userName, { at: `${path}?q=nadie se llama así`, viewport, colorScheme });
    await expect(page.getByText('No hay datos que coincidan con el criterio de búsqueda')).toBeVisible();
    await expectAccessible(page);
    await page.getByText('Ver todos los clientes').click();
    await enter(page).click();
    await expect(bar(page)).toBeVisible();
    await searchFor(page, 'bkr6e');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}
