import { arrive, expect, expectAccessible, expectNoSidewaysScroll, signedInPage, test } from './people.ts';

test('an admin gives a seller another password, told once, and the seller is out until they use it', async ({
  browser,
}) => {
  const seller = await arrive(browser, 'carolina.peralta');
  const page = await arrive(browser, 'admin', { at: '/admin-sellers' });
  await page.getByRole('searchbox').fill('PERALTA');
  await expect(page).toHaveURL(/q=PERALTA/);
  await expect(page.getByText(/^1 de \d+ vendedores$/)).toBeVisible();
  const button = page.getByRole('button', { name: 'Contraseña de Carolina Peralta' });
  await button.focus();
  await page.keyboard.press('Enter');
  const window = page.getByRole('dialog', { name: 'Contraseña de Carolina Peralta' });
  await expect(window.getByText('La de un vendedor no se puede ver')).toBeVisible();
  await expectAccessible(page);
  const generate = window.getByRole('button', { name: 'Generar nueva contraseña para carolina.peralta' });
  await generate.click();
  // Esc closes the question only.
  await page.keyboard.press('Escape');
  await expect(generate).toBeFocused();
  await expect(window.getByText('La de un vendedor no se puede ver')).toBeVisible();
  await generate.click();
  await page.getByRole('button', { name: 'Generar', exact: true }).click();
  const shown = window.getByText(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
  await expect(shown).toBeVisible();
  await expect(window.getByText('Copiala ahora: no se vuelve a mostrar.')).toBeVisible();
  await expectAccessible(page);
  const password = await shown.innerText();
  await page.keyboard.press('Escape');
  await expect(window).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(window.getByText('La de un vendedor no se puede ver')).toBeVisible();
  await expect(shown).toHaveCount(0);

  await expect(seller).toHaveURL(/\/home$/);
  await seller.getByLabel('Usuario').fill('carolina.peralta');
  await seller.getByLabel('Contraseña', { exact: true }).fill(password);
  await seller.getByRole('button', { name: 'Ingresar' }).click();
  await expect(seller.getByRole('button', { name: /^Usuario / })).toBeVisible();
});

test('sellers that cannot be had are asked for again, and fit a phone', async ({ browser }) => {
  const page = await signedInPage(browser, 'admin', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await page.route('**/api/Sellers/for-admin', (route) => route.abort());
  await page.goto('/admin-sellers?q=nadie se llama así');
  await expect(page.getByText('No se pudieron traer o cambiar los vendedores, reintentá')).toBeVisible();
  await page.unroute('**/api/Sellers/for-admin');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByRole('button', { name: 'Ver todos los vendedores' }).click();
  await expect(page.getByRole('button', { name: 'Contraseña de Martín Ferreyra' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
