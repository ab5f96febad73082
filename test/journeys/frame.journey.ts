import { holdClock } from './contexts.ts';
import { arrive, emptyCart, expect, searchFor, signedInPage, signIn, test } from './people.ts';

test('a toast stands at the bottom right for five seconds, and waits while it is looked at', async ({ browser }) => {
  const page = await arrive(browser, 'cliente', { viewport: { width: 1440, height: 900 } });
  await emptyCart(page);
  await searchFor(page, 'bkr6e');
  await holdClock(page);
  const quantity = page.getByRole('textbox', { name: 'Cantidad de BKR6E NGK' });
  const toast = page.locator('.toast').filter({ hasText: 'La cantidad debe ser múltiplo de 4' });
  const refuse = async () => {
    await quantity.fill('6');
    await quantity.press('Enter');
    await expect(toast).toBeVisible();
  };
  await refuse();
  const box = await toast.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1440 - 40);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(900 - 40);
  await page.clock.fastForward(2_500);
  await expect(toast).toBeVisible();
  await page.clock.fastForward(2_600);
  await expect(toast).toHaveCount(0);

  await refuse();
  await toast.hover();
  await page.clock.fastForward(60_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(10, 400);
  await page.clock.fastForward(5_100);
  await expect(toast).toHaveCount(0);

  await refuse();
  await toast.getByRole('button', { name: 'Cerrar aviso' }).click();
  await expect(toast).toHaveCount(0);
});

test('promotions go round beneath every screen, are held and stopped, and lead on', async ({ browser }) => {
  const page = await signedInPage(browser, 'cliente', { viewport: { width: 1440, height: 900 } });
  await holdClock(page);
  await page.goto('/flyers');
  const banner = page.getByRole('complementary', { name: 'Promociones' });
  const first = banner.getByRole('link').first();
  await expect(banner.getByRole('link')).toHaveCount(4);
  const before = await first.innerText();
  await page.clock.fastForward(5_100);
  await expect(first).not.toHaveText(before);
  await banner.getByRole('button', { name: 'Anteriores' }).click();
  await expect(first).toHaveText(before);
  await banner.getByRole('button', { name: 'Pausar' }).click();
  await page.mouse.move(10, 300);
  await page.clock.fastForward(60_000);
  await expect(first).toHaveText(before);
  await banner.getByRole('button', { name: 'Siguientes' }).click();
  await expect(first).not.toHaveText(before);
  await first.click();
  await expect(page).toHaveURL(/\/offers\?t=c&id=\d+|\/products-search-by-families\?/);
});

test('what the signs of stock mean stands on the public page, signed in or not', async ({ browser }) => {
  const visitor = await (await browser.newContext()).newPage();
  const manager = await signedInPage(browser, 'gerente');
  for (const page of [visitor, manager]) {
    await page.goto('/home');
    const legend = page.getByRole('region', { name: 'Referencias de stock' });
    for (const word of ['Disponible', 'Consultar', 'No disponible']) {
      await expect(legend.getByText(word, { exact: true })).toBeVisible();
    }
  }
});

test('the zone’s WhatsApp is one link away, and still there when it cannot be asked for', async ({ browser }) => {
  const page = await signIn(browser, 'cliente');
  const link = page.getByRole('link', { name: 'WhatsApp zona norte' });
  await expect(link).toHaveAttribute('href', /^https:\/\/(wa\.me|api\.whatsapp\.com)\//);
  expect(await page.evaluate(() => localStorage.getItem('Whatsapp'))).toContain('wa.me');
  await page.route('**/api/Public/whatsapp', (route) => route.abort());
  await page.reload();
  await expect(link).toBeVisible();
});

test('who never ordered has an empty history that says what to do', async ({ browser }) => {
  const page = await arrive(browser, 'vendedor', { at: '/seller-customers' });
  await page
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: 'Nunca' }) })
    .getByRole('button', { name: /^Ingresar/ })
    .first()
    .click();
  await expect(page.getByText('Estás actuando como')).toBeVisible();
  await page.goto('/orders-history');
  await expect(page.getByText('No hay articulos en el carrito de compras')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Buscar artículos' }).click();
  await expect(page).toHaveURL(/products-search-by-text/);
});

test('a restored address adds nothing to the history for a second', async ({ browser }) => {
  const page = await signedInPage(browser, 'cliente');
  await holdClock(page);
  const path = '/products-search-by-families?f=33&sf=34';
  await page.goto(path);
  const low = page.getByLabel('Diámetro interior: desde');
  await expect(low).toBeVisible();
  const length = () => page.evaluate(() => history.length);
  const before = await length();
  await page.reload();
  await expect(low).toBeVisible();
  await page.getByLabel('Segmentos').selectOption({ index: 1 });
  await expect(page).toHaveURL(/&s=\d+/);
  expect(await length()).toBe(before);
  await page.clock.fastForward(1_100);
  await page.getByLabel('Segmentos').selectOption({ index: 2 });
  await expect.poll(length).toBe(before + 1);
});
