/**
 * What stays on the cart's screen of an order that was sent; whether the company has an address for mails, the screen
 * does not know.
 */
export const sentOrderText = (number: string): string =>
  `Enviaste el pedido ${number}. El detalle va al mail de la empresa, si tiene uno cargado.`;
