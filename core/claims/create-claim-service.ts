import { authorise } from '#core/access/authorise.ts';
import type { ProductRepository } from '#core/catalogue/products/product.repository.port.ts';
import { namedAs } from '#core/catalogue/products/sold-as.ts';
import { dateInBuenosAires, inBuenosAires } from '#core/shared/buenos-aires.ts';
import type { Clock } from '#core/shared/clock.ts';
import type { Hasher } from '#core/shared/hasher.port.ts';
import { madeBefore } from '#core/shared/idempotency.ts';
import type { ClaimId, CustomerId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { ClaimRepository, ClaimToStore } from './claim.repository.port.ts';
import { type ClaimFailure, type ClaimService, maxClaimsOfOrder } from './claim.service.ts';
import type { Claim, ClaimOption } from './claim.ts';
import { type ClaimFlaw, type ClaimToOpen, claimFlaws, tidiedClaim } from './claim-to-open.ts';

export interface ClaimParts {
  readonly claims: ClaimRepository;
  readonly clock: Clock;
}

export interface ClaimServiceParts extends ClaimParts {
  readonly productRepository: Pick<ProductRepository, 'products'>;
  readonly hasher: Hasher;
}

const notAllowed = Err({ code: 'not-allowed' } as const);
const notFound = Err({ code: 'claim-not-found' } as const);

type Checked = Pick<ClaimToStore, 'origin' | 'reason' | 'products'>;

export const createClaimService = ({ claims, clock, productRepository, hasher }: ClaimServiceParts): ClaimService => {
  /** The claim with the names that the distributor's lists have by now. */
  const check = async (claim: ClaimToOpen): Promise<Result<Checked, ClaimFailure>> => {
    const flaws = claimFlaws(claim, dateInBuenosAires(clock.now()));
    if (flaws.length > 0) return Err({ code: 'invalid-claim', flaws });
    const [origins, reasons, sold] = await Promise.all([
      claims.origins(),
      claims.reasons(),
      namedAs(productRepository, claim.products),
    ]);
    const origin = named(origins, claim.origin);
    const reason = named(reasons, claim.reason);
    const products = claim.products.flatMap((product, place) => {
      const names = sold[place] ?? null;
      return names === null ? [] : [{ ...product, ...names }];
    });
    const unknown: ClaimFlaw[] = [
      ...(origin === null ? [{ code: 'origin-unknown', place: null } as const] : []),
      ...(reason === null && claim.reason !== '' ? [{ code: 'reason-unknown', place: null } as const] : []),
      ...sold.flatMap((names, place) => (names === null ? [{ code: 'product-unknown', place } as const] : [])),
    ];
    if (origin === null || unknown.length > 0) return Err({ code: 'invalid-claim', flaws: unknown });
    return Ok({ origin, reason, products });
  };

  const found = (claim: Claim | null): Result<Claim, ClaimFailure> => (claim === null ? notFound : Ok(claim));
  const own = async (customerId: CustomerId, id: ClaimId): Promise<Result<Claim, ClaimFailure>> =>
    found(await claims.ofCustomerById(customerId, id));

  return authorise<ClaimService>('claims', {
    async page({ customerId }, page) {
      return customerId === null ? notAllowed : Ok(await claims.ofCustomer(customerId, page));
    },

    async find({ customerId }, number) {
      return customerId === null ? notAllowed : found(await claims.ofCustomerByNumber(customerId, number));
    },

    async ofOrder({ customerId }, order) {
      return customerId === null ? notAllowed : Ok(await claims.ofCustomerNaming(customerId, order, maxClaimsOfOrder));
    },

    async open(caller, asked, idempotencyKey) {
      const { customerId } = caller;
      if (customerId === null) return notAllowed;
      const claim = tidiedClaim(asked);
      const payloadHash = hasher.digest(JSON.stringify(claim));
      const before = madeBefore(await claims.knownKey(customerId, idempotencyKey), payloadHash);
      if (before !== null) return before.ok ? own(customerId, before.val) : before;
      const checked = await check(claim);
      if (!checked.ok) return checked;
      const now = clock.now();
      const stored = await claims.store({
        ...claim,
        ...checked.val,
        customerId,
        year: inBuenosAires(now).year,
        createdAt: new Date(now).toISOString(),
        createdBy: caller.userName,
        ...{ actedBy: caller.actedBy?.userName ?? null, network: caller.network },
        idempotencyKey,
        payloadHash,
      });
      return stored.ok ? own(customerId, stored.val) : stored;
    },

    origins: async () => Ok(await claims.origins()),
    reasons: async () => Ok(await claims.reasons()),
  });
};

/** The option of that name, else of that id. */
const named = (options: readonly ClaimOption[], name: string): ClaimOption | null =>
  options.find((option) => option.name === name) ?? options.find((option) => option.id === name) ?? null;
