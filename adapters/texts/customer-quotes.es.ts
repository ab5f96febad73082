import type { CustomerQuoteFailure } from '#core/quotes/customer-quote.service.ts';
import { everywhere, type Texts, tell } from './problem-text.es.ts';

const texts: Texts<CustomerQuoteFailure> = {
  ...everywhere,
  unreachable: () => 'No se pudieron traer los presupuestos, reintentá',
  'not-offered': () => 'Este servidor no lo ofrece',
  'page-key-unreadable': () => 'Esa página ya no existe. Volvé al principio de la lista',
  'customer-not-found': () => 'Ese cliente ya no existe',
};

/** Why the quotes of a customer are not there. */
export const customerQuoteProblem = (failure: CustomerQuoteFailure): string => tell(texts, failure);
