import type { ProductState } from '#core/catalogue/management/managed-product.ts';
import type { ProductFlaw } from '#core/catalogue/management/product-flaws.ts';
import {
  type ProductUse,
  type ProductUses,
  productUses,
} from '#core/catalogue/management/product-management.repository.port.ts';
import type { ProductManagementFailure } from '#core/catalogue/management/product-management.service.ts';
import type { SaleState } from '#core/catalogue/products/sale-state.ts';
import type { StockState } from '#core/catalogue/products/stock.ts';
import { catalogueBusyText } from './catalogue-busy.es.ts';
import { formatCount } from './numbers.es.ts';
import { everywhere, type Texts, tell } from './problem-text.es.ts';
import { discontinuedText, notAvailableText, stockTexts } from './stock.es.ts';

export const saleTexts: Readonly<Record<SaleState, string>> = {
  'on-sale': 'En venta',
  'not-available': notAvailableText,
  discontinued: discontinuedText,
};

/** How much there is of what is on sale; why not, of anything else. */
export const soldText = ({
  sale,
  stockState,
}: {
  readonly sale: SaleState;
  readonly stockState: StockState;
}): string => (sale === 'on-sale' ? stockTexts[stockState] : saleTexts[sale]);

export const productStateTexts: Readonly<Record<ProductState, string>> = {
  'on-sale': 'En venta',
  'not-available': 'No disponibles',
  discontinued: 'Discontinuados',
  'without-price': 'Sin precio',
  'without-picture': 'Sin imagen',
};

const flaws: Texts<ProductFlaw> = {
  'text-missing': ({ field }) =>
    field === 'code' ? 'Escribí el código, como viene de la marca' : 'Completá este dato',
  'text-too-long': ({ max }) => `Hasta ${formatCount(max)} letras`,
  'code-without-signs': () => 'El código tiene que tener letras o números',
  'choice-missing': ({ field }) => (field === 'brandId' ? 'Elegí la marca' : 'Elegí la familia'),
  'multiple-wrong': () => 'Un número entero, desde 1',
  'iva-wrong': () => '21 o 10,5 %',
  'amount-wrong': () => 'Un importe en pesos, con dos decimales a lo sumo, o vacío',
  'year-wrong': () => 'Un año de cuatro cifras, o vacío',
  'year-ahead': ({ max }) => `Demasiado adelante: va hasta ${max}`,
  'years-reversed': () => 'Termina antes de empezar',
  'quantity-wrong': () => 'Una cantidad entera, desde 1',
  'part-twice': () => 'Ya está más arriba',
  'too-many-parts': ({ max }) => `Hasta ${formatCount(max)}`,
};

export const productFlawText = (flaw: ProductFlaw): string => tell(flaws, flaw);

const useNames: Readonly<Record<ProductUse, readonly [one: string, many: string]>> = {
  orders: ['pedido', 'pedidos'],
  carts: ['carrito', 'carritos'],
  quotes: ['presupuesto', 'presupuestos'],
  savedLists: ['lista guardada', 'listas guardadas'],
  claims: ['reclamo', 'reclamos'],
  warranties: ['garantía', 'garantías'],
  offers: ['oferta', 'ofertas'],
  lots: ['combo', 'combos'],
  news: ['novedad', 'novedades'],
  flyers: ['flyer', 'flyers'],
};

/** '3 pedidos, un carrito y 2 presupuestos'. */
const usesText = (uses: ProductUses): string => {
  const parts = productUses.flatMap((use) => {
    const count = uses[use] ?? 0;
    return count === 0 ? [] : [`${formatCount(count)} ${useNames[use][count === 1 ? 0 : 1]}`];
  });
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`;
};

const texts: Texts<ProductManagementFailure> = {
  ...everywhere,
  unreachable: () => 'No se pudo hablar con el servidor, reintentá',
  'not-offered': () => 'Este servidor no lo ofrece',
  'page-key-unreadable': () => 'Esa página ya no existe. Volvé al principio de la lista',
  'catalogue-busy': catalogueBusyText,
  'product-invalid': ({ flaws: [first] }) =>
    first === undefined ? 'Hay datos para corregir' : `Hay datos para corregir: ${productFlawText(first)}`,
  'product-not-found': () => 'Ese artículo ya no existe',
  'product-moved': ({ by }) =>
    `${by === '' ? 'Otra persona' : by} cambió este artículo mientras tanto. Mirá cómo quedó antes de guardar`,
  'product-code-taken': ({ name }) => `Ya existe ${name}`,
  'product-sold-elsewhere': ({ name, product }) =>
    `Ya se vende como ${name}, en ${product}. Sus precios y su stock cambian con una planilla`,
  'product-choice-unknown': () => 'Lo que elegiste ya no existe. Elegí otra vez',
  'product-in-use': ({ uses }) =>
    `No se puede eliminar: está en ${usesText(uses)}. Discontinualo: deja de venderse y lo que pasó con él queda`,
};

export const productManagementProblem = (failure: ProductManagementFailure): string => tell(texts, failure);
