import { arrive, emptyCart, expect, expectAccessible, searchFor, test } from './people.ts';

const looks = [
  { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const;

for (const look of looks) {
  const name = `${look.viewport.width} px, ${look.colorScheme}`;

  test(`axe finds nothing for a visitor at ${name}`, async ({ browser }) => {
    const page = await (await browser.newContext(look)).newPage();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });

  test(`axe finds nothing for a customer at ${name}, and nothing scrolls sideways`, async ({ browser }) => {
    const page = await arrive(browser, 'cliente', look);
    await emptyCart(page);
    const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    await page.goto('/shopping-cart');
    await expect(page.getByText('No hay articulos en el carrito de compras')).toBeVisible();
    await expectAccessible(page);
    await searchFor(page, 'bkr6e');
    await expectAccessible(page);
    expect(await isWide()).toBe(false);
    await page.getByRole('textbox', { name: 'Cantidad de BKR6E NGK' }).press('Enter');
    await expect(page.getByText('en carrito: 4').first()).toBeVisible();
    await page.goto('/shopping-cart');
    await expect(page.getByRole('heading', { name: 'Pedido' })).toBeVisible();
    await expectAccessible(page);
    expect(await isWide()).toBe(false);
    await page.goto('/orders-history');
    await expect(page.getByRole('heading', { name: 'Historial de pedidos' })).toBeVisible();
    await expectAccessible(page);
    expect(await isWide()).toBe(false);
    await page.goto('/products-search-by-text?q=nadaparecido');
    await expect(page.getByText('No hay datos que coincidan')).toBeVisible();
    await expectAccessible(page);
  });
}
