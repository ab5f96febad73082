import { arrive, emptyCart, expect, expectAccessible, expectNoSidewaysScroll, searchFor, test } from './people.ts';

/** Beside the screens that roles.journey.ts walks through: what they show once something was done on them. */
for (const look of [
  { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const) {
  test(`axe finds nothing on a cart with lines, an open card and nothing found at ${look.viewport.width} px, ${look.colorScheme}`, async ({
    browser,
  }) => {
    const page = await arrive(browser, 'cliente', look);
    await emptyCart(page);
    await searchFor(page, 'bkr6e');
    await page.getByRole('textbox', { name: 'Cantidad de BKR6E NGK' }).press('Enter');
    await expect(page.getByText('en carrito: 4').first()).toBeVisible();
    await page.getByRole('button', { name: 'Ficha de BKR6E NGK' }).click();
    await expect(page.getByRole('dialog', { name: 'BKR6E NGK' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: /^Carrito/ }).click();
    await expect(page.getByRole('heading', { name: 'Pedido', exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    for (const width of [600, 768, 800, 992]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
      // Pressed for a trial: it would not be where something lies over it.
      await page.getByRole('button', { name: 'Quitar BKR6E NGK' }).click({ trial: true });
    }
    await page.setViewportSize(look.viewport);
    await page.goto('/products-search-by-text?q=nadaparecido');
    await expect(page.getByText('No hay datos que coincidan')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await emptyCart(page);
  });
}
