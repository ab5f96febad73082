/** The manual's pictures of the public page, the session and the ways to find an article; see manual-scenes.mjs. */
import { around, compare, dialog, down, row, search, searchField } from './manual-gestures.mjs';

export const findingScenes = [
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
      await page.getByRole('checkbox', { name: /^CORVEN/ }).click();
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
        .getByRole('button', { name: /^(equivalencias|relacionados)/ })
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
];
