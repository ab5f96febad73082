import * as z from 'zod/mini';
import { newsItemFromWire, newsItemsFromWire, newsItemsWire, newsItemWire } from '#adapters/wire/news.wire.ts';
import { productGroupsFromWire, productGroupsWire } from '#adapters/wire/product-groups.wire.ts';
import type { Announced } from '#core/news/news.repository.port.ts';
import type { NewsService } from '#core/news/news.service.ts';
import type { NewsManagementFailure, NewsManagementService } from '#core/news/news-management.service.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { Call, CallFailure } from './call.ts';
import { catalogueFailure } from './catalogue-failure.ts';
import { ownFailure } from './own-failure.ts';
import { savedOrRead } from './saved.ts';

/** `api/product-news` over HTTP. */
export const createNewsService = (call: Call): NewsService => ({
  async products() {
    const answer = await call({ method: 'GET', path: '/api/product-news/for-customer' }, productGroupsWire);
    return answer.map(productGroupsFromWire).mapErr(catalogueFailure);
  },
});

const managementFailure = (failure: CallFailure): NewsManagementFailure =>
  failure.code === 'problem' ? ownFailure<NewsManagementFailure>(failure.problem, failure.facts) : failure;

/** The newest of the product and brand, which is the one that was just announced. */
const announced = async (call: Call, what: Announced) => {
  const list = await call({ method: 'GET', path: '/api/product-news' }, newsItemsWire);
  if (!list.ok) return list;
  const ofIt = list.val.filter(
    ({ productId, productBrandId }) =>
      String(productId) === what.productId && String(productBrandId) === what.productBrandId,
  );
  const [newest] = ofIt.sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  return newest === undefined ? Err({ code: 'unreachable' } as const) : Ok(newest);
};

/** The calls of `api/product-news` that are for administrators. */
export const createNewsManagementService = (call: Call): NewsManagementService => ({
  async list() {
    const answer = await call({ method: 'GET', path: '/api/product-news' }, newsItemsWire);
    return answer.map(newsItemsFromWire).mapErr(managementFailure);
  },
  async announce(_caller, what) {
    const request = { method: 'POST', path: '/api/product-news', body: what } as const;
    const answer = await savedOrRead(call, request, newsItemWire, () => announced(call, what));
    return answer.map(newsItemFromWire).mapErr(managementFailure);
  },
  async withdraw(_caller, id) {
    const path = `/api/product-news/${encodeURIComponent(id)}`;
    const answer = await call({ method: 'DELETE', path }, z.unknown());
    return answer.map(() => null).mapErr(managementFailure);
  },
});
