/** The manual's pictures of claims, warranties and what administrators announce; see manual-scenes.mjs. */
import { down } from './manual-gestures.mjs';

export const officeScenes = [
  {
    name: 'reclamos',
    who: 'cliente.admin',
    set: async (page) => {
      await page.goto('/demands');
      await page
        .getByRole('row', { name: /Aceptado/ })
        .first()
        .getByRole('link')
        .click();
      await page.getByRole('complementary', { name: /^Reclamo / }).waitFor();
      return down(620);
    },
  },
  {
    name: 'reclamo-nuevo',
    who: 'cliente.admin',
    set: async (page) => {
      await page.goto('/demands?new=si');
      await page.getByLabel('Origen').selectOption({ label: 'Factura' });
      await page.getByLabel('Número de factura o pedido').fill('A 00003-00041621');
      await page.getByLabel('Artículo', { exact: true }).fill('bkr6e');
      await page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option').first().waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('textbox', { name: 'Cantidad de BKR6E' }).fill('4');
      await page.getByLabel('Nota').fill('Facturaron cuatro y vinieron dos.');
      return down(740);
    },
  },
  {
    name: 'gestion-de-reclamos',
    who: 'gerente',
    set: async (page) => {
      await page.goto('/demands-managament');
      await page
        .getByRole('row', { name: /En curso/ })
        .first()
        .getByRole('link')
        .click();
      await page.getByLabel('Resolución').fill('Va nota de crédito por la diferencia.');
      return down(740);
    },
  },
  {
    name: 'imagenes',
    who: 'admin',
    set: async (page) => {
      await page.goto('/admin-images?tab=OfferLots');
      await page
        .getByRole('button', { name: /^Eliminar/ })
        .first()
        .waitFor();
      await page.getByLabel('Oferta').selectOption({ index: 1 });
      return down(760);
    },
  },
  {
    name: 'marcas-por-segmento',
    who: 'admin',
    set: async (page) => {
      await page.goto('/vehicles-brand-segments');
      await page.getByRole('button', { name: 'Mover Volkswagen, en Autos' }).press('Shift+ArrowDown');
      await page.getByRole('button', { name: 'Guardar', exact: true }).waitFor();
      return down(900);
    },
  },
  {
    name: 'garantias',
    who: 'cliente.admin',
    set: async (page) => {
      await page.goto('/warranties');
      await page
        .getByRole('row', { name: /Aceptado/ })
        .first()
        .waitFor();
      return down(520);
    },
  },
  {
    name: 'garantia-nueva',
    who: 'cliente.admin',
    set: async (page) => {
      await page.goto('/warranties?new=si');
      await page.getByLabel('Código del artículo').fill('corven-3003');
      await page.getByLabel('Código del artículo').press('Enter');
      await page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option').first().waitFor();
      await page.keyboard.press('Enter');
      await page.getByLabel('Número de factura').fill('A 00003-00041621');
      await page.getByLabel('Marca del vehículo').fill('Volkswagen');
      await page.getByLabel('Modelo').fill('Gol');
      await page.getByLabel('Año').fill('2012');
      await page.getByLabel('Patente').fill('KXB123');
      return down(740);
    },
  },
  {
    name: 'alta-de-novedades',
    who: 'admin',
    set: async (page) => {
      await page.goto('/admin-product-news');
      await page
        .getByRole('button', { name: /^Quitar/ })
        .first()
        .waitFor();
      return down(520);
    },
  },
];
