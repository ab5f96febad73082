/** The states of an order, each of which its company may be mailed of; the same as those of core/orders/state.ts, which knows this word. */
export const mailableStates = ['Sent', 'Received', 'InDelivery', 'Delivered', 'Cancelled'] as const;
export type MailableState = (typeof mailableStates)[number];

/** As they are kept: in their order, each once. */
export const orderMailsOf = (wanted: readonly string[]): readonly MailableState[] =>
  mailableStates.filter((state) => wanted.includes(state));
