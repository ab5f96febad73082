/**
 * Sent → Received → InDelivery → Delivered; Cancelled from any of the first three; nothing else
 * (docs/rules/orders.md 1). Each state is reached once: it is the key of the order's history, and of its mail
 * (docs/rules/mail.md 7).
 */
export const orderStates = ['Sent', 'Received', 'InDelivery', 'Delivered', 'Cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

const next: Readonly<Record<OrderState, readonly OrderState[]>> = {
  Sent: ['Received', 'Cancelled'],
  Received: ['InDelivery', 'Cancelled'],
  InDelivery: ['Delivered', 'Cancelled'],
  Delivered: [],
  Cancelled: [],
};

export const nextStates = (state: OrderState): readonly OrderState[] => next[state];
export const mayBecome = (from: OrderState, to: OrderState): boolean => next[from].includes(to);

/** The states that an order goes through unless it is cancelled; none where it was. */
export const wayOf = (state: OrderState): readonly OrderState[] =>
  state === 'Cancelled' ? [] : ['Sent', 'Received', 'InDelivery', 'Delivered'];
