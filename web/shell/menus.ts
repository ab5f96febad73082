import type { Caller } from '#core/access/caller.ts';
import { mayOpen } from '#core/access/screens.ts';
import type { SignedInScreen } from './screen-table.ts';

interface MenuItem {
  readonly path: SignedInScreen;
  readonly label: string;
}

export interface Menu {
  readonly label: string;
  readonly items: readonly MenuItem[];
}

/** The menu of a signed-in user; each sees what their role may open (docs/rules/access.md 5). */
const menus: readonly Menu[] = [
  {
    label: 'BÚSQUEDA',
    items: [
      { path: '/products-search-by-text', label: 'RÁPIDA' },
      { path: '/products-search-by-vehicles', label: 'VEHÍCULOS' },
      { path: '/products-search-by-families', label: 'FAMILIAS o ATRIBUTOS' },
      { path: '/quick-order', label: 'PEDIDO RÁPIDO' },
      { path: '/saved-lists', label: 'LISTAS GUARDADAS' },
    ],
  },
  {
    label: 'OFERTAS Y NOVEDADES',
    items: [
      { path: '/offers', label: 'Ofertas' },
      { path: '/product-news', label: 'Novedades' },
      { path: '/flyers', label: 'Flyers' },
    ],
  },
  {
    label: 'RECLAMOS',
    items: [
      { path: '/demands', label: 'Reclamos operativos' },
      { path: '/warranties', label: 'Garantías' },
    ],
  },
  {
    label: 'ADMINISTRACIÓN',
    items: [
      { path: '/current-account', label: 'Cuentas corrientes' },
      { path: '/orders-history', label: 'Historial de pedidos' },
      { path: '/quotes', label: 'Presupuestos' },
      { path: '/price-list', label: 'Listas de precios' },
      { path: '/configuration', label: 'Configuraciones' },
    ],
  },
  { label: 'CLIENTES', items: [{ path: '/seller-customers', label: 'Clientes' }] },
  {
    label: 'GESTIÓN',
    items: [
      { path: '/management', label: 'Resumen' },
      { path: '/customers', label: 'Clientes' },
      { path: '/admin-orders', label: 'Pedidos' },
      { path: '/demands-managament', label: 'Reclamos operativos' },
      { path: '/warranties-management', label: 'Garantías' },
      { path: '/admin-products', label: 'Artículos' },
      { path: '/account-ageing', label: 'Antigüedad de deudas' },
      { path: '/catalogue-names', label: 'Marcas, familias y vehículos' },
      { path: '/admin-price-lists', label: 'Listas de precios' },
      { path: '/admin-offers', label: 'Ofertas' },
    ],
  },
  {
    label: 'ADMINISTRACIÓN',
    items: [
      { path: '/admin-customers', label: 'Clientes' },
      { path: '/admin-sellers', label: 'Vendedores' },
      { path: '/admin-staff', label: 'Personal' },
      { path: '/admin-activity', label: 'Actividad' },
      { path: '/admin-current-account', label: 'Cuentas corrientes' },
      { path: '/admin-payments', label: 'Pagos informados' },
      { path: '/admin-configuration', label: 'Configuración' },
      { path: '/admin-mails', label: 'Correos' },
      { path: '/vehicles-brand-segments', label: 'Marcas por segmento' },
      { path: '/admin-images', label: 'Imágenes' },
      { path: '/admin-product-news', label: 'Alta de novedades' },
      { path: '/admin-setup', label: 'Puesta en marcha' },
      { path: '/admin-imports', label: 'Importaciones' },
      { path: '/admin-jobs', label: 'Trabajos' },
      { path: '/admin-list-price-files', label: 'Archivos de listas de precios' },
    ],
  },
];

/** The menus with what this person may open; a menu without any is not shown. */
export const menusFor = (caller: Caller): readonly Menu[] =>
  menus.flatMap(({ label, items }) => {
    const open = items.filter(({ path }) => mayOpen(path, caller));
    if (open.length === 0) return [];
    const title = label === 'OFERTAS Y NOVEDADES' && !caller.allowOffers ? 'NOVEDADES' : label;
    return [{ label: title, items: open }];
  });
