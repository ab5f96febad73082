/** Whether it can be ordered: yes, not for now, or never again. */
export const saleStates = ['on-sale', 'not-available', 'discontinued'] as const;
export type SaleState = (typeof saleStates)[number];
