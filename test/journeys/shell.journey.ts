import { arrive, emptyCart, expect, searchFor, test } from './people.ts';

test('without a network the program opens, says so, and shows no old price', async ({ browser }) => {
  const page = await arrive(browser, 'cliente', { serviceWorkers: 'allow' });
  await searchFor(page, '6203');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // The page after the one that brought it is the first that the service worker serves.
  await page.reload();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const kept = await page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(opened.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/index.html');
  expect(kept.filter((path) => !path.startsWith('/assets/') && path !== '/index.html')).toEqual([]);

  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText('No se pudo conectar con el servidor')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(0);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});

test('what the pointer announces is there when it is asked for', async ({ browser }) => {
  const page = await arrive(browser, 'cliente');
  // The live connection, once it stands, outdates what was asked before it.
  await page.waitForLoadState('networkidle');
  await searchFor(page, 'rodamiento');
  const isSearch = (url: string): boolean => url.endsWith('/search-by-text');
  const second = page.getByRole('link', { name: 'Página 2', exact: true });
  const asked = page.waitForResponse((response) => isSearch(response.url()));
  await second.hover();
  await asked;
  let asksAgain = 0;
  page.on('request', (request) => {
    if (isSearch(request.url())) asksAgain += 1;
  });
  await second.click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('link', { name: 'Página 2', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(asksAgain).toBe(0);
});

for (const width of [390, 320]) {
  test(`at ${width} px the header holds what is in it, with a cart of a million`, async ({ browser }) => {
    const page = await arrive(browser, 'cliente', { viewport: { width, height: 844 } });
    await emptyCart(page);
    await searchFor(page, 'bkr6e');
    await page.getByRole('textbox', { name: 'Cantidad de BKR6E NGK' }).fill('400');
    await page.getByRole('textbox', { name: 'Cantidad de BKR6E NGK' }).press('Enter');
    await expect(page.getByRole('link', { name: /^Carrito: 1 / })).toBeVisible();
    const out = await page.locator('header.top').evaluate((header) => {
      const { top, bottom, left, right } = header.getBoundingClientRect();
      return [...header.querySelectorAll('.home-link, .top-right > *, .search form')]
        .filter((part) => {
          const box = part.getBoundingClientRect();
          return box.top < top || box.bottom > bottom || box.left < left || box.right > right;
        })
        .map(({ className }) => className);
    });
    expect(out).toEqual([]);
    await emptyCart(page);
  });
}
