/** The manual's pictures of ordering, promotions, customers and what is done on a phone; see manual-scenes.mjs. */
import { around, dialog, down, fillCart, openCart, pasteOrder, quote, search } from './manual-gestures.mjs';

export const orderingScenes = [
  {
    name: 'carrito',
    who: 'cliente',
    set: async (page) => {
      await fillCart(page);
      await openCart(page);
      return down(660);
    },
  },
  {
    name: 'carrito-confirmar',
    who: 'cliente',
    set: async (page) => {
      await fillCart(page);
      await openCart(page);
      await page.getByLabel('Método de entrega').selectOption({ label: 'Expreso' });
      await page.getByRole('button', { name: 'Enviar pedido' }).click();
      return around(dialog(page), 24);
    },
  },
  {
    name: 'telefono-carrito',
    who: 'cliente',
    onPhone: true,
    set: async (page) => {
      await page.goto('/shopping-cart');
      await page.getByText('BKR6E', { exact: true }).waitFor();
    },
  },
  {
    name: 'telefono-busqueda',
    who: 'cliente',
    onPhone: true,
    set: async (page) => {
      await search(page, 'amortiguador gol');
    },
  },
  {
    name: 'telefono-ficha',
    who: 'cliente',
    onPhone: true,
    set: async (page) => {
      await search(page, 'amortiguador gol');
      await page.getByRole('button', { name: 'Ficha de 1480C CORVEN' }).click();
      await dialog(page).waitFor();
    },
  },
  {
    name: 'telefono-pedido-rapido',
    who: 'cliente',
    onPhone: true,
    set: async (page) => {
      await pasteOrder(page);
      await page.getByText(/renglón sin pedido/).evaluate((line) => line.scrollIntoView({ block: 'start' }));
      await page.mouse.wheel(0, -130);
    },
  },
  {
    name: 'telefono-historial',
    who: 'cliente',
    onPhone: true,
    set: async (page) => {
      await page.goto('/orders-history');
      await page
        .getByRole('link', { name: /^20\d\d-/ })
        .nth(2)
        .waitFor();
    },
  },
  {
    name: 'oscuro',
    who: 'cliente',
    isDark: true,
    set: async (page) => {
      await search(page, 'bkr6e');
      return down(480);
    },
  },
  {
    name: 'sin-conexion',
    who: 'cliente',
    set: async (page) => {
      await search(page, 'bkr6e');
      await page.context().setOffline(true);
      await page.getByText(/^Lo que escribiste queda acá/).waitFor();
      return down(260);
    },
  },
  {
    name: 'pedido-rapido',
    who: 'cliente',
    set: async (page) => pasteOrder(page),
  },
  {
    name: 'presupuesto-armar',
    who: 'cliente',
    set: async (page) => quote(page),
  },
  {
    name: 'presupuesto',
    who: 'cliente',
    set: async (page) => {
      await quote(page);
      await page.getByRole('button', { name: 'Guardar presupuesto' }).click();
      await page.getByRole('heading', { name: /^Presupuesto P / }).waitFor();
    },
  },
  {
    name: 'telefono-presupuesto',
    who: 'cliente',
    onPhone: true,
    set: async (page) => {
      await page.goto('/quotes');
      await page.getByRole('link', { name: /^P / }).first().click();
      await page.getByRole('heading', { name: /^Presupuesto P / }).waitFor();
    },
  },
  {
    name: 'listas-guardadas',
    who: 'cliente',
    set: async (page) => {
      await openCart(page);
      for (const name of ['Pedido de los lunes', 'Reposición de rodamientos']) {
        await page.getByRole('button', { name: 'Guardar como lista' }).click();
        await dialog(page).getByLabel('Nombre de la lista').fill(name);
        await dialog(page).getByRole('button', { name: 'Guardar lista' }).click();
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
      await page.goto('/saved-lists');
      await page
        .getByRole('button', { name: /^Poner en el carrito/ })
        .first()
        .waitFor();
      return down(330);
    },
  },
  {
    name: 'ofertas',
    who: 'cliente',
    set: async (page) => {
      await page.goto('/offers?t=c');
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      return down(600);
    },
  },
  {
    name: 'novedades',
    who: 'cliente',
    set: async (page) => {
      await page.goto('/product-news');
      await page.getByLabel('Familia').waitFor();
      return down(480);
    },
  },
  {
    name: 'flyers',
    who: 'cliente',
    set: async (page) => {
      await page.goto('/flyers');
      await page.getByRole('button', { name: /^Ver / }).first().waitFor();
      return down(560);
    },
  },
  {
    name: 'historial',
    who: 'cliente',
    set: async (page) => {
      await page.goto('/orders-history');
      await page
        .getByRole('link', { name: /^20\d\d-/ })
        .nth(2)
        .click();
      await page.getByRole('complementary', { name: /^Pedido/ }).waitFor();
    },
  },
  {
    name: 'cuenta-corriente',
    who: 'cliente',
    set: async (page) => {
      await page.goto('/current-account');
      await page.getByRole('row', { name: /^Total/ }).waitFor();
      await page.getByText('Datos bancarios para transferencias').waitFor();
      return down(640);
    },
  },
  {
    name: 'listas-de-precios',
    who: 'cliente',
    set: async (page) => {
      await page.goto('/price-list');
      await page
        .getByText(/^Actualizada/)
        .first()
        .waitFor();
      return down(240);
    },
  },
  {
    name: 'archivos-de-listas',
    who: 'admin',
    set: async (page) => {
      await page.goto('/admin-list-price-files');
      await page.getByRole('button', { name: 'Regenerar' }).click();
      await page.getByRole('progressbar').waitFor();
      return down(380);
    },
  },
  {
    name: 'comprobantes',
    who: 'admin',
    set: async (page) => {
      await page.goto('/admin-current-account?q=4158');
      await page
        .getByRole('button', { name: /^Estado de / })
        .first()
        .waitFor();
      return down(520);
    },
  },
  {
    name: 'clientes',
    who: 'vendedor',
    set: async (page) => {
      await page.goto('/seller-customers');
      await page.getByText('12 clientes').waitFor();
      return down(660);
    },
  },
  {
    name: 'clientes-contrasenas',
    who: 'vendedor',
    set: async (page) => {
      await page.goto('/seller-customers?q=el cruce');
      await page.getByRole('button', { name: /^Contraseñas de/ }).click();
      await page.getByRole('button', { name: 'Mostrar la contraseña de cliente.admin' }).click();
      return around(dialog(page));
    },
  },
  {
    name: 'vendedores',
    who: 'admin',
    set: async (page) => {
      await page.goto('/admin-sellers');
      await page.getByText('6 vendedores').waitFor();
      return down(420);
    },
  },
  {
    name: 'clientes-actuar',
    who: 'vendedor',
    set: async (page) => {
      await page.goto('/seller-customers');
      await page.getByRole('button', { name: /^Ingresar como cliente Repuestos El Cruce/ }).click();
      await page.getByText('Estás actuando como').waitFor();
      await search(page, 'bkr6e');
      return down(360);
    },
  },
  {
    name: 'teclado',
    who: 'cliente',
    set: async (page) => {
      await page.getByRole('button', { name: 'Atajos de teclado' }).click();
      return around(dialog(page));
    },
  },
];
