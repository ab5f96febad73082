import { arrive, emptyCart, expect, prepareOrder, searchFor, test } from './people.ts';

test('from a code of another maker to an order, with a colleague watching', async ({ browser }) => {
  const customer = await arrive(browser, 'cliente');
  const colleague = await arrive(browser, 'cliente.admin');
  await emptyCart(customer);
  await expect(colleague.getByRole('link', { name: 'Carrito: 0 artículos' })).toBeVisible();

  await searchFor(customer, 'corven-3003');
  const row = customer.getByRole('row', { name: /T-3003 THOMPSON/ });
  await expect(row).toContainText('coincide por CORVEN 3003');
  await row.getByRole('textbox', { name: /Cantidad de T-3003/ }).fill('3');
  await row.getByRole('textbox', { name: /Cantidad de T-3003/ }).press('Enter');
  await expect(row).toContainText('en carrito: 3');
  await expect(row.getByRole('textbox', { name: /Cantidad de T-3003/ })).toBeFocused();

  // Nobody reloaded anything.
  const badge = colleague.getByRole('link', { name: 'Carrito: 1 artículo' });
  await badge.click();
  await expect(colleague.getByRole('row', { name: /T-3003 THOMPSON/ })).toBeVisible();

  await customer.getByRole('link', { name: /^Carrito/ }).click();
  await expect(customer.getByRole('row', { name: /T-3003 THOMPSON/ })).toContainText('cliente');
  await customer.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(customer.getByRole('dialog')).toBeHidden();
  await customer.getByLabel('Método de entrega').selectOption({ label: 'Retira en depósito' });
  await customer.getByLabel('Notas').fill('Para la tarde');
  await expect(customer.getByText('Total sin IVA')).toBeVisible();
  await customer.getByRole('button', { name: 'Enviar pedido' }).click();
  const dialog = customer.getByRole('dialog');
  await expect(dialog).toContainText('$');
  await dialog.getByRole('button', { name: /Enviar|Confirmar/ }).dblclick();

  await expect(customer).toHaveURL(/products-search-by-text/);
  await expect(customer.getByText(/2026-\d{8}/).first()).toBeVisible();
  await expect(colleague.getByRole('link', { name: 'Carrito: 0 artículos' })).toBeVisible();
  await expect(colleague.locator('.cart-link .badge')).toHaveCount(0);
  // The notice goes; on the cart's screen a line stays, and leads to the order.
  await customer.getByRole('link', { name: /^Carrito/ }).click();
  await expect(customer.getByText(/Enviaste el pedido 2026-\d{8}/)).toBeVisible();
  await customer.getByRole('link', { name: 'Ver el pedido' }).click();
  await expect(customer).toHaveURL(/orders-history\?order=2026-\d{8}/);
  await expect(customer.getByText('Para la tarde')).toBeVisible();
  await expect(customer.getByText('Total sin IVA')).toBeVisible();
  await customer.goBack();
  await customer.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect(customer.getByText(/Enviaste el pedido/)).toBeHidden();
  await expect(colleague.getByText(/Recién: cliente envió el pedido 2026-\d{8}/)).toBeVisible();
  await colleague.goto('/orders-history');
  const newest = colleague.getByRole('row').nth(1);
  await expect(newest).toContainText('Enviado');
  await newest.getByRole('link').first().click();
  await expect(colleague.getByText('Para la tarde')).toBeVisible();
  await expect(colleague.getByText('T-3003').first()).toBeVisible();
});

test('the order is named until another cart is begun, and another window is told that its cart was sent', async ({
  browser,
}) => {
  const page = await arrive(browser, 'cliente');
  const confirm = (of: typeof page) =>
    of
      .getByRole('dialog')
      .getByRole('button', { name: /Enviar|Confirmar/ })
      .click();
  await prepareOrder(page, 'De dos ventanas');
  const other = await arrive(browser, 'cliente', { at: '/shopping-cart' });
  await expect(other.getByRole('button', { name: 'Enviar pedido' })).toBeVisible();
  await page.getByRole('button', { name: 'Enviar pedido' }).click();
  await confirm(page);
  await expect(page).toHaveURL(/products-search-by-text/);
  await expect(other.getByText(/Recién: enviaste el pedido 2026-\d{8} desde otra ventana/)).toBeVisible();
  await page.getByRole('link', { name: /^Carrito/ }).click();
  await expect(page.getByText(/Enviaste el pedido 2026-\d{8}/)).toBeVisible();
  await expect(page.getByText(/^Recién/)).toBeHidden();

  await prepareOrder(page, 'El que sigue');
  await expect(page.getByText(/Enviaste el pedido/)).toBeHidden();
  await emptyCart(page);
  await expect(page.getByText('No hay articulos en el carrito de compras')).toBeVisible();
  await expect(page.getByText(/[Ee]nviaste el pedido/)).toBeHidden();
});

test('a line that − or a typed 0 takes out of the cart is put back by Deshacer', async ({ browser }) => {
  const customer = await arrive(browser, 'cliente');
  await emptyCart(customer);
  await searchFor(customer, 'bkr6e');
  await customer.getByRole('button', { name: /^Agregar BKR6E NGK/ }).click();
  await customer.getByRole('link', { name: /^Carrito/ }).click();
  const quantity = customer.getByRole('textbox', { name: 'Cantidad de BKR6E NGK' });
  const takeOut = [
    () => customer.getByRole('button', { name: 'Menos: Cantidad de BKR6E NGK' }).click(),
    async () => {
      await quantity.fill('0');
      await quantity.press('Enter');
    },
  ];
  for (const out of takeOut) {
    await expect(quantity).toHaveValue('4');
    await out();
    await expect(quantity).toHaveCount(0);
    await customer.getByRole('button', { name: 'Deshacer' }).click();
  }
  await expect(quantity).toHaveValue('4');
});

test('an order that the network swallowed is sent again as the same order', async ({ browser }) => {
  const page = await arrive(browser, 'cliente');
  await prepareOrder(page, 'No perder esto');

  const keys: string[] = [];
  let isFirst = true;
  await page.route('**/api/Orders', async (route) => {
    keys.push((await route.request().headerValue('idempotency-key')) ?? '');
    if (!isFirst) return route.continue();
    isFirst = false;
    // The server stores the order; its answer never arrives.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Enviar pedido' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Enviar|Confirmar/ })
    .click();
  await expect(page).toHaveURL(/products-search-by-text/);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('of an order whose answer never comes the cart says that it may be there, and not that the one before was sent', async ({
  browser,
}) => {
  const page = await arrive(browser, 'cliente');
  const sendOrder = async () => {
    await page.getByRole('button', { name: 'Enviar pedido' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Enviar|Confirmar/ })
      .click();
  };
  await prepareOrder(page, 'El de antes');
  await sendOrder();
  await expect(page).toHaveURL(/products-search-by-text/);
  await prepareOrder(page, 'El que no contesta');
  await page.route('**/api/Orders', async (route) => {
    await route.fetch();
    return route.abort('connectionreset');
  });
  await sendOrder();
  const doubt = page.getByText('Todavía no llegó la respuesta del último pedido que enviaste');
  await expect(doubt).toBeVisible();
  await expect(page.getByText(/Enviaste el pedido/)).toBeHidden();
  await page.unroute('**/api/Orders');
  await page.reload();
  await expect(doubt).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Historial de pedidos' }).click();
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByText('El que no contesta')).toBeVisible();
});
