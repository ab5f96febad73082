import { arrive, expect, expectAccessible, expectNoSidewaysScroll, signedInPage, test } from './people.ts';

test('an article is announced by keyboard, a customer’s open screen shows it, and it is withdrawn', async ({
  browser,
}) => {
  const customer = await arrive(browser, 'cliente', { at: '/product-news' });
  await expect(customer.locator('tbody.product').first()).toBeVisible();
  const theirs = customer.getByRole('rowheader', { name: /^BKR6E NGK/ });
  await expect(theirs).toHaveCount(0);

  const page = await arrive(browser, 'admin', { at: '/admin-product-news' });
  await page.getByRole('button', { name: 'Agregar novedad' }).click();
  await expect(page.getByText('Elegí un artículo por su código')).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Artículo' });
  await expect(field).toBeFocused();
  await field.fill('bkr6e');
  await expect(page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option').first()).toBeVisible();
  await field.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Marca' })).toBeFocused();
  await page.getByRole('combobox', { name: 'Marca' }).selectOption({ label: 'NGK' });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Agregar novedad' }).click();
  const row = page.getByRole('row', { name: /BKR6E NGK/ });
  await expect(row).toBeVisible();
  await expect(theirs).toBeVisible();

  await field.fill('bkr6e');
  await expect(page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option').first()).toBeVisible();
  await field.press('Enter');
  await page.getByRole('combobox', { name: 'Marca' }).selectOption({ label: 'NGK' });
  await page.getByRole('button', { name: 'Agregar novedad' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'ya está entre las novedades' })).toBeVisible();
  await expect(field).toHaveValue(/BKR6E/i);

  await row.getByRole('button', { name: /^Quitar/ }).click();
  await page.getByRole('button', { name: 'Quitar novedad' }).click();
  await expect(row).toHaveCount(0);
  await expect(theirs).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('news that cannot be had are asked for again, and nothing goes sideways on a phone', async ({ browser }) => {
  const page = await signedInPage(browser, 'admin', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await page.route('**/api/product-news', (route) => route.abort());
  await page.goto('/admin-product-news');
  await expect(page.getByText('No se pudieron traer o cambiar las novedades, reintentá')).toBeVisible();
  await page.unroute('**/api/product-news');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('button', { name: /^Quitar/ }).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
