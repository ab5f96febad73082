import type { OrderBlock, OrderContact } from '#core/customers/order-block.ts';
import { customerStateText } from './customer-states.es.ts';

/** Why no order can be sent. */
export const orderBlockText = ({ state }: Pick<OrderBlock, 'state'>): string =>
  state === ''
    ? 'Tu cuenta no puede enviar pedidos por ahora'
    : `Tu cuenta está en estado ${customerStateText(state)}: por ahora no puede enviar pedidos`;

/** Says whom to call about the block. */
export const whomToCallText = (contact: OrderContact | null): string =>
  contact === null || contact.phone === '' ? 'Llamanos para resolverlo' : `Llamá a ${contact.name}: ${contact.phone}`;
