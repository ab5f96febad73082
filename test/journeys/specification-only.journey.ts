import type { Locator, Page } from '@playwright/test';
import { startBackEnd } from '#test/stand-in/back-end.ts';
import { type Mode, specificationAnswers } from '#test/stand-in/specification.ts';
import { anotherMostrador, type OtherServer } from './other-server.ts';
import { expect, searchFor, signIn, test } from './people.ts';
import { fill, warrantyFacts } from './warranty-facts.ts';

const modes: readonly Mode[] = ['numbers', 'texts'];

/** Opens a screen by its address and sees something there that only the back end knows. */
const shows = async (page: Page, path: string, text: string | RegExp) => {
  await page.goto(path);
  await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  await expect(page.getByRole('main').getByText(/No se pud/)).toHaveCount(0);
};

const chooseProduct = async (page: Page, field: Locator) => {
  await field.fill('bkr6e');
  await expect(page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option').first()).toBeVisible();
  await field.press('Enter');
};

for (const mode of modes) {
  test.describe(`with a back end that has only the calls of existing servers (${mode})`, () => {
    let web = '';
    let backEnd: Awaited<ReturnType<typeof startBackEnd>>;
    let mostrador: OtherServer;
    test.beforeAll(async ({ baseURL }) => {
      backEnd = await startBackEnd(specificationAnswers(mode));
      const port = Number(new URL(baseURL ?? '').port) + 2;
      mostrador = await anotherMostrador(port, { API_BASE_URL: backEnd.address });
      web = mostrador.address;
    });
    test.afterAll(async () => {
      await mostrador.close();
      await backEnd.close();
    });

    test('a customer searches, fills the cart, changes it and sends it, once', async ({ browser }) => {
      const page = await signIn(browser, 'cliente', { baseURL: web });
      await searchFor(page, 'bkr6e');
      const field = page.getByRole('textbox', { name: 'Cantidad de BKR6E NGK' });
      await field.fill('12');
      await field.press('Enter');
      await expect(page.getByText('en carrito: 12').first()).toBeVisible();
      const [sent = ''] = backEnd.calls.filter((call) => call.startsWith('POST /api/ShoppingCarts'));
      expect(JSON.parse(sent.slice(sent.indexOf('{')))).toMatchObject({
        ...{ code: 'BKR6E', productBrandName: 'NGK', internalCode: 'I-1', offerLotId: null, quantity: 12 },
        offerId: expect.stringMatching(/41/),
      });
      await page.getByRole('link', { name: 'Carrito: 1 artículo' }).click();
      // The field has the same name on both screens.
      await expect(page.getByRole('complementary', { name: 'Pedido' })).toContainText('12.000,00');
      await field.fill('3');
      await field.press('Enter');
      await expect(page.getByText('De regalo:')).toBeVisible();
      await expect(page.getByRole('complementary', { name: 'Pedido' })).toContainText('3.300,00');
      await page.getByRole('combobox', { name: /entrega/i }).selectOption({ label: 'Reparto zona sur' });
      await page.getByRole('button', { name: 'Enviar pedido' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Enviar pedido' }).click();
      await expect(page).toHaveURL(/products-search-by-text/);
      await expect(page.getByRole('link', { name: 'Carrito: 0 artículos' })).toBeVisible();
      expect(backEnd.calls.filter((call) => call.startsWith('POST /api/Orders'))).toHaveLength(1);

      await page.goto('/orders-history');
      await page.getByRole('link', { name: '2026-00000001' }).click();
      const order = page.getByRole('complementary', { name: 'Pedido 2026-00000001' });
      await expect(order).toContainText('BKR6E NGK');
      await expect(order).toContainText('De regalo: Una gorra');
      await expect(order).toContainText('compra mínima 5.000,00');
    });

    // The clients read both alike (test/adapters/http/specification-only.test.ts): what is left for every screen is an
    // id that is no number.
    if (mode === 'numbers') return;

    test('a customer sees what every screen shows', async ({ browser }) => {
      const page = await signIn(browser, 'cliente', { baseURL: web });
      await shows(page, '/current-account', 'A 00001-00000061');
      await shows(page, '/price-list', 'Lista 1');
      await shows(page, '/demands', 'Pedido');
      await shows(page, '/warranties', /RMA-95/);
      await shows(page, '/offers', 'BKR6E');
      await shows(page, '/offers?t=c', 'Service de encendido');
      await shows(page, '/product-news', 'BKR6E');
      await page.goto('/configuration');
      await page.getByRole('checkbox', { name: /^Incluir IVA/ }).click();
      await expect.poll(() => backEnd.calls.filter((call) => /include-iva\/true/.test(call)).length).toBe(1);
    });

    test('a customer finds by vehicle and by family, claims, and asks for a warranty', async ({ browser }) => {
      const page = await signIn(browser, 'cliente', { baseURL: web });
      await page.goto('/products-search-by-vehicles');
      await page.getByLabel('Segmento').selectOption({ label: 'Autos' });
      await expect(page.getByRole('main').getByText('BKR6E').first()).toBeVisible();
      await page.goto('/products-search-by-families');
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page.getByRole('main').getByText('BKR6E').first()).toBeVisible();

      await page.goto('/demands?new=si');
      await page.getByLabel('Origen').selectOption({ label: 'Pedido' });
      await page.getByLabel('Motivo').selectOption({ label: 'Faltante' });
      await page.getByLabel('Fecha de la factura o del pedido').fill('2026-03-09');
      await page.getByLabel('Número de factura o pedido').fill('A 00001-00000777');
      await page.getByLabel('Nota').fill('Vinieron dos de cuatro');
      // This server has no messages that photographs could go with.
      await expect(page.getByRole('group', { name: 'Fotos' })).toHaveCount(0);
      await chooseProduct(page, page.getByRole('combobox', { name: /^(Artículo|Otro artículo)$/ }));
      await page.getByRole('button', { name: 'Enviar reclamo' }).click();
      await expect(page.getByRole('row', { name: /A 00001-00000777/ })).toBeVisible();

      await page.goto('/warranties?new=si');
      await chooseProduct(page, page.getByLabel('Código del artículo'));
      await page.getByLabel('Marca del vehículo').fill('Volkswagen');
      await page.getByLabel('Modelo').fill('Gol');
      await fill(page, warrantyFacts);
      await page.getByLabel('Cómo falló').selectOption({ label: 'Ruido' });
      await page.getByRole('button', { name: 'Enviar garantía' }).click();
      await expect(page.getByRole('row', { name: /RMA-94/ })).toBeVisible();
    });

    test('what it has no call for is said', async ({ browser }) => {
      const page = await signIn(browser, 'cliente', { baseURL: web });
      for (const path of ['/saved-lists', '/quotes']) {
        await page.goto(path);
        await expect(page.getByText('Este servidor no lo ofrece').first()).toBeVisible();
      }
      const asked = page.waitForResponse(/\/api\/SavedSearches(\?|$)/);
      await page.goto('/products-search-by-text?q=bkr6e');
      expect((await asked).status()).toBe(404);
      await expect(page.getByRole('button', { name: 'Marcas y Familias' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Guardar búsqueda' })).toHaveCount(0);
    });

    test('an administrator sees what every screen shows', async ({ browser }) => {
      const page = await signIn(browser, 'admin', { baseURL: web });
      await shows(page, '/admin-customers', 'El Cruce');
      await shows(page, '/admin-sellers', 'Vendedor Uno');
      await shows(page, '/demands-managament', 'El Cruce');
      await shows(page, '/vehicles-brand-segments', 'Volkswagen');
      await shows(page, '/admin-images', 'Slider');
      await shows(page, '/admin-list-price-files', 'Lista 1');
    });

    test('an administrator announces an article, changes the configuration and associates a claim', async ({
      browser,
    }) => {
      const page = await signIn(browser, 'admin', { baseURL: web });
      await page.goto('/admin-product-news');
      await chooseProduct(page, page.getByRole('combobox', { name: 'Artículo' }));
      await page.getByLabel('Marca').selectOption({ label: 'NGK' });
      await page.getByRole('button', { name: 'Agregar novedad' }).click();
      await expect(page.getByRole('row', { name: /BKR6E NGK/ })).toBeVisible();

      // This server keeps no synonyms: there is no such tab, even where the address names it.
      await page.goto('/admin-configuration?tab=busqueda');
      const tabs = page.getByRole('navigation', { name: 'Configuración' });
      await expect(tabs.getByRole('link', { name: 'General' })).toHaveAttribute('aria-current', 'page');
      await expect(tabs.getByRole('link', { name: 'Búsqueda' })).toHaveCount(0);
      const days = page.getByLabel('Días');
      await expect(days).toHaveValue('60');
      await days.fill('75');
      await days.press('Enter');
      await expect(page.getByRole('region', { name: 'Cambios sin guardar' })).toHaveCount(0);
      await page.reload();
      await expect(days).toHaveValue('75');
      // This server only lists the ways to fail: their section says so, and those beside it are changed as ever.
      await tabs.getByRole('link', { name: 'Reclamos' }).click();
      const faults = page.getByRole('region', { name: 'Formas de falla de garantías' });
      await expect(faults).toContainText('Este servidor no permite cambiarlas desde acá.');
      await expect(faults.getByRole('textbox')).toHaveCount(0);
      await page.getByLabel('Nombre').first().fill('Pedido web');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('region', { name: 'Cambios sin guardar' })).toHaveCount(0);

      await page.goto('/demands-managament');
      await page
        .getByRole('button', { name: /^Asociar el reclamo/ })
        .first()
        .click();
      await page.getByRole('dialog').getByLabel('Código Flexxus').fill('RC-9');
      await page.getByRole('dialog').getByRole('button', { name: 'Asociar' }).click();
      await expect(page.getByRole('row', { name: /RC-9/ })).toContainText('En curso');
    });
  });
}
