import type { SellersFailure } from '#core/sellers/seller.service.ts';
import { everywhere, type Texts, tell } from './problem-text.es.ts';

const sellers: Texts<SellersFailure> = {
  ...everywhere,
  'login-not-found': () => 'Ese vendedor no tiene usuario',
  unreachable: () => 'No se pudieron traer o cambiar los vendedores, reintentá',
};

/** Why sellers are not there, or not changed. */
export const sellersProblem = (failure: SellersFailure): string => tell(sellers, failure);
