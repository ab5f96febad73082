/** Why the catalogue, a search or its choices are not there; why a cart or an order was refused. */

import type { CartFailure } from '#core/cart/cart.service.ts';
import type { CatalogueFailure } from '#core/catalogue/catalogue-failure.ts';
import type { QuestionsFailure } from '#core/catalogue/text-search/catalogue.service.ts';
import type { OrderFailure } from '#core/orders/order.service.ts';
import { formatCount } from './numbers.es.ts';
import { orderBlockText, whomToCallText } from './order-block.es.ts';
import { moveRefusalTexts } from './order-states.es.ts';
import { everywhere, type Texts, tell } from './problem-text.es.ts';

const catalogue: Texts<CatalogueFailure> = {
  ...everywhere,
  unreachable: () => 'No se pudo buscar, reintentá',
};

const questions: Texts<QuestionsFailure> = {
  ...catalogue,
  'not-offered': () => 'Este servidor no lo ofrece',
};

/** The first few say enough. */
const refusedText = (codes: readonly string[]): string =>
  codes.length === 0
    ? 'Hay artículos que ya no están en el catálogo'
    : `Revisá ${codes.slice(0, 5).join(', ')}${codes.length > 5 ? ` y ${formatCount(codes.length - 5)} más` : ''}`;

const cart: Texts<CartFailure> = {
  ...everywhere,
  unreachable: () => 'No se pudo actualizar el carrito, reintentá',
  'prices-moved': () => 'El carrito volvió a cambiar. Revisalo antes de aceptar los precios',
  'line-not-named': () => 'Decí qué artículo o qué combo, uno de los dos',
  'offer-not-found': () => 'Esa oferta ya no está disponible',
  'row-not-found': () => 'Ese artículo ya no está en el catálogo',
  'row-not-for-sale': ({ productCode }) => `${productCode} ya no está a la venta`,
  'quantity-not-multiple': ({ multiple }) => `La cantidad debe ser múltiplo de ${multiple}`,
  'quantity-too-large': ({ most }) => `La cantidad no puede superar ${formatCount(most)}`,
  'lines-refused': ({ productCodes }) => `No se agregó nada. ${refusedText(productCodes.filter(Boolean))}`,
  'lines-moved': () => 'No se cambió nada: el carrito cambió mientras tanto. Revisá las cantidades y reintentá',
};

const order: Texts<OrderFailure> = {
  ...everywhere,
  unreachable: () => 'No se pudo enviar el pedido, reintentá: no se va a duplicar',
  'cart-empty': () => 'No hay articulos en el carrito de compras',
  'orders-blocked': (block) => `${orderBlockText(block)}. ${whomToCallText(block.contact)}`,
  'delivery-address-unknown': () => 'Esa dirección ya no está entre las de la empresa. Elegí otra',
  'delivery-method-unknown': () => 'Ese método de entrega ya no está disponible. Elegí otro',
  'prices-changed': () =>
    'Cambiaron precios desde la última vez que viste el carrito. Revisalos y aceptalos para enviar',
  'cart-moved': () => 'El carrito cambió mientras lo mirabas. Revisalo y volvé a enviar',
  'lines-gone': ({ codes }) => `Ya no se pueden pedir: ${codes.join(', ')}. Quitalos para enviar`,
  'key-reused': () => 'El pedido cambió desde el intento anterior. Enviá de nuevo',
  'order-in-flight': () => 'El pedido se está guardando. Esperá un momento y reintentá',
  ...moveRefusalTexts,
};

export const catalogueProblem = (failure: CatalogueFailure): string => tell(catalogue, failure);
export const questionsProblem = (failure: QuestionsFailure): string => tell(questions, failure);
export const cartProblem = (failure: CartFailure): string => tell(cart, failure);
export const orderProblem = (failure: OrderFailure): string => tell(order, failure);
