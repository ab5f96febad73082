import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import {
  suggestionsWire,
  textSearchPageFromWire,
  textSearchPageToWire,
  textSearchPageWire,
} from '#adapters/wire/catalogue.wire.ts';
import { orderPageWire } from '#adapters/wire/orders.wire.ts';
import { answerWriters } from '#server/answers/write-answers.ts';
import { textSearchPageJson } from '#server/routes/product-groups-json.ts';
import { startProgram } from './program.ts';

/**
 * `npm run bench -- answers`: what it takes to write some answers of the demo as JSON, by each way of doing it. In
 * microseconds of a core.
 */
const port = 3704;
const rounds = 12;
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const microseconds = (write: () => unknown, times: number): number => {
  const begun = process.cpuUsage();
  for (let turn = 0; turn < times; turn += 1) write();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / times;
};

/** The best of some rounds, in turns, the code compiled by the first of them. */
const compare = (ways: Readonly<Record<string, () => unknown>>, times: number): void => {
  const best = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, write] of Object.entries(ways)) {
      best.set(name, Math.min(best.get(name) ?? Number.POSITIVE_INFINITY, microseconds(write, times)));
    }
  }
  for (const [name, took] of best) say(`  ${name.padEnd(44)} ${took.toFixed(1).padStart(8)}`);
};

const byZod = (schema: z.ZodMiniType, answer: unknown): string => JSON.stringify(z.encode(schema, answer));

const measureAnswer = (name: string, schema: z.ZodMiniType, json: string): void => {
  const answer: unknown = JSON.parse(json);
  const write = answerWriters({ schema, method: 'GET', url: '/', httpStatus: '200' });
  say(`${name}, ${Buffer.byteLength(json)} bytes`);
  const times = Math.ceil(8_000_000 / json.length);
  compare(
    {
      'JSON.stringify': () => JSON.stringify(answer),
      'by its schema, fast-json-stringify': () => write(answer),
      'by its schema, zod': () => byZod(schema, answer),
    },
    times,
  );
};

const directory = mkdtempSync(join(tmpdir(), 'mostrador-answers-'));
const program = await startProgram(port, directory, process.env['DATABASE_URL']);
try {
  const { client } = program;
  await client.signIn('cliente');
  const search = { codeSearch: 'amortiguador', fulltextSearch: 'amortiguador', page: 1 };
  const page = (await client.call('POST', '/api/Products/search-by-text', search)).text;
  const suggestions = await client.call('POST', '/api/Products/autocomplete-code', { textToSearch: '62' });
  measureAnswer('a page of 20 articles', textSearchPageWire, page);
  measureAnswer('a page of orders', orderPageWire, (await client.call('GET', '/api/Orders/page/1')).text);
  measureAnswer('what autocomplete finds', suggestionsWire, suggestions.text);
  const found = textSearchPageFromWire(z.parse(textSearchPageWire, JSON.parse(page)));
  const write = answerWriters({ schema: textSearchPageWire, method: 'POST', url: '/', httpStatus: '200' });
  say('a page of 20 articles, from what the service answers to bytes');
  compare(
    {
      'by its schema, fast-json-stringify': () => Buffer.from(write(textSearchPageToWire(found))),
      'by hand (server/routes/product-groups-json.ts)': () => textSearchPageJson(found),
    },
    200,
  );
} finally {
  await program.stop();
  rmSync(directory, { recursive: true, force: true });
}
