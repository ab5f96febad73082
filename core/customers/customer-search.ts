/** A filter of customers: '' or null is no condition. */
export interface CustomerFilter {
  /** Parts of code, name, fantasy name, CUIT, town, telephone, e-mails or addresses: every word of it. */
  readonly text: string;
  readonly state: string;
  readonly sellerId: string;
  readonly zone: string;
  readonly priceListId: string;
  /**
   * A day (YYYY-MM-DD): those that may buy, were customers by then and have ordered nothing since, cancelled orders
   * left out.
   */
  readonly idleSince: string;
  /**
   * 'none': those none of whose logins has a password or an open invitation; closed ones, who sign in never, left out.
   */
  readonly access: '' | 'none';
}

export const everyCustomer: CustomerFilter = {
  text: '',
  state: '',
  sellerId: '',
  zone: '',
  priceListId: '',
  idleSince: '',
  access: '',
};

export const customersOnAPage = 100;
/** At most so many are counted; of more the answer only says that there are more. */
export const maxCounted = 10_000;

/** How a customer's code may be written where the whole text is one: as it is, in capitals, in small letters. */
export const writtenCodes = (text: string): readonly string[] => {
  const code = text.trim();
  return code === '' ? [] : [...new Set([code, code.toUpperCase(), code.toLowerCase()])];
};

/** The e-mail that the whole text may be, in small letters; null where the text is no e-mail. */
export const writtenEmail = (text: string): string | null => {
  const email = text.trim().toLowerCase();
  return email.includes('@') ? email : null;
};
