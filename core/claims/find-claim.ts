import type { Caller } from '#core/access/caller.ts';
import { type DocumentNumber, formatNumber } from '#core/orders/number.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { type ClaimFailure, type ClaimPage, maxClaimsOfOrder } from './claim.service.ts';
import type { Claim } from './claim.ts';
import type { WhichClaim } from './claim-management.service.ts';
import { orderNamedIn } from './named-order.ts';

interface Pages<Listed extends Claim> {
  page(caller: Caller, page: number): Promise<Result<ClaimPage<Listed>, ClaimFailure>>;
}

const isThat = (claim: Claim, which: WhichClaim): boolean =>
  'year' in which ? claim.year === which.year && claim.number === which.number : claim.id === which.id;

/** Looks for a claim in the pages of the list, newest first: there is no call for a single claim. */
export async function findClaim<Listed extends Claim>(
  service: Pages<Listed>,
  caller: Caller,
  which: WhichClaim,
): Promise<Result<Listed, ClaimFailure>> {
  for (let page = 1; ; page += 1) {
    const answer = await service.page(caller, page);
    if (!answer.ok) return answer;
    const { claims, totalPages } = answer.val;
    const found = claims.find((claim) => isThat(claim, which));
    if (found !== undefined) return Ok(found);
    if (page >= totalPages || claims.length === 0) return Err({ code: 'claim-not-found' });
  }
}

/** The newest pages alone: there is no call for the claims of one order, and a company may have thousands. */
const pagesLookedAt = 5;

/** The claims that name an order, newest first, by way of the list. */
export const findClaimsOfOrder = async <Listed extends Claim>(
  service: Pages<Listed>,
  caller: Caller,
  order: DocumentNumber,
): Promise<Result<readonly Listed[], ClaimFailure>> => {
  const wanted = formatNumber(order);
  const found: Listed[] = [];
  for (let page = 1; page <= pagesLookedAt; page += 1) {
    const answer = await service.page(caller, page);
    if (!answer.ok) return answer;
    const { claims, totalPages } = answer.val;
    found.push(...claims.filter((claim) => orderNamedIn(claim) === wanted));
    if (page >= totalPages || claims.length === 0) break;
  }
  return Ok(found.slice(0, maxClaimsOfOrder));
};
