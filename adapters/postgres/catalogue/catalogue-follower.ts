import { Subject } from 'rxjs';
import type { ReportFailure } from '#core/shared/failure-report.ts';
import type { Database, Queries } from '../database/database.ts';
import { notify } from '../database/notify.ts';
import { changedProducts } from './changed-products.ts';

/** Notified when a generation is published, or something beside the generations changes, by the process that did it. */
export const catalogueChannel = 'mostrador_catalogue';

/** The setting that holds another text after each change of what is settled beside the generations. */
const rulesKey = 'catalogue-rules';

/**
 * Says, in the transaction of the change, that settings beside the generations changed: what is switched off, the order
 * of prices, which vehicle brands stand where. Every process reads it again.
 */
export const moveCatalogueRules = async (tx: Queries): Promise<void> => {
  await tx.query(
    `insert into setting (key, value) values ('${rulesKey}', to_jsonb(gen_random_uuid()))
     on conflict (key) do update set value = excluded.value`,
    [],
  );
  await notify(tx, catalogueChannel, 'rules');
};

/** Which of these texts stands, as an expression of SQL; '' while nothing was ever changed. */
export const catalogueRulesSql = `coalesce((select value::text from setting where key = '${rulesKey}'), '')`;

/**
 * What a newly published stretch of generations touched: some products, or more than it pays to name; none where only
 * rules changed.
 */
export interface CatalogueMove {
  readonly generation: number;
  readonly productIds: readonly number[] | 'many';
}

export interface CatalogueFollower {
  generation(): number;
  /** Looks now; answers once everything published by this moment has been emitted. */
  look(): Promise<void>;
  readonly moves$: Subject<CatalogueMove>;
  /** Emits at each look that found nothing new: time to try again what could not be read when the catalogue moved. */
  readonly unchanged$: Subject<void>;
  close(): void;
}

/** Looking again on its own heals a notification that never came. */
const lookEveryMs = 5000;
const maxNamed = 20_000;

interface Published {
  readonly generation: number;
  readonly rules: string;
}

const publishedSql = `
  select coalesce(max(generation), 0) as generation,
         ${catalogueRulesSql} as rules
    from catalogue_generation`;

/**
 * Follows the catalogue's change sequence in this process, published by any process (docs/architecture.md, 'The
 * catalogue's generations').
 */
export const followCatalogue = async (
  database: Database,
  start?: number,
  report: ReportFailure = () => undefined,
): Promise<CatalogueFollower> => {
  const moves$ = new Subject<CatalogueMove>();
  const unchanged$ = new Subject<void>();
  const published = async (): Promise<Published> => {
    const [row] = await database.query<Published>(publishedSql, []);
    return row ?? { generation: 0, rules: '' };
  };
  const first = await published();
  let seen = start ?? first.generation;
  let seenRules = first.rules;

  const lookOnce = async (): Promise<void> => {
    const { generation, rules } = await published();
    if (generation <= seen && rules === seenRules) {
      unchanged$.next();
      return;
    }
    const productIds = generation <= seen ? [] : await changedProducts(database, seen, generation, maxNamed);
    seen = Math.max(seen, generation);
    seenRules = rules;
    moves$.next({ generation: seen, productIds });
  };

  let looking: Promise<void> = Promise.resolve();
  const look = (): Promise<void> => {
    looking = looking.catch(() => undefined).then(lookOnce);
    return looking;
  };
  const quietly = (): void => void look().catch((error: unknown) => report('catalogue-follower', error));

  await database.listen(catalogueChannel, quietly);
  const timer = setInterval(quietly, lookEveryMs);
  timer.unref();
  return { generation: () => seen, look, moves$, unchanged$, close: () => clearInterval(timer) };
};
