import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aStandIn } from '../a-stand-in.ts';

const product = (at: number) => ({
  id: String(at),
  brand: ['NGK', 'Škoda', 'Bosch'][at % 3],
  code: `C${(at * 37) % 100}`,
  internalCode: '',
  description: `Bujía «${at}» ${'x'.repeat((at * 13) % 60)}`,
  storageLocation: '',
  family: 'Encendido',
  subfamily: '',
  stockState: (['Green', 'Yellow', 'Red'] as const)[at % 3],
  sale: 'on-sale',
  price: at % 4 === 0 ? null : at * 10.5,
  purchaseCost: null,
  pictures: 0,
});
const job = (at: number) => ({
  id: `job-${at}`,
  queue: 'price-lists',
  state: at % 2 === 0 ? 'failed' : 'done',
  attempts: at,
  createdAt: '2026-03-01T12:00:00Z',
  startedAt: null,
  endedAt: null,
  dueAt: null,
  error: at % 2 === 0 ? `No anduvo ${'y'.repeat(at)}` : null,
});
const products = Array.from({ length: 47 }, (_, at) => product(at));
const jobs = Array.from({ length: 47 }, (_, at) => job(at));

/** Pages of so many rows, by a key; `fails` is the page that no server answers. */
const pagesOf = (name: string, rows: readonly object[], size: number, fails: () => number) => {
  return ({ query }: { readonly query: URLSearchParams }) => {
    const from = Number(query.get('after') ?? '0');
    if (from / size === fails()) return { status: 500, body: 'no' };
    const isLast = from + size >= rows.length;
    return { body: { [name]: rows.slice(from, from + size), next: isLast ? null : String(from + size) } };
  };
};
const aServer = (size: number, fails: () => number = () => -1) =>
  aStandIn({
    'GET /api/Management/Products': pagesOf('products', products, size, fails),
    'GET /api/Management/Jobs': pagesOf('jobs', jobs, size, fails),
  });

describe('a list of several pages', () => {
  let paged: Awaited<ReturnType<typeof aServer>>;
  let whole: Awaited<ReturnType<typeof aServer>>;
  let failing = -1;
  beforeAll(async () => {
    [paged, whole] = [await aServer(5, () => failing), await aServer(1000)];
  });
  afterAll(() => {
    paged.close();
    whole.close();
  });

  const forms: readonly (readonly string[])[] = [
    [],
    ['--json'],
    ['--stream'],
    ['--fields', 'id'],
    ['--json', '--fields', 'id'],
    ['--stream', '--fields', 'id'],
  ];
  const wanted: readonly (readonly string[])[] = [
    ['--all'],
    ['--limit', '12'],
    ['--all', '--sort', 'id:desc'],
    ['--all', '--sort', 'price', '--limit', '7'],
    ['--sort', 'error', '--limit', '13'],
  ];
  it.each(['products', 'jobs'])(
    'of %s is, byte by byte, what one page of them is',
    async (group) => {
      for (const form of forms) {
        for (const rows of wanted.filter((each) => each.join().includes('price') === false || group === 'products')) {
          if (rows.includes('error') && group === 'products') continue;
          for (const screen of [undefined, 60, 100]) {
            const words = [group, 'list', ...rows, ...form];
            const options = screen === undefined ? {} : { screen };
            const [one, other] = [await paged.run(words, options), await whole.run(words, options)];
            expect(one, words.join(' ')).toEqual(other);
            expect([one.exit, one.stderr]).toEqual([0, '']);
            expect(one.stdout.split('\n').length).toBeGreaterThan(7);
          }
        }
      }
    },
    60_000,
  );

  it.each([['--json'], ['--stream'], ['--fields', 'id']])(
    'with %s is written before the last page is asked for',
    async (...form) => {
      paged.calls.length = 0;
      let callsAtFirst = 0;
      const onOutput = (): void => {
        if (callsAtFirst === 0) callsAtFirst = paged.calls.length;
      };
      await paged.run(['products', 'list', '--all', ...form], { onOutput });
      const pages = paged.calls.filter((call) => call.startsWith('GET /api/Management/Products'));
      expect(pages).toHaveLength(10);
      expect(callsAtFirst).toBeGreaterThan(0);
      expect(callsAtFirst).toBeLessThan(4);
    },
  );

  it('whose third page fails is one document all the same, of the rows before it and the error', async () => {
    failing = 2;
    const ran = await paged.run(['products', 'list', '--all', '--json']);
    failing = -1;
    expect(ran.exit).toBe(1);
    const { products: rows, error } = JSON.parse(ran.stdout) as { products: object[]; error: object };
    expect(rows).toEqual(products.slice(0, 10));
    expect(error).toMatchObject({ code: 'server-failed' });
    expect(ran.stdout.endsWith('\n}\n')).toBe(true);
  });

  it('whose third page fails has no table, and no document where it is sorted', async () => {
    failing = 2;
    const table = await paged.run(['products', 'list', '--all']);
    const sorted = await paged.run(['products', 'list', '--all', '--sort', 'code', '--json']);
    failing = -1;
    expect([table.exit, table.stdout]).toEqual([1, '']);
    expect(Object.keys(JSON.parse(sorted.stdout) as object)).toEqual(['error']);
  });

  it('is refused for a field that no row has, before a row is written', async () => {
    for (const form of [['--json'], ['--stream'], []]) {
      const { exit, stderr } = await paged.run(['products', 'list', '--all', '--fields', 'cod', ...form]);
      expect([exit, stderr]).toEqual([64, expect.stringContaining('No hay un campo «cod»')]);
    }
  });
});
