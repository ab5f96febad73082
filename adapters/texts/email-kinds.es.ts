import type { EmailKind } from '#core/customers/other-email.ts';

/** What another e-mail of a customer gets, on screens and in sheets. */
export const emailKindTexts: Readonly<Record<EmailKind, string>> = {
  orders: 'pedidos',
  account: 'cuenta',
  all: 'todo',
};
