import { Subject } from 'rxjs';
import { changedProducts } from './changed-products.ts';
import type { Database } from './database.ts';

/** Told when a generation is published, or the distributor's rules for the catalogue change, by the process that did it. */
export const catalogueChannel = 'mostrador_catalogue';

/** What a newly published stretch of generations touched: some products, or more than it pays to name; none where only rules changed. */
export interface CatalogueMove {
  readonly generation: number;
  readonly productIds: readonly number[] | 'many';
}

export interface CatalogueFollower {
  generation(): number;
  /** Looks now; answers once everything published by this moment has been told. */
  look(): Promise<void>;
  readonly moves$: Subject<CatalogueMove>;
  close(): void;
}

/** Looking again on its own heals a notification that never came. */
const lookEveryMs = 5000;
const mostNamed = 20_000;

/** Follows the catalogue's change sequence in this process, whoever publishes (design.md, 'Search, the heart'). */
export const followCatalogue = async (database: Database, start?: number): Promise<CatalogueFollower> => {
  const moves$ = new Subject<CatalogueMove>();
  /** What is published, and which of the distributor's rules for it hold: switched-off brands and families, the order of prices. */
  const published = async (): Promise<{ readonly generation: number; readonly rules: string }> => {
    const [row] = await database.query<{ generation: number; rules: string }>(
      `select coalesce(max(generation), 0) as generation,
              coalesce((select value::text from setting where key = 'catalogue-rules'), '') as rules
         from catalogue_generation`,
      [],
    );
    return row ?? { generation: 0, rules: '' };
  };
  const first = await published();
  let seen = start ?? first.generation;
  let seenRules = first.rules;

  const lookOnce = async (): Promise<void> => {
    const { generation, rules } = await published();
    if (generation <= seen && rules === seenRules) return;
    const productIds = generation <= seen ? [] : await changedProducts(database, seen, generation, mostNamed);
    seen = Math.max(seen, generation);
    seenRules = rules;
    moves$.next({ generation: seen, productIds });
  };

  let looking: Promise<void> = Promise.resolve();
  const look = (): Promise<void> => {
    looking = looking.catch(() => undefined).then(lookOnce);
    return looking;
  };
  const quietly = (): void => void look().catch(() => undefined);

  await database.listen(catalogueChannel, quietly);
  const timer = setInterval(quietly, lookEveryMs);
  timer.unref();
  return { generation: () => seen, look, moves$, close: () => clearInterval(timer) };
};
