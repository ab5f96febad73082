/**
 * What stays on the cart's screen of an order that was sent; whether the company has an address for mails, the screen
 * does not know.
 */
export const sentOrderText = (number: string): string =>
  `Enviaste el pedido ${number}. El detalle va al mail de la empresa, si tiene uno cargado.`;

/** For an order without an answer where the cart is empty: it was stored, or somebody else emptied the cart. */
export const unansweredOrderText =
  'Todavía no llegó la respuesta del último pedido que enviaste. Fijate si está en el historial antes de hacerlo de nuevo.';

/** Where the cart that is shown turns out to be empty as it is sent. */
export const cartGoneText =
  'El carrito ya se envió o se vació desde otra ventana. Fijate si el pedido está en el historial.';

/** What this login sent elsewhere. */
export const sentElsewhereText = (what: string): string => `Recién: enviaste ${what} desde otra ventana`;
