import type { Page } from '@playwright/test';
import { expect, searchFor } from './people.ts';
import type { Room } from './room.ts';

const search = 'BÚSQUEDA';
const offers = 'OFERTAS Y NOVEDADES';
const account = 'ADMINISTRACIÓN';
const shownProducts = (page: Page) => page.locator('tbody.product');

/** What customers search and buy by, and what they see of it. */
export const shopRooms = {
  '/products-search-by-text': {
    menu: [search, 'RÁPIDA'],
    heading: '¿Qué repuesto buscás?',
    does: async (page, sells) => {
      await searchFor(page, 'bkr6e ngk');
      await expect(page.getByRole('rowheader', { name: /^BKR6E NGK/ })).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Cantidad de BKR6E NGK' })).toHaveCount(sells ? 1 : 0);
    },
  },
  '/products-search-by-vehicles': {
    menu: [search, 'VEHÍCULOS'],
    heading: '¿Para qué vehículo es?',
    does: async (page) => {
      await page.getByLabel('Segmento').selectOption({ label: 'Autos' });
      await expect(page.getByRole('heading', { level: 1, name: /artículos? · Volkswagen/ })).toBeVisible();
      await page.getByRole('button', { name: /^Familias/ }).click();
      await page.getByRole('checkbox', { name: /^Correas Poli V/ }).click();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(/&ats=\d+/);
    },
  },
  '/products-search-by-families': {
    menu: [search, 'FAMILIAS o ATRIBUTOS'],
    heading: '¿De qué familia es?',
    does: async (page) => {
      await page.getByRole('link', { name: 'Rodamientos de Rueda' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /artículos? · Rodamientos de Rueda/ })).toBeVisible();
    },
  },
  '/quick-order': {
    menu: [search, 'PEDIDO RÁPIDO'],
    heading: 'Pedido rápido',
    does: async (page) => {
      await page.getByLabel(/Pegá tu pedido/).fill('62/22 DBH 2');
      await page.getByLabel(/Pegá tu pedido/).press('Control+Enter');
      await expect(page.getByRole('button', { name: 'Agregar una línea al carrito' })).toBeEnabled();
      await page.getByRole('button', { name: 'Vaciar' }).click();
    },
  },
  '/saved-lists': {
    menu: [search, 'LISTAS GUARDADAS'],
    heading: 'Listas guardadas',
    does: async (page) => {
      await expect(page.getByText('Todavía no guardaste ninguna lista')).toBeVisible();
    },
  },
  '/offers': {
    menu: [offers, 'Ofertas'],
    heading: 'Ofertas',
    does: async (page) => {
      // Thousands of products on offer come in one answer.
      await expect(shownProducts(page)).toHaveCount(20, { timeout: 20_000 });
      await page.getByRole('link', { name: 'Combos' }).click();
      await expect(page.getByText('Hasta agotar stock').first()).toBeVisible();
      await page.getByRole('link', { name: 'Valor / Cantidad' }).click();
      await expect(page.getByText(/^Comprando desde/).first()).toBeVisible();
    },
  },
  '/product-news': {
    menu: [offers, 'Novedades'],
    heading: 'Novedades',
    does: async (page) => {
      await expect(shownProducts(page).first()).toBeVisible();
      await page.getByLabel('Marca').selectOption({ index: 1 });
      await expect(page).toHaveURL(/b=\d+/);
    },
  },
  '/flyers': {
    menu: [offers, 'Flyers'],
    heading: 'Flyers',
    does: async (page) => {
      await page.getByRole('main').getByRole('button', { name: /^Ver / }).first().click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
      await page.keyboard.press('Escape');
    },
  },
  '/current-account': {
    menu: [account, 'Cuentas corrientes'],
    heading: 'Cuentas corrientes',
    does: async (page) => {
      await page.getByRole('link', { name: 'Histórica' }).click();
      await expect(page.getByRole('columnheader', { name: 'Acumulado' })).toHaveCount(0);
      await page.getByRole('link', { name: 'Actual', exact: true }).click();
      await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible();
    },
  },
  '/orders-history': {
    menu: [account, 'Historial de pedidos'],
    heading: 'Historial de pedidos',
    does: async (page) => {
      const newest = page.getByRole('link', { name: /^20\d\d-\d{8}$/ }).first();
      const number = await newest.innerText();
      await newest.click();
      await expect(page.getByRole('complementary', { name: `Pedido ${number}` })).toContainText('Total');
    },
  },
  '/demands': {
    menu: ['RECLAMOS', 'Reclamos operativos'],
    heading: 'Reclamos operativos',
    does: async (page) => {
      await page.getByRole('link', { name: 'Nuevo reclamo' }).click();
      await page.getByRole('button', { name: 'Enviar reclamo' }).click();
      await expect(page.getByLabel('Origen')).toBeFocused();
    },
  },
  '/warranties': {
    menu: ['RECLAMOS', 'Garantías'],
    heading: 'Garantías',
    does: async (page) => {
      await page.getByRole('link', { name: 'Nueva garantía' }).click();
      await page.getByRole('button', { name: 'Enviar garantía' }).click();
      await expect(page.getByLabel('Código del artículo')).toBeFocused();
    },
  },
  '/quotes': {
    menu: [account, 'Presupuestos'],
    heading: 'Presupuestos',
    does: async (page) => {
      await page.getByRole('link', { name: 'Nuevo presupuesto' }).first().click();
      await expect(page.getByRole('button', { name: 'Guardar presupuesto' })).toBeVisible();
    },
  },
  '/price-list': {
    menu: [account, 'Listas de precios'],
    heading: 'Listas de precios',
    does: async (page) => {
      await expect(page.getByRole('button', { name: 'Excel de Lista 1' })).toBeEnabled();
    },
  },
  '/configuration': {
    menu: [account, 'Configuraciones'],
    heading: 'Configuraciones',
    does: async (page) => {
      await page.getByLabel('Filtrar familias y marcas').fill('ngk');
      await expect(page.getByLabel('NGK', { exact: true })).toBeVisible();
      await expect(page.getByLabel('SKF', { exact: true })).toHaveCount(0);
    },
  },
  '/shopping-cart': {
    menu: ['Carrito'],
    heading: /^Carrito/,
    does: async (page) => {
      await expect(page.getByText('No hay articulos en el carrito de compras')).toBeVisible();
    },
  },
} satisfies Readonly<Record<string, Room>>;
