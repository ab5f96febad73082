import type { Answer, Client } from './client.ts';
import { customerCount } from './fill-customers.ts';
import type { Row } from './table.ts';

/** A thing that a customer does, `turn` after turn. What comes before the measured call is not measured. */
export interface Operation {
  readonly name: string;
  /** By how many clients there are at once, of a catalogue of 100,000 products. */
  readonly goals: Readonly<Record<number, string>>;
  /** For one client, at 1,000,000 products. */
  readonly goalAtAMillion?: string;
  readonly rounds: Readonly<Record<number, number>>;
  prepare?(client: Client, turn: number): Promise<unknown>;
  run(client: Client, turn: number): Promise<Answer>;
}

export const codes = ['620', '6203', 'BKR', 'VKBA', 'AB1', 'G 16', '0 24', 'CT 10', '5PK', 'SP 0'];
export const texts = [
  'bujia ngk',
  'amortiguador gol',
  'rodamiento 6203',
  'pastillas de freno',
  'correa',
  'bomba de agua corsa',
  'filtro', // finds nothing: the spelling is looked for
  'disco ventilado hilux',
];
/** Words of which each has some thousands of articles, in 5,000 series. */
const manyArticles = ['correa', 'pastillas de freno', 'amortiguador', 'bujia', 'bomba de agua'];
export const pick = <Value>(values: readonly Value[], turn: number): Value =>
  values[Math.abs(turn) % values.length] as Value;
const rows = Array.from({ length: 200 }, (_, index) => String(index + 1));

const setLine = (client: Client, row: string, quantity: number): Promise<Answer> =>
  client.call('POST', '/api/ShoppingCarts', { productPriceId: row, quantity });

/** Price rows that this customer may order in ones. */
const orderableRows = async (client: Client): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const row of rows) if ((await setLine(client, row, 1)).status === 200) found.push(row);
  for (const row of found) await setLine(client, row, 0);
  return found;
};

/**
 * A thousand lines as people paste them: codes of the catalogue with their makers, in both orders, and some that no one
 * has.
 */
const pastedOrder = async (client: Client): Promise<string> => {
  const written: string[] = [];
  for (let page = 1; written.length < 1000 && page <= 100; page += 1) {
    const { text } = await client.call('POST', '/api/Products/search-by-text', {
      codeSearch: '',
      fulltextSearch: '',
      page,
    });
    const { subTypes } = JSON.parse(text) as { subTypes: { products: { code: string; productBrandName: string }[] }[] };
    const found = subTypes.flatMap(({ products }) => products);
    if (found.length === 0) break;
    written.push(...found.map(({ code, productBrandName }) => `${code} ${productBrandName}`));
  }
  return Array.from({ length: 1000 }, (_, at) => {
    const quantity = 1 + (at % 9);
    if (at % 50 === 49) return `ZZ${at}-NADA ${quantity}`;
    const code = pick(written, at);
    return at % 2 === 0 ? `${code}\t${quantity}` : `${quantity} x ${code}`;
  }).join('\n');
};

/**
 * What the operations are done with: rows that can be ordered, vehicles, and subfamilies with a measure to filter by.
 */
export interface Stage {
  readonly orderable: readonly string[];
  readonly vehicleIds: readonly number[];
  readonly measured: readonly { readonly id: number; readonly property: string }[];
  /** A thousand lines of a quick order. */
  readonly pasted: string;
}

interface FamilyAnswer {
  readonly id: number;
  readonly productTypeParentId: number | null;
  readonly filters: readonly { readonly type: string; readonly property: string }[];
}

export const lookAround = async (client: Client): Promise<Stage> => {
  const [vehicles, families] = await Promise.all([
    client.call('GET', '/api/Vehicle'),
    client.call('GET', '/api/ProductTypes/with-filter-configuration'),
  ]);
  const measured = (JSON.parse(families.text) as FamilyAnswer[])
    .filter(({ productTypeParentId }) => productTypeParentId !== null)
    .flatMap(({ id, filters }) => {
      const measure = filters.find(({ type }) => type === 'Number');
      return measure === undefined ? [] : [{ id, property: measure.property }];
    });
  return {
    orderable: await orderableRows(client),
    pasted: await pastedOrder(client),
    vehicleIds: (JSON.parse(vehicles.text) as { id: number }[]).slice(0, 40).map(({ id }) => id),
    measured,
  };
};

/** A page of a subfamily by a range of one of its measures, and what its other filters still offer. */
const familySearch = ({ measured }: Stage, turn: number): object => {
  const { id, property } = pick(measured, turn);
  return { subTypeId: id, properties: [{ property, values: ['10', '60'] }], page: 1 + (turn % 3) };
};

export const textSearch = 'text search, 20 with facets and prices';

export const operations = (stage: Stage, key: string): readonly Operation[] => [
  {
    name: 'autocomplete by code',
    goals: { 1: '≤ 0.6 / 2 ms', 16: '≥ 6,000/s' },
    goalAtAMillion: '≤ 1 / 4 ms',
    rounds: { 1: 4000, 16: 20_000 },
    run: (client, turn) => client.call('POST', '/api/Products/autocomplete-code', { textToSearch: pick(codes, turn) }),
  },
  {
    name: textSearch,
    goals: { 1: '≤ 2 / 6 ms', 16: '≥ 1,200/s' },
    goalAtAMillion: '≤ 4 / 15 ms',
    rounds: { 1: 2000, 16: 6000 },
    run: (client, turn) => {
      const text = pick(texts, turn);
      return client.call('POST', '/api/Products/search-by-text', {
        codeSearch: text,
        fulltextSearch: text,
        page: 1 + (turn % 3),
      });
    },
  },
  {
    name: 'text search, a question never asked before',
    goals: { 1: '≤ 2 / 6 ms', 16: '≥ 1,200/s' },
    rounds: { 1: 2000, 16: 6000 },
    run: (client, turn) => {
      const text = `${pick(manyArticles, turn)} serie ${turn % 5000}`;
      return client.call('POST', '/api/Products/search-by-text', { codeSearch: text, fulltextSearch: text, page: 1 });
    },
  },
  {
    name: 'search by vehicle, all that fits',
    goals: { 1: '≤ 8 / 25 ms', 16: '≥ 400/s' },
    rounds: { 1: 1000, 16: 3000 },
    run: (client, turn) => client.call('POST', `/api/Products/search-by-vehicle/${pick(stage.vehicleIds, turn)}`),
  },
  {
    name: 'search by family and a measure',
    goals: { 1: '≤ 8 / 25 ms', 16: '≥ 400/s' },
    rounds: { 1: 1000, 16: 3000 },
    run: (client, turn) => client.call('POST', '/api/Products/search-by-family', familySearch(stage, turn)),
  },
  {
    name: 'what the filters of a family offer',
    goals: { 1: '≤ 8 / 25 ms', 16: '≥ 400/s' },
    rounds: { 1: 1000, 16: 3000 },
    run: (client, turn) =>
      client.call('POST', '/api/Products/technical-information-options', familySearch(stage, turn)),
  },
  {
    name: 'set a cart line',
    goals: { 1: '≤ 2.5 / 8 ms', 16: '≥ 700/s' },
    // Every customer's cart gets all of the twenty.
    rounds: { 1: 20 * customerCount, 16: 20 * customerCount },
    run: (client, turn) =>
      setLine(client, pick(stage.orderable, (turn + Math.floor(turn / customerCount)) % 20), 1 + (turn % 97)),
  },
  {
    name: 'GET api/ShoppingCarts, 20 lines',
    goals: { 1: '≤ 3 / 10 ms, p99 ≤ 3 × the median', 16: '≥ 700/s' },
    rounds: { 1: 2000, 16: 4000 },
    run: (client) => client.call('GET', '/api/ShoppingCarts'),
  },
  {
    name: 'send an order of 5 lines',
    goals: { 1: '≤ 8 / 25 ms', 16: '≥ 150/s' },
    rounds: { 1: 400, 16: 600 },
    async prepare(client, turn) {
      for (const row of stage.orderable.slice(0, 5)) await setLine(client, row, 1 + (turn % 9));
    },
    run: (client, turn) =>
      client.call('POST', '/api/Orders', { deliveryMethodId: 1, notes: '' }, { 'idempotency-key': `${key}-${turn}` }),
  },
  {
    name: 'quick order of 1,000 lines',
    goals: { 1: '≤ 500 ms' },
    rounds: { 1: 20, 16: 32 },
    run: (client) => client.call('POST', '/api/QuickOrders/resolve', { text: stage.pasted }),
  },
];

/**
 * Runs an operation, so many of the clients at once and each in its turn; throughput counts only the time of measured
 * calls.
 */
export const measure = async (
  operation: Operation,
  clients: readonly Client[],
  atOnce: number,
  isMillion: boolean,
): Promise<Omit<Row, 'memoryMb'>> => {
  const rounds = operation.rounds[atOnce] ?? 1000;
  const clientOf = (turn: number): Client => pick(clients, turn);
  // What a shop feels is a server that has been answering for a while, its code compiled; so half the rounds go before,
  // unmeasured.
  for (let turn = 0; turn < rounds / 2 / atOnce; turn += 1) {
    await operation.prepare?.(clientOf(turn), turn);
    await operation.run(clientOf(turn), -1 - turn);
  }
  const times: number[] = [];
  let turn = 0;
  const work = async (wave: number): Promise<void> => {
    while (turn < rounds) {
      const mine = turn;
      const client = clientOf(mine);
      turn += 1;
      await operation.prepare?.(client, mine);
      const start = performance.now();
      const answer = await operation.run(client, mine + wave);
      times.push(performance.now() - start);
      if (answer.status !== 200) throw new Error(`${operation.name}: ${answer.status} ${answer.text}`);
    }
  };
  const wave = atOnce * 1_000_000;
  const begun = performance.now();
  await Promise.all(Array.from({ length: atOnce }, () => work(wave)));
  const elapsed = performance.now() - begun;
  const measured = times.reduce((sum, time) => sum + time, 0);
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  // With preparation in between, only the share of the time that was spent on the measured call counts.
  const busy = operation.prepare === undefined ? elapsed : measured / atOnce;
  return {
    operation: operation.name,
    clients: atOnce,
    median: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    perSecond: (times.length / busy) * 1000,
    goal: (isMillion ? atOnce === 1 && operation.goalAtAMillion : operation.goals[atOnce]) || '',
  };
};
