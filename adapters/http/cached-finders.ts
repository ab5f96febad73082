import type { Caller } from '#core/access/caller.ts';
import type { FamilyDesk } from '#core/catalogue/family-desk.ts';
import type { ProductDesk } from '#core/catalogue/product-desk.ts';
import type { VehicleDesk } from '#core/catalogue/vehicle-desk.ts';
import type { Clock } from '#core/shared/clock.ts';
import { keyOf, remembering } from './remembering.ts';

export interface FinderDesks {
  readonly vehicles: VehicleDesk;
  readonly families: FamilyDesk;
  readonly products: ProductDesk;
}

export interface CachedFinders extends FinderDesks {
  /** To be called when the catalogue, the offers or the connection changed: nothing kept so far is answered again. */
  forget(): void;
}

/** How many answers of each question are kept: a vehicle's can hold 400 products. */
const most = 60;

/** The same desks, answering identical requests of the same caller from memory, as cached-catalogue.ts does. */
export const cachedFinders = ({ vehicles, families, products }: FinderDesks, clock: Clock): CachedFinders => {
  const forgetting: (() => void)[] = [];
  const kept = <Asked extends readonly unknown[], Answer extends Promise<{ readonly ok: boolean }>>(
    load: (caller: Caller, ...asked: Asked) => Answer,
  ) => {
    const answers = remembering<Answer>(most, clock);
    forgetting.push(answers.forget);
    return (caller: Caller, ...asked: Asked): Answer =>
      answers.ask(keyOf(caller, JSON.stringify(asked)), () => load(caller, ...asked));
  };
  return {
    vehicles: {
      segments: kept(vehicles.segments),
      brands: kept(vehicles.brands),
      vehicles: kept(vehicles.vehicles),
      engines: kept(vehicles.engines),
      search: kept(vehicles.search),
    },
    families: {
      families: kept(families.families),
      search: kept(families.search),
      options: kept(families.options),
    },
    products: {
      read: kept(products.read),
      brands: kept(products.brands),
      substitutes: kept(products.substitutes),
    },
    forget() {
      for (const forget of forgetting) forget();
    },
  };
};
