/**
 * The states of an order, each of which its company may be mailed of; the same as those of core/orders/state.ts, which
 * knows this word.
 */
export const mailableStates = ['Sent', 'Received', 'InDelivery', 'Delivered', 'Cancelled'] as const;
export type MailableState = (typeof mailableStates)[number];

/**
 * What a company may be mailed of, as it chooses: states of its orders, and what it is written about its claims and
 * warranties.
 */
export const companyMails = [...mailableStates, 'CaseMessage'] as const;
export type CompanyMail = (typeof companyMails)[number];

/** As they are stored: in a fixed order, each once. */
export const orderMailsOf = (wanted: readonly string[]): readonly CompanyMail[] =>
  companyMails.filter((mail) => wanted.includes(mail));
