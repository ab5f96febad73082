import type { Page } from '@playwright/test';
import type { SignedInScreen } from '#web/shell/screen-table.ts';
import { expect, expectAccessible, searchFor } from './people.ts';

/** A screen: how a person gets there, what it is called, and that it does what it is for. */
interface Room {
  /** The menu, and the item in it; one word where the menu is that item. */
  readonly menu: readonly [menu: string, item?: string];
  readonly heading: string | RegExp;
  readonly does: (page: Page, sells: boolean) => Promise<void>;
  /** What a manager does there instead, where only administrators act. */
  readonly reads?: (page: Page) => Promise<void>;
}

const search = 'BÚSQUEDA';
const offers = 'OFERTAS Y NOVEDADES';
const account = 'ADMINISTRACIÓN';
const shownProducts = (page: Page) => page.locator('tbody.product');

const findsCustomers = async (page: Page): Promise<void> => {
  await page.getByRole('searchbox').fill('el cruce');
  await expect(page.getByText(/^1 de \d+ clientes$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ingresar como cliente Repuestos El Cruce/ })).toBeVisible();
};

/** Every screen of signed-in users, in the order of the menus. Their company's cart is empty, and it keeps no list. */
export const rooms: Readonly<Record<SignedInScreen, Room>> = {
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
  '/management': {
    menu: ['GESTIÓN', 'Resumen'],
    heading: 'Resumen',
    does: async (page) => {
      await expect(page.getByRole('link', { name: /^Hoy: / })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Pedidos por día' }).getByRole('listitem')).toHaveCount(30);
    },
  },
  '/admin-orders': {
    menu: ['GESTIÓN', 'Pedidos'],
    heading: /^Pedidos/,
    does: async (page) => {
      const newest = page.getByRole('link', { name: /^Pedido 20\d\d-\d{8} de / }).first();
      await newest.click();
      await expect(page.getByRole('complementary', { name: /^Pedido 20/ })).toContainText('Total');
      await page.getByRole('link', { name: 'Cerrar el pedido' }).click();
    },
  },
  '/demands-managament': {
    menu: ['GESTIÓN', 'Reclamos operativos'],
    heading: 'Reclamos operativos',
    does: async (page) => {
      await page
        .getByRole('link', { name: /, reclamo 20\d\d-\d{8}$/ })
        .first()
        .click();
      await expect(page.getByRole('complementary', { name: /^Reclamo 20/ })).toContainText('Seguimiento');
      await page.getByRole('link', { name: 'Cerrar el reclamo' }).click();
    },
  },
  '/warranties-management': {
    menu: ['GESTIÓN', 'Garantías'],
    heading: 'Garantías',
    does: async (page) => {
      await page
        .getByRole('link', { name: /, garantía 20\d\d-\d{8}$/ })
        .first()
        .click();
      await expect(page.getByRole('complementary', { name: /^Garantía 20/ })).toContainText('Seguimiento');
      await page.getByRole('link', { name: 'Cerrar la garantía' }).click();
    },
  },
  '/admin-products': {
    menu: ['GESTIÓN', 'Artículos'],
    heading: 'Artículos',
    does: async (page) => {
      await page.getByRole('rowheader').getByRole('link').first().click();
      await expect(page.getByRole('button', { name: 'Discontinuar' })).toBeVisible();
      await page.getByRole('link', { name: 'Todos los artículos' }).click();
    },
  },
  '/catalogue-names': {
    menu: ['GESTIÓN', 'Marcas, familias y vehículos'],
    heading: 'Marcas, familias y vehículos',
    does: async (page) => {
      await page.getByRole('link', { name: 'Familias', exact: true }).click();
      await page
        .getByRole('button', { name: /^Unir / })
        .first()
        .click();
      await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible();
      await page.keyboard.press('Escape');
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
  '/seller-customers': { menu: ['CLIENTES'], heading: 'Clientes', does: findsCustomers },
  '/admin-configuration': {
    menu: [account, 'Configuración'],
    heading: 'Configuración',
    does: async (page) => {
      for (const tab of ['Deshabilitar Marcas y Familias', 'Finanzas', 'Reclamos', 'Envío de E-mails', 'General']) {
        await page.getByRole('link', { name: tab }).click();
        await expect(page.getByRole('form', { name: tab })).toBeVisible();
        await expectAccessible(page);
      }
    },
  },
  '/admin-mails': {
    menu: [account, 'Correos'],
    heading: 'Correos',
    does: async (page) => {
      await page.getByRole('button', { name: 'Enviar prueba' }).click();
      await expect(page.getByRole('dialog').getByLabel('Para')).toBeFocused();
      await page.keyboard.press('Escape');
    },
    reads: async (page) => {
      await expect(page.getByLabel('Buscar por destinatario o asunto')).toBeVisible();
      await expect(page.locator('.skeleton')).toHaveCount(0);
      await expect(page.getByRole('button', { name: /^Enviar|^Intentar/ })).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Textos' })).toHaveCount(0);
    },
  },
  '/admin-customers': { menu: [account, 'Clientes'], heading: 'Clientes', does: findsCustomers },
  // A manager reads: the page of each, and nothing that changes one.
  '/customers': {
    menu: ['GESTIÓN', 'Clientes'],
    heading: 'Clientes',
    does: async (page) => {
      await page.getByRole('searchbox').fill('el cruce');
      await expect(page.getByText(/^1 de \d+ clientes$/)).toBeVisible();
      await expect(page.getByRole('columnheader', { name: 'Acciones' })).toHaveCount(0);
      for (const name of ['Nuevo cliente', 'Importar y exportar']) {
        await expect(page.getByRole('link', { name })).toHaveCount(0);
      }
    },
  },
  '/admin-sellers': {
    menu: [account, 'Vendedores'],
    heading: 'Vendedores',
    does: async (page) => {
      await page.getByRole('searchbox').fill('giménez');
      await expect(page.getByText(/^1 de \d+ vendedores$/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Contraseña de Laura Giménez' })).toBeVisible();
    },
  },
  '/admin-activity': {
    menu: [account, 'Actividad'],
    heading: 'Actividad',
    does: async (page) => {
      await page.getByRole('button', { name: 'Filtros' }).click();
      await page.getByLabel('Sobre qué').selectOption({ label: 'Catálogo' });
      await expect(page).toHaveURL(/word=catalogue/);
    },
  },
  '/admin-offers': {
    menu: ['GESTIÓN', 'Ofertas'],
    heading: 'Ofertas',
    does: async (page) => {
      await page.getByRole('link', { name: 'Nueva oferta' }).click();
      await page.getByRole('button', { name: 'Crear oferta' }).click();
      await expect(page.getByText('Elegí un artículo por su código')).toBeVisible();
    },
  },
  '/admin-price-lists': {
    menu: ['GESTIÓN', 'Listas de precios'],
    heading: 'Listas de precios',
    does: async (page) => {
      await page.getByRole('rowheader').getByRole('link').first().click();
      await expect(page.getByRole('button', { name: 'Cambiar precios' })).toBeVisible();
      await page.getByRole('link', { name: 'Cerrar la lista' }).click();
    },
  },
  '/admin-staff': {
    menu: [account, 'Personal'],
    heading: 'Personal',
    does: async (page) => {
      await page.getByRole('searchbox').fill('giménez');
      // The filter reaches the address later, and would close a customer that is opened before that.
      await expect(page).toHaveURL(/q=gim/);
      await page.getByRole('link', { name: 'Laura Giménez' }).click();
      await expect(page.getByRole('button', { name: 'Generar nueva contraseña' })).toBeVisible();
      await page.getByRole('link', { name: 'Cerrar la ficha' }).click();
    },
  },
  '/admin-product-news': {
    menu: [account, 'Alta de novedades'],
    heading: 'Alta de novedades',
    does: async (page) => {
      await expect(page.getByRole('button', { name: /^Quitar/ }).first()).toBeVisible();
    },
  },
  '/vehicles-brand-segments': {
    menu: [account, 'Marcas por segmento'],
    heading: 'Marcas por segmento',
    does: async (page) => {
      await page.getByRole('button', { name: 'Mover Volkswagen, en Autos' }).click();
      await expect(page.getByRole('dialog').getByLabel('Segmento')).toBeFocused();
      await page.keyboard.press('Escape');
    },
  },
  '/admin-images': {
    menu: [account, 'Imágenes'],
    heading: 'Imágenes',
    does: async (page) => {
      await page.getByRole('link', { name: 'Combos', exact: true }).click();
      await expect(page.getByLabel('Oferta')).toBeEnabled();
      await expect(page.getByRole('button', { name: /^Eliminar \d+\./ }).first()).toBeVisible();
    },
  },
  '/account-ageing': {
    menu: ['GESTIÓN', 'Antigüedad de deudas'],
    heading: 'Antigüedad de deudas',
    does: async (page) => {
      await page.getByRole('link', { name: 'Con deuda vencida' }).click();
      await expect(page).toHaveURL(/late=1/);
      await expect(page.getByRole('rowheader').first()).toBeVisible();
    },
  },
  '/admin-current-account': {
    menu: [account, 'Cuentas corrientes'],
    heading: 'Cuentas corrientes',
    does: async (page) => {
      await page.getByLabel('Número de comprobante').fill('a1');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: /^Estado de A / }).first()).toBeVisible();
    },
  },
  '/admin-payments': {
    menu: [account, 'Pagos informados'],
    heading: 'Pagos informados',
    does: async (page) => {
      await page.getByRole('rowheader').first().getByRole('link').click();
      await expect(page.getByRole('complementary', { name: / del \d/ })).toBeVisible();
    },
  },
  '/admin-setup': {
    menu: [account, 'Puesta en marcha'],
    heading: 'Puesta en marcha',
    does: async (page) => {
      await expect(page.getByText('Tus clientes ya pueden hacer pedidos')).toBeVisible();
    },
  },
  '/admin-imports': {
    menu: [account, 'Importaciones'],
    heading: 'Importaciones',
    does: async (page) => {
      await page
        .getByRole('form', { name: 'Importar una planilla' })
        .getByLabel('Qué trae')
        .selectOption({ label: 'Precios' });
      await expect(page.getByLabel('Lista de precios')).toBeVisible();
      await expect(page.getByLabel('Planilla', { exact: true })).toBeEnabled();
    },
    reads: async (page) => {
      await expect(page.getByRole('region', { name: 'Importaciones anteriores' })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Deshacer/ })).toHaveCount(0);
      await expect(page.getByLabel('Planilla', { exact: true })).toHaveCount(0);
    },
  },
  '/admin-jobs': {
    menu: [account, 'Trabajos'],
    heading: 'Trabajos',
    does: async (page) => {
      await page.getByRole('link', { name: 'Falló', exact: true }).click();
      await expect(page).toHaveURL(/\?state=failed$/);
      await expect(page.getByText('No hay trabajos en ese estado')).toBeVisible();
    },
    reads: async (page) => {
      await expect(page.getByRole('navigation', { name: 'Estado de los trabajos' })).toBeVisible();
      await expect(page.locator('.skeleton')).toHaveCount(0);
      await expect(page.getByRole('button', { name: /^Reintentar|^Empezar ya/ })).toHaveCount(0);
    },
  },
  '/admin-list-price-files': {
    menu: [account, 'Archivos de listas de precios'],
    heading: 'Archivos de listas de precios',
    does: async (page) => {
      await expect(page.getByRole('button', { name: 'Regenerar' })).toBeEnabled();
      await expect(page.getByRole('button', { name: 'Excel de Lista Mayorista' })).toBeEnabled();
    },
  },
};
