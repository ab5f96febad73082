import type { MailGroupName } from '#core/mail/mail-group.ts';

export const mailGroupTitles: Readonly<Record<MailGroupName, string>> = {
  comunication: 'Comunicación',
  orders: 'Pedidos',
  demands: 'Reclamos',
  waranties: 'Garantías',
  payments: 'Pagos',
};

const whoGets: Readonly<Record<MailGroupName, string>> = {
  comunication: 'Quién recibe lo que se escribe en el formulario de la página pública.',
  orders: 'Quién recibe una copia de cada pedido, además del cliente.',
  demands: 'Quién recibe cada reclamo operativo, además del cliente.',
  waranties: 'Quién recibe cada garantía, además del cliente.',
  payments: 'Quién recibe cada pago que informa un cliente.',
};

/**
 * Who gets the mails of a group, and who where nobody is named (docs/rules/mail.md 2); `toZone`: they go to the
 * customer's zone too.
 */
export const mailGroupHint = (name: MailGroupName, toZone: boolean): string => {
  if (name === 'orders') return whoGets.orders;
  const instead =
    toZone && name !== 'comunication'
      ? 'la cuenta de la zona; donde no hay, los administradores.'
      : 'los administradores.';
  return `${whoGets[name]} Si no nombrás a nadie, ${instead}`;
};
