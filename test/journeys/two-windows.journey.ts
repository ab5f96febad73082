import { arrive, emptyCart, expect, searchFor, test } from './people.ts';

test('two windows of one user never write over each other’s cart unsaid', async ({ browser }) => {
  const page = await arrive(browser, 'cliente');
  await emptyCart(page);
  await searchFor(page, 'bkr6e');
  const here = page.getByRole('textbox', { name: 'Cantidad de BKR6E NGK' });
  await here.press('Enter');
  await expect(page.getByText('en carrito: 4')).toBeVisible();

  const other = await page.context().newPage();
  await other.goto('/shopping-cart');
  const there = other.getByRole('textbox', { name: 'Cantidad de BKR6E NGK' });
  await expect(there).toHaveValue('4');

  // Half typed there, changed here: there it is told, and what was typed stays until it is meant.
  await there.fill('12');
  await here.fill('8');
  await here.press('Enter');
  await expect(page.getByText('en carrito: 8')).toBeVisible();
  await expect(other.getByText('Mientras escribías pasó a 8 en el carrito')).toBeVisible();
  await expect(there).toHaveValue('12');
  await there.press('Escape');
  await expect(there).toHaveValue('8');

  // What is meant there shows here by itself, where nothing was being typed.
  await there.fill('16');
  await there.press('Enter');
  await expect(page.getByText('en carrito: 16')).toBeVisible();
  await expect(here).toHaveValue('16');
  await emptyCart(page);
});

test('a window that hears nothing does not send a cart that it never showed', async ({ browser }) => {
  const page = await arrive(browser, 'cliente');
  await emptyCart(page);
  await searchFor(page, 'bkr6e');
  const quantity = page.getByRole('textbox', { name: 'Cantidad de BKR6E NGK' });
  await quantity.press('Enter');
  await expect(page.getByText('en carrito: 4')).toBeVisible();

  const deaf = await page.context().newPage();
  await deaf.route('**/hubs/**', (route) => route.abort());
  await deaf.routeWebSocket('**/hubs/**', (socket) => socket.close());
  await deaf.goto('/shopping-cart');
  await expect(deaf.getByRole('textbox', { name: 'Cantidad de BKR6E NGK' })).toHaveValue('4');
  await quantity.fill('8');
  await quantity.press('Enter');
  await expect(page.getByText('en carrito: 8')).toBeVisible();
  await deaf.getByLabel('Método de entrega').selectOption({ label: 'Expreso' });
  await deaf.getByRole('button', { name: 'Enviar pedido' }).click();
  await deaf.getByRole('dialog').getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(deaf.getByText(/cambió/i).first()).toBeVisible();
  await expect(deaf).toHaveURL(/shopping-cart$/);
  await expect(deaf.getByRole('textbox', { name: 'Cantidad de BKR6E NGK' })).toHaveValue('8');
  await expect(page.getByRole('link', { name: 'Carrito: 1 artículo' })).toBeVisible();
  await emptyCart(page);
});
