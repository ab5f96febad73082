import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './people.ts';
import type { Room } from './room.ts';

const account = 'ADMINISTRACIÓN';

const findsCustomers = async (page: Page): Promise<void> => {
  await page.getByRole('searchbox').fill('el cruce');
  await expect(page.getByText(/^1 de \d+ clientes$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ingresar como cliente Repuestos El Cruce/ })).toBeVisible();
};

/** What staff work at. */
export const officeRooms = {
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
} satisfies Readonly<Record<string, Room>>;
