import { emptyCart, expect, expectAccessible, loginIn, searchFor, signedInPage, test } from './people.ts';

test('a blocked customer sees prices and fills the cart, which says from the start whom to call', async ({
  browser,
}) => {
  const page = await signedInPage(browser, await loginIn(browser, 'Blocked'));
  await emptyCart(page);
  await page.goto('/shopping-cart');
  const notice = page.getByText(/estado Bloqueado: por ahora no puede enviar pedidos\. Llamá a .+: .*\d/);
  await expect(notice).toBeVisible();

  await searchFor(page, 'BKR6E');
  await page.getByRole('button', { name: /^Agregar BKR6E NGK/ }).click();
  await page.getByRole('link', { name: 'Carrito: 1 artículo' }).click();
  await expect(notice).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enviar pedido' })).toBeDisabled();
  await expectAccessible(page);
});

test('a closed customer is told so once the password was right', async ({ browser }) => {
  const userName = await loginIn(browser, 'Inactive');
  const page = await (await browser.newContext()).newPage();
  await page.goto('/');
  const tries = [
    ['otra', 'Nombre de usuario y/o password incorrectos'],
    ['demo', 'Tu cuenta está cerrada'],
  ] as const;
  for (const [password, message] of tries) {
    await page.getByLabel('Usuario').fill(userName);
    await page.getByLabel('Contraseña', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Ingresar' }).click();
    await expect(page.getByText(message)).toBeVisible();
  }
});
