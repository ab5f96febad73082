import { Subject } from 'rxjs';
import { changedProducts } from './changed-products.ts';
import type { Database } from './database.ts';

/** Told when a generation is published, by the process that published it. */
export const catalogueChannel = 'mostrador_catalogue';

/** What a newly published stretch of generations touched: some products, or more than it pays to name. */
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
  const published = async (): Promise<number> => {
    const [row] = await database.query<{ generation: number }>(
      'select coalesce(max(generation), 0) as generation from catalogue_generation',
      [],
    );
    return row?.generation ?? 0;
  };
  let seen = start ?? (await published());

  const lookOnce = async (): Promise<void> => {
    const generation = await published();
    if (generation <= seen) return;
    const productIds = await changedProducts(database, seen, generation, mostNamed);
    seen = generation;
    moves$.next({ generation, productIds });
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
