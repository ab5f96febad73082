import { arrive, expect, test } from './people.ts';

test('signing in needs both fields, and says when they are wrong', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Ingresar' });
  await expect(button).toBeDisabled();
  await page.getByLabel('Usuario').fill('cliente');
  await expect(button).toBeDisabled();
  await page.getByLabel('Contraseña', { exact: true }).fill('mala');
  await button.click();
  await expect(page.getByText('Nombre de usuario y/o password incorrectos')).toBeVisible();
  await expect(page.getByLabel('Usuario')).toHaveValue('cliente');
  await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAttribute('type', 'text');
  await page.getByLabel('Contraseña', { exact: true }).fill('demo');
  await button.click();
  await expect(page.getByRole('button', { name: /^Usuario / })).toBeVisible();
  await expect(page.getByText('Nombre de usuario y/o password incorrectos')).toHaveCount(0);
});

test('the menus work by keyboard alone', async ({ browser }) => {
  const page = await arrive(browser, 'cliente');
  const menu = page.getByRole('button', { name: 'OFERTAS Y NOVEDADES' });
  await menu.focus();
  await page.keyboard.press('ArrowDown');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  for (const [key, item] of [
    ['ArrowDown', 'Ofertas'],
    ['ArrowDown', 'Novedades'],
    ['End', 'Flyers'],
    ['ArrowDown', 'Ofertas'],
    ['ArrowUp', 'Flyers'],
    ['Home', 'Ofertas'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('link', { name: item, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');

  const user = page.getByRole('button', { name: /^Usuario / });
  await user.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Esta seguro que desea cerrar la sesión actual?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(user).toBeFocused();
});

test('leaving asks first, clears the session and ends it in every tab', async ({ browser }) => {
  const page = await arrive(browser, 'cliente');
  const other = await page.context().newPage();
  await other.goto('/products-search-by-text?q=correa');
  await expect(other.getByRole('button', { name: /^Usuario / })).toBeVisible();
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('login') ?? '{}') as { token: string }).token,
  );

  await page.getByRole('button', { name: /^Usuario / }).click();
  await page.getByRole('button', { name: 'Cerrar sesión', exact: true }).click();
  await expect(page.getByText('Esta seguro que desea cerrar la sesión actual?')).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Cerrar sesión|Sí|Salir/ })
    .click();
  await expect(page).toHaveURL(/home/);
  expect(await page.evaluate(() => localStorage.getItem('login'))).toBeNull();
  await expect(other).toHaveURL(/home|logout/);
  const after = await page.request.get('/api/Login/me', { headers: { authorization: `Bearer ${token}` } });
  expect(after.status()).toBe(401);
});
