import type { Client } from './client.ts';
import { type Prepared, prepared, type Throughput, throughput } from './load.ts';
import { codes, pick, texts } from './operations.ts';
import type { Program } from './program.ts';
import { printLines } from './table.ts';

/**
 * What is asked of the program and of the floor alike; `goal` is the share of the floor's throughput that the program
 * is to reach.
 */
interface Asked {
  readonly name: string;
  readonly path: string;
  readonly bodies: readonly object[];
  readonly encoding: 'br' | 'identity';
  readonly goal: string;
  readonly count: number;
}

const autocomplete = {
  path: '/api/Products/autocomplete-code',
  bodies: codes.map((textToSearch) => ({ textToSearch })),
  count: 20_000,
};
const page = {
  path: '/api/Products/search-by-text',
  bodies: texts.flatMap((text) =>
    [1, 2, 3].map((number) => ({ codeSearch: text, fulltextSearch: text, page: number })),
  ),
  count: 6000,
};
const asked: readonly Asked[] = [
  { name: 'autocomplete by code', ...autocomplete, encoding: 'identity', goal: '≥ 1/3' },
  { name: 'autocomplete by code, Brotli', ...autocomplete, encoding: 'br', goal: '≥ 1/4' },
  { name: 'text search, 20 with facets and prices', ...page, encoding: 'identity', goal: '≥ 1/3' },
  { name: 'text search, Brotli', ...page, encoding: 'br', goal: '≥ 1/4' },
];

const rounds = 3;
/** Enough that each customer asks each thing, in another order than the next one. */
const variety = 5000;

const callsOf = ({ path, bodies, encoding }: Asked, tokens: readonly string[]): readonly Prepared[] =>
  Array.from({ length: variety }, (_, turn) =>
    prepared(path, pick(bodies, turn * 7), { token: pick(tokens, turn), encoding }),
  );

const bestOf = (all: readonly Throughput[]): Throughput =>
  all.reduce((best, one) => (one.perSecond > best.perSecond ? one : best));

/** The program's throughput as a share of the floor's, in the same run and in turns: machines differ, shares don't. */
export const printShares = async (program: Program, floor: Program, customers: readonly Client[]): Promise<void> => {
  const tokens = customers.map(({ token }) => token);
  const rows: string[][] = [];
  for (const one of asked) {
    const calls = callsOf(one, tokens);
    const plain = callsOf({ ...one, encoding: 'identity' }, tokens);
    const [ours, theirs]: [Throughput[], Throughput[]] = [[], []];
    await throughput(program, calls, one.count / 2);
    await throughput(floor, plain, one.count / 2);
    for (let round = 0; round < rounds; round += 1) {
      theirs.push(await throughput(floor, plain, one.count));
      ours.push(await throughput(program, calls, one.count));
    }
    const [own, bare] = [bestOf(ours), bestOf(theirs)];
    rows.push([
      one.name,
      bare.perSecond.toFixed(0),
      own.perSecond.toFixed(0),
      (own.perSecond / bare.perSecond).toFixed(2),
      one.goal,
      bare.cpuMicroseconds.toFixed(0),
      own.cpuMicroseconds.toFixed(0),
      own.bytes.toFixed(0),
    ]);
  }
  const heading = [
    'asked by 200 customers, 16 at once',
    'floor per second',
    'ours',
    'share',
    'goal',
    'floor CPU µs',
    'ours',
    'bytes',
  ];
  printLines('the same index behind a bare Fastify is the floor', [heading, ...rows]);
};
