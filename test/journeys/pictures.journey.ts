import { arrive, emptyCart, expect, searchFor, test } from './people.ts';

test('the picture of a price row is shown wherever it is, in the same box as the drawing', async ({ browser }) => {
  const page = await arrive(browser, 'cliente');
  await emptyCart(page);
  await searchFor(page, 'df-523');
  const product = page.locator('tbody.product').filter({ has: page.getByText('DF523', { exact: true }) });
  // The maker's own row has a picture; its stand-in has the drawing that the product has.
  const own = product.getByRole('row').filter({ hasText: 'BD 5234' });
  const picture = own.locator('.c-pic img');
  await expect(picture).toHaveAttribute('src', /\/products-images\/[^/]+\.svg$/);
  await expect(picture).toHaveAttribute('loading', 'lazy');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const { width, height } = (await picture.boundingBox()) ?? {};
  await expect(product.getByRole('row').first().locator('.c-pic svg')).toHaveAttribute('width', String(width));
  expect(height).toBe(width);

  await searchFor(page, 'BD5234');
  const isShown = expect.poll(() => page.locator('.c-pic img').count());
  await isShown.toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Comparar BD 5234 FREMAX' }).click();
  await page.getByRole('region', { name: 'Comparador' }).getByRole('button', { name: 'Comparar', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('columnheader').locator('img')).toHaveAttribute(
    'src',
    /products-images/,
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ficha de BD 5234 FREMAX' }).click();
  await expect(page.getByRole('img', { name: 'BD 5234, imagen 1' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Agregar BD 5234 FREMAX/ }).click();
  await page.goto('/shopping-cart');
  const line = page.getByRole('row').filter({ hasText: 'BD 5234' });
  await expect(line.locator('img')).toHaveAttribute('src', /products-images/);
  await emptyCart(page);
});

test('a picture that does not come leaves its box to the drawing of the family', async ({ browser }) => {
  const page = await arrive(browser, 'cliente');
  await page.route('**/products-images/**', (route) => route.fulfill({ status: 404 }));
  await searchFor(page, 'BD5234');
  const first = page.locator('tbody.product').first().getByRole('row').first();
  await expect(first.locator('.c-pic svg.drawing')).toBeVisible();
  await expect(first.locator('img')).toHaveCount(0);
});
