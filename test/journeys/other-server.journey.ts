import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultDistributor } from '#core/distributor/default-distributor.ts';
import { aMap, anotherMostrador, type OtherServer } from './other-server.ts';
import { arrive, emptyCart, expect, searchFor, signIn, test } from './people.ts';

/**
 * The web served by one Mostrador, its calls, pictures and live events at another (docs/rules/settings.md 2:
 * API_BASE_URL there, WEB_ORIGINS here).
 */
test.describe('with the calls of another distributor', () => {
  let directory = '';
  const opened: OtherServer[] = [];
  let web = '';

  test.beforeAll(async ({ baseURL }) => {
    const home = new URL(baseURL ?? '');
    const map = await aMap();
    directory = mkdtempSync(join(tmpdir(), 'mostrador-house-'));
    const file = join(directory, 'distributor.json');
    writeFileSync(
      file,
      JSON.stringify({ ...defaultDistributor, name: 'Repuestos Paraná', mapEmbed: `${map.address}/mapa` }),
    );
    const mostrador = await anotherMostrador(Number(home.port) + 1, {
      API_BASE_URL: home.origin,
      DISTRIBUTOR_FILE: file,
    });
    opened.push(map, mostrador);
    web = mostrador.address;
  });
  test.afterAll(async () => {
    await Promise.all(opened.map((distributor) => distributor.close()));
    if (directory !== '') rmSync(directory, { recursive: true });
  });

  test('a visitor sees its pictures, and the map of another site', async ({ page }) => {
    await page.goto(`${web}/home`);
    const logo = page.locator('.logo-strip img').first();
    await expect(logo).toBeVisible();
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await logo.getAttribute('src')).not.toContain(web);
    await page.locator('.street-map').scrollIntoViewIfNeeded();
    const map = page.frameLocator(`iframe[title^="Mapa: ${defaultDistributor.address}"]`);
    await expect(map.getByText('Acá estamos')).toBeVisible();
  });

  test('without a script it says how to reach the zones, which only the other distributor knows', async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await page.goto(`${web}/home`);
    expect(await page.locator('#contacto').innerText()).toContain('Llamanos: te decimos el de tu zona');
  });

  test('a customer searches, fills the cart and hears of a colleague', async ({ browser }) => {
    const page = await signIn(browser, 'cliente', { baseURL: web });
    const colleague = await arrive(browser, 'cliente.admin');
    await emptyCart(colleague);
    await searchFor(page, 'bkr6e');
    await page.getByRole('textbox', { name: 'Cantidad de BKR6E NGK' }).press('Enter');
    await expect(page.getByText('en carrito: 4').first()).toBeVisible();
    await expect(colleague.getByRole('link', { name: 'Carrito: 1 artículo' })).toBeVisible();
    await emptyCart(colleague);
    await expect(page.getByRole('link', { name: /^Carrito: 1 / })).toHaveCount(0);
  });
});
