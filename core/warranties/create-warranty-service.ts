import { authorise } from '#core/access/authorise.ts';
import type { ProductRepository } from '#core/catalogue/products/product.repository.port.ts';
import { namedAs } from '#core/catalogue/products/sold-as.ts';
import { dateInBuenosAires, inBuenosAires } from '#core/shared/buenos-aires.ts';
import type { Clock } from '#core/shared/clock.ts';
import type { Hasher } from '#core/shared/hasher.port.ts';
import { madeBefore } from '#core/shared/idempotency.ts';
import type { WarrantyId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { WarrantyRepository, WarrantyToStore } from './warranty.repository.port.ts';
import type { WarrantyFailure, WarrantyService } from './warranty.service.ts';
import type { Warranty } from './warranty.ts';
import { tidiedWarranty, type WarrantyFlaw, type WarrantyToRequest, warrantyFlaws } from './warranty-to-request.ts';

export interface WarrantyParts {
  readonly warranties: WarrantyRepository;
  readonly clock: Clock;
}

export interface WarrantyServiceParts extends WarrantyParts {
  readonly productRepository: Pick<ProductRepository, 'products'>;
  readonly hasher: Hasher;
}

const notAllowed = Err({ code: 'not-allowed' } as const);
const notFound = Err({ code: 'warranty-not-found' } as const);

type Checked = Pick<WarrantyToStore, 'faultSequence' | 'productCode' | 'productBrandName'>;

export const createWarrantyService = ({
  warranties,
  clock,
  productRepository,
  hasher,
}: WarrantyServiceParts): WarrantyService => {
  /** The names that the distributor has by now for what the warranty names. */
  const check = async (warranty: WarrantyToRequest): Promise<Result<Checked, WarrantyFailure>> => {
    const flaws = warrantyFlaws(warranty, dateInBuenosAires(clock.now()));
    if (flaws.length > 0) return Err({ code: 'invalid-warranty', flaws });
    const [sequences, [names = null]] = await Promise.all([
      warranties.faultSequences(),
      namedAs(productRepository, [warranty]),
    ]);
    const faultSequence = sequences.find(({ id }) => id === warranty.faultSequence);
    if (names !== null && faultSequence !== undefined) return Ok({ ...names, faultSequence });
    const unknown: WarrantyFlaw[] = [
      ...(names === null ? (['product-unknown'] as const) : []),
      ...(faultSequence === undefined ? (['fault-unknown'] as const) : []),
    ];
    return Err({ code: 'invalid-warranty', flaws: unknown });
  };

  const stored = async (id: WarrantyId): Promise<Result<Warranty, WarrantyFailure>> => {
    const warranty = await warranties.byId(id);
    return warranty === null ? notFound : Ok(warranty);
  };

  return authorise<WarrantyService>('warranties', {
    async list({ customerId }) {
      return customerId === null ? notAllowed : Ok(await warranties.ofCustomer(customerId));
    },

    async request(caller, asked, idempotencyKey) {
      const { customerId } = caller;
      if (customerId === null) return notAllowed;
      const warranty = tidiedWarranty(asked);
      const payloadHash = hasher.digest(JSON.stringify(warranty));
      const before = madeBefore(await warranties.knownKey(customerId, idempotencyKey), payloadHash);
      if (before !== null) return before.ok ? stored(before.val) : before;
      const checked = await check(warranty);
      if (!checked.ok) return checked;
      const now = clock.now();
      const kept = await warranties.store({
        ...warranty,
        ...checked.val,
        customerId,
        yearOfRma: inBuenosAires(now).year,
        createdAt: new Date(now).toISOString(),
        createdBy: caller.userName,
        ...{ actedBy: caller.actedBy?.userName ?? null, network: caller.network },
        idempotencyKey,
        payloadHash,
      });
      return kept.ok ? stored(kept.val) : kept;
    },

    faultSequences: async () => Ok(await warranties.faultSequences()),
  });
};
