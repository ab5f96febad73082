import { productGroupsFromWire, productGroupsWire } from '#adapters/wire/product-groups.wire.ts';
import type { NewsDesk } from '#core/news/news-desk.ts';
import type { Call } from './call.ts';
import { catalogueFailure } from './catalogue-failure.ts';

/** `api/product-news` over HTTP. */
export const createNewsDesk = (call: Call): NewsDesk => ({
  async products() {
    const answer = await call({ method: 'GET', path: '/api/product-news/for-customer' }, productGroupsWire);
    return answer.map(productGroupsFromWire).mapErr(catalogueFailure);
  },
});
