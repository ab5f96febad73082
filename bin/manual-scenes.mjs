/**
 * The scenes of the manual's pictures: who looks (nobody: a visitor), what they do, and the part of the screen that is told about.
 * `set` leaves the page as it is to be seen and answers the frame; without one the whole screen is taken.
 */

/** A frame over the whole width, from the top down to so many pixels. */
const down = (height) => ({ x: 0, y: 0, width: 1366, height });

/** What an element covers, and so many pixels around it. */
const around = async (locator, margin = 16) => {
  const box = await locator.boundingBox();
  const x = Math.max(0, box.x - margin);
  const y = Math.max(0, box.y - margin);
  return { x, y, width: box.x + box.width + margin - x, height: box.y + box.height + margin - y };
};

const dialog = (page) => page.getByRole('dialog').last();
const searchField = (page) => page.getByRole('combobox', { name: /Buscar por código/ });

const search = async (page, text) => {
  await searchField(page).fill(text);
  await searchField(page).press('Enter');
  await page.getByRole('heading', { level: 1, name: /artículos?( |$)/ }).waitFor();
};

const row = (page, code) =>
  page
    .locator('tbody.product')
    .filter({ has: page.getByText(code, { exact: true }) })
    .first();

/** Puts lines in the company's cart, and empties it first. */
const fillCart = async (page) => {
  await page.goto('/shopping-cart');
  await page.getByRole('heading', { name: /^Carrito/ }).waitFor();
  while ((await page.getByRole('button', { name: /^Quitar / }).count()) > 0) {
    const before = await page.getByRole('button', { name: /^Quitar / }).count();
    await page
      .getByRole('button', { name: /^Quitar / })
      .first()
      .click();
    await page.waitForFunction((count) => document.querySelectorAll('.l-out button').length < count, before);
  }
  for (const [text, code] of [
    ['bkr6e ngk', 'BKR6E'],
    ['amortiguador gol', '1480C'],
    ['6203-2RS', '6203-2RS'],
  ]) {
    await search(page, text);
    await row(page, code)
      .getByRole('button', { name: /^Agregar/ })
      .first()
      .click();
    await row(page, code)
      .getByText(/en carrito/)
      .first()
      .waitFor();
  }
};

const openCart = async (page) => {
  await page.getByRole('link', { name: /^Carrito/ }).click();
  await page.getByRole('heading', { name: /^Carrito/ }).waitFor();
  await page.getByText('BKR6E', { exact: true }).waitFor();
};

const pasteOrder = async (page) => {
  await page.goto('/quick-order');
  const paste = page.getByLabel(/Pegá tu pedido/);
  await paste.fill('Hola, te paso el pedido\nBKR6E x 6\n6203 2RS DBH;10\n6203\t2\nBKR6EKK 3\n10 x 6203 SKF');
  await paste.press('Control+Enter');
  await page.getByText(/Falta resolver/).waitFor();
};

const compare = async (page) => {
  await search(page, 'amortiguador gol');
  for (const code of ['1480C', '2504', '313 321'])
    await row(page, code)
      .getByRole('button', { name: /^Comparar/ })
      .click();
};

export const scenes = [
  {
    name: 'publica',
    set: async () => down(768),
  },
  {
    name: 'publica-contacto',
    set: async (page) => {
      const contact = page.locator('#contacto');
      await contact.scrollIntoViewIfNeeded();
      await page.getByLabel('Nombre').fill('Marta Ledesma');
      await page.getByLabel('E-mail').fill('marta@');
      await page.getByLabel('Teléfono').fill('011 5555-1234');
      await page.getByLabel('Mensaje', { exact: true }).focus();
      await contact.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    },
  },
  {
    name: 'ingreso',
    set: async (page) => {
      await page.getByLabel('Usuario').fill('cliente');
      await page.getByLabel('Contraseña', { exact: true }).fill('demo');
      await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
      return { x: 683, y: 0, width: 683, height: 120 };
    },
  },
  {
    name: 'ingreso-usuario',
    who: 'cliente.admin',
    set: async (page) => {
      await page.getByRole('button', { name: /^Usuario / }).click();
      await page.getByRole('button', { name: 'Cerrar sesión' }).waitFor();
      return { x: 683, y: 0, width: 683, height: 280 };
    },
  },
  {
    name: 'aviso',
    who: 'cliente.admin',
    set: async (page) => {
      await page.getByRole('button', { name: 'Aviso' }).click();
      return around(dialog(page));
    },
  },
  {
    name: 'busqueda-sugerencias',
    who: 'cliente',
    set: async (page) => {
      await searchField(page).pressSequentially('bkr6');
      await page.getByRole('option').nth(3).waitFor();
      return down(420);
    },
  },
  {
    name: 'busqueda-resultados',
    who: 'cliente',
    set: async (page) => {
      await search(page, 'amortiguador gol');
      await page.getByRole('checkbox', { name: /^CORVEN/ }).check();
      await page.getByRole('button', { name: 'Quitar filtro CORVEN' }).waitFor();
      return down(560);
    },
  },
  {
    name: 'busqueda-equivalencia',
    who: 'cliente',
    set: async (page) => {
      await search(page, 'corven 3003');
      await page
        .getByRole('button', { name: /^equivalencias/ })
        .first()
        .click();
      return down(520);
    },
  },
  {
    name: 'busqueda-costo',
    who: 'cliente',
    set: async (page) => {
      await search(page, 'amortiguador gol');
      await page
        .getByRole('button', { name: /^Costo / })
        .first()
        .click();
      return { x: 640, y: 100, width: 726, height: 320 };
    },
  },
  {
    name: 'vehiculos',
    who: 'cliente',
    set: async (page) => {
      await page.goto('/products-search-by-vehicles');
      await page.getByLabel('Segmento').selectOption({ label: 'Autos' });
      await page.getByRole('combobox', { name: 'Vehículo', exact: true }).selectOption({ label: 'Volkswagen' });
      await page.getByLabel('Modelo').selectOption({ label: 'Gol' });
      await page.getByRole('heading', { level: 1, name: /Volkswagen Gol/ }).waitFor();
      return down(560);
    },
  },
  {
    name: 'familias',
    who: 'cliente',
    set: async (page) => {
      await page.goto('/products-search-by-families');
      await page.getByRole('link', { name: 'Rodamientos de Rueda' }).click();
      const low = page.getByRole('textbox', { name: /desde$/ }).first();
      await low.fill('25,5');
      await low.press('Tab');
      await page.getByRole('button', { name: /^Quitar filtro/ }).waitFor();
    },
  },
  {
    name: 'ficha',
    who: 'cliente',
    set: async (page) => {
      await search(page, 'amortiguador gol');
      await row(page, '1480C')
        .getByRole('button', { name: /^Ficha/ })
        .click();
      return around(dialog(page));
    },
  },
  {
    name: 'comparador',
    who: 'cliente',
    set: async (page) => {
      await compare(page);
      await page
        .getByRole('region', { name: 'Comparador' })
        .getByRole('button', { name: 'Comparar', exact: true })
        .click();
      await page.getByRole('checkbox', { name: 'Sólo diferencias' }).check();
      return around(dialog(page));
    },
  },
  {
    name: 'comparador-barra',
    who: 'cliente',
    set: async (page) => {
      await compare(page);
      return { x: 0, y: 640, width: 1366, height: 128 };
    },
  },
  {
    name: 'sustitutos',
    who: 'cliente',
    set: async (page) => {
      await search(page, 'amortiguador gol');
      await page.getByRole('button', { name: /^Ver \d+ sustitutos de 313 321/ }).click();
      return around(dialog(page));
    },
  },
  {
    name: 'marcas-y-familias',
    who: 'cliente',
    set: async (page) => {
      await search(page, 'amortiguador gol');
      await page.getByRole('button', { name: 'Marcas y Familias' }).click();
      await dialog(page).getByRole('combobox', { name: 'Marca' }).selectOption({ label: 'TRW' });
      await dialog(page).getByRole('combobox', { name: 'Familia' }).selectOption({ label: '· Amortiguadores' });
      await dialog(page).getByRole('button', { name: 'Agregar' }).click();
      await dialog(page).getByRole('button', { name: 'Quitar TRW de Amortiguadores' }).waitFor();
      return around(dialog(page));
    },
  },
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
    name: 'pedido-rapido',
    who: 'cliente',
    set: async (page) => pasteOrder(page),
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
    name: 'clientes',
    who: 'vendedor',
    set: async (page) => {
      await page.goto('/seller-customers');
      await page.getByText('12 clientes').waitFor();
      return down(660);
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
