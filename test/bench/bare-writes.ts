import type { Client } from './client.ts';
import { measure, type Operation } from './operations.ts';
import { printLines, type Row } from './table.ts';

/** What a write of ours is held against: the same rows behind a bare Fastify (test/bench/floor.ts). */
const bare: readonly { readonly ours: string; readonly path: string; readonly rounds: Operation['rounds'] }[] = [
  { ours: 'set a cart line', path: '/bare/row', rounds: { 1: 2000, 16: 4000 } },
  { ours: 'send an order of 5 lines', path: '/bare/rows', rounds: { 1: 400, 16: 600 } },
];

/** Our writes as a share of the least that they could be, a second. */
export const printWrites = async (floor: Client, rows: readonly Omit<Row, 'memoryMb'>[]): Promise<void> => {
  const lines: string[][] = [];
  for (const { ours, path, rounds } of bare) {
    for (const atOnce of [1, 16]) {
      const operation: Operation = { name: path, goals: {}, rounds, run: () => floor.call('POST', path) };
      const least = await measure(operation, [floor], atOnce, false);
      const own = rows.find(({ operation: name, clients }) => name === ours && clients === atOnce);
      if (own === undefined) continue;
      const share = own.perSecond / least.perSecond;
      const figures = [least.perSecond.toFixed(0), own.perSecond.toFixed(0), share.toFixed(2)];
      lines.push([ours, String(atOnce), ...figures, '≥ 1/2']);
    }
  }
  printLines('rows written: one, or six in a transaction, by a bare Fastify', [
    ['operation', 'clients', 'bare per second', 'ours', 'share', 'goal'],
    ...lines,
  ]);
};
