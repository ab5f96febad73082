import type { Page } from '@playwright/test';
import { arrive, expect, expectNoSidewaysScroll, listenToErrors, signedInPage, test } from './people.ts';

/** Ten thousand of them, as nobody's hand would write but a program's. */
const many = Array.from({ length: 10_000 }, (_, index) => index).join(',');
/** As many as an address may hold on its way to a server. */
const some = Array.from({ length: 1_500 }, (_, index) => index).join(',');
const script = encodeURIComponent('<script>alert(1)</script><img src=x onerror=alert(2)>');

interface Screen {
  readonly userName: string;
  readonly path: string;
  /** The heading, for any address. */
  readonly heading: RegExp;
  readonly addresses: readonly string[];
}

/**
 * Every screen that reads its address, and addresses that are wrong in all of their parts. What each part may say is a
 * property of who reads it (test/web/url/hand-edited.property.test.ts and those of the searches).
 */
const edited: readonly Screen[] = [
  {
    userName: 'cliente',
    path: '/products-search-by-text',
    heading: /artículos?|¿Qué repuesto buscás\?/,
    addresses: [
      `?q=${script}&page=-5&brand=${many}&type=-1&stock=Blue&offers=7`,
      `?q=${'palabramuylarga'.repeat(12)}`,
      '?productId=999999999&code=NADA&brand=NADIE',
    ],
  },
  {
    userName: 'cliente',
    path: '/products-search-by-vehicles',
    heading: /¿Para qué vehículo es\?|artículos?/,
    addresses: [`?vbs=999&vb=-1&v=${script}`, `?vbs=1&vb=1&v=1&ats=${many},x&es=,,%2C${script}`],
  },
  {
    userName: 'cliente',
    path: '/products-search-by-families',
    heading: /¿De qué familia es\?|artículos?/,
    addresses: [
      `?f=${script}&sf=1&p=-4`,
      `?f=33&interior1=${script}&abs=${many}&vbs=1,2,zz&p=9999`,
      '?typeId=abc&subTypeId=-7&productBrandId=9',
    ],
  },
  {
    userName: 'cliente',
    path: '/offers',
    heading: /Ofertas/,
    addresses: [`?t=zzz&id=${script}`, `?t=o&f=${many}&b=-1&n=99999999`],
  },
  {
    userName: 'cliente',
    path: '/product-news',
    heading: /Novedades/,
    addresses: [`?f=${script}&b=${many}&n=99999999`],
  },
  {
    userName: 'cliente',
    path: '/orders-history',
    heading: /Historial de pedidos/,
    addresses: [`?page=-3&order=${script}`, '?page=99999&order=2026-99999999'],
  },
  {
    userName: 'cliente',
    path: '/quotes',
    heading: /Presupuestos/,
    addresses: [`?page=${many}&quote=${script}&q=%00`, '?page=99999&quote=nada', '?draft=quizas'],
  },
  {
    userName: 'cliente.admin',
    path: '/current-account',
    heading: /Cuentas corrientes/,
    addresses: [`?tab=${script}&page=-3`, `?tab=historica&page=${many}`, '?tab=historica&page=99999'],
  },
  {
    userName: 'cliente.admin',
    path: '/price-list',
    heading: /Listas de precios/,
    addresses: [`?page=-3&q=${script}&listName=../../etc/passwd&id=${many}`],
  },
  {
    userName: 'cliente.admin',
    path: '/demands',
    heading: /Reclamos operativos|Nuevo reclamo/,
    addresses: [`?page=${many}&claim=${script}`, '?new=quizas&claim=2026-99999999&page=99999'],
  },
  {
    userName: 'cliente.admin',
    path: '/warranties',
    heading: /Garantías/,
    addresses: [`?new=${script}&page=99999&id=${many}`],
  },
  {
    userName: 'cliente.admin',
    path: '/configuration',
    heading: /Configuraciones/,
    addresses: [`?tab=${script}&q=${many}`],
  },
  {
    userName: 'gerente',
    path: '/demands-managament',
    heading: /Reclamos operativos/,
    addresses: [`?page=-3&claim=${script}`, `?new=si&claim=${many}&page=99999`, '?claim=2026-99999999'],
  },
  {
    userName: 'gerente',
    path: '/warranties-management',
    heading: /Garantías/,
    addresses: [`?page=abc&rma=${script}`, `?page=99999&rma=${many}`, '?rma=2026-99999999'],
  },
  {
    userName: 'vendedor',
    path: '/seller-customers',
    heading: /Clientes/,
    addresses: [`?q=${script}`, `?q=${'x'.repeat(4000)}%25`],
  },
  {
    userName: 'admin',
    path: '/admin-customers',
    heading: /Clientes/,
    addresses: [`?q=${script}${'x'.repeat(4000)}`],
  },
  {
    userName: 'admin',
    path: '/admin-sellers',
    heading: /Vendedores/,
    addresses: [`?q=${script}${'x'.repeat(4000)}%25`],
  },
  {
    userName: 'admin',
    path: '/admin-current-account',
    heading: /Cuentas corrientes/,
    addresses: [`?q=${script}%00%25`, `?q=${many}`],
  },
  {
    userName: 'admin',
    path: '/admin-configuration',
    heading: /Configuración/,
    addresses: [`?tab=${script}&tab=general`, `?tab=${many}`],
  },
  {
    userName: 'admin',
    path: '/vehicles-brand-segments',
    heading: /Marcas por segmento/,
    addresses: [`?segment=-1&q=${script}&brand=${many}`],
  },
  {
    userName: 'admin',
    path: '/admin-images',
    heading: /Imágenes/,
    addresses: [`?tab=../../etc${script}`, `?tab=${many}&tab=offerlots`],
  },
  {
    userName: 'admin',
    path: '/admin-product-news',
    heading: /Alta de novedades/,
    addresses: [`?id=-1&q=${script}&page=${many}`],
  },
  {
    userName: 'admin',
    path: '/admin-list-price-files',
    heading: /Archivos de listas de precios/,
    addresses: [`?id=-1&name=${script}&page=${many}`],
  },
];

/** Where one goes from each address, so that the next finds its screen as it is when it is opened. */
const between = '/flyers';

/** As if the address had been written over the one that is there. */
const write = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

for (const userName of new Set(edited.map((screen) => screen.userName))) {
  test(`every screen of ${userName} shows what is valid of an address edited by hand`, async ({ browser }) => {
    const page = await arrive(browser, userName, { at: between, viewport: { width: 390, height: 844 } });
    const errors = listenToErrors(page);
    page.on('dialog', (dialog) => {
      throw new Error(`a script of the address ran: ${dialog.message()}`);
    });
    for (const { path, heading, addresses } of edited.filter((screen) => screen.userName === userName)) {
      for (const address of addresses) {
        await test.step(`${path}${address}`.slice(0, 60), async () => {
          await write(page, `${path}${address}`);
          await expect(page.getByRole('heading', { level: 1, name: heading }).first()).toBeVisible();
          await expect(page.locator('.skeleton')).toHaveCount(0);
          await expect(page.getByText('No se pudo mostrar esta pantalla')).toHaveCount(0);
          await expectNoSidewaysScroll(page);
          await write(page, between);
          await expect(page.getByRole('heading', { level: 1, name: 'Flyers' })).toBeVisible();
        });
      }
      // What is not there is answered so; the screen says it, and so does the console.
      expect(errors.filter((error) => !error.includes('404 (Not Found)'))).toEqual([]);
    }
  });
}

test('a long address can be opened anew, and comes to its screen', async ({ browser }) => {
  const page = await signedInPage(browser, 'cliente');
  const errors = listenToErrors(page);
  await page.goto(`/products-search-by-families?f=33&abs=${some}`);
  await expect(page.getByRole('heading', { level: 1, name: /artículos?/ })).toBeVisible();
  expect(errors).toEqual([]);
});
