import { Subject } from 'rxjs';
import { changedProducts } from './changed-products.ts';
import type { Database } from './database.ts';

/** Told when a generation is published, by the process that published it. */
export const catalogueChannel = 'mostrador_catalogue';

/** The setting that holds another text after each change of which vehicle brands stand where. */
export const arrangementKey = 'vehicle-brands';

/** What a newly published stretch of generations touched: some products, or more than it pays to name; none where brands moved. */
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

interface Published {
  readonly generation: number;
  readonly arrangement: string;
}

const publishedSql = `
  select coalesce(max(generation), 0) as generation,
         coalesce((select value #>> '{}' from setting where key = '${arrangementKey}'), '') as arrangement
    from catalogue_generation`;

/** Follows the catalogue's change sequence in this process, whoever publishes (design.md, 'Search, the heart'). */
export const followCatalogue = async (database: Database, start?: number): Promise<CatalogueFollower> => {
  const moves$ = new Subject<CatalogueMove>();
  const published = async (): Promise<Published> => {
    const [row] = await database.query<Published>(publishedSql, []);
    return row ?? { generation: 0, arrangement: '' };
  };
  const first = await published();
  let seen = start ?? first.generation;
  let arranged = first.arrangement;

  const lookOnce = async (): Promise<void> => {
    const { generation, arrangement } = await published();
    if (generation <= seen && arrangement === arranged) return;
    const productIds = generation <= seen ? [] : await changedProducts(database, seen, generation, mostNamed);
    seen = Math.max(seen, generation);
    arranged = arrangement;
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
