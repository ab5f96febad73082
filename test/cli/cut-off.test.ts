import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { done, type Outcome, problem, rowsOutcome, success } from '#cli/outcome.ts';
import { finishOn } from '#cli/report.ts';
import { type OutputFlags, outputModeOf, type Terminal } from '#cli/terminal.ts';

const row = { id: '1' };
const rows = rowsOutcome([row], [row], '1');

it.each<[what: string, outcome: Outcome, flags: OutputFlags, exit: number]>([
  ['rows as a table', rows, {}, 0],
  ['rows as a document', rows, { json: true }, 0],
  ['rows a line each', rows, { stream: true }, 0],
  ['a sentence', done(row, 'Listo'), {}, 0],
  ['a document', done(row, 'Listo'), { json: true }, 1],
  ['a document that says no', success(row, 'No', 2), { json: true }, 2],
  ['a failure', problem('not-found', 'No existe'), { json: true }, 1],
  ['a wrong command line', problem('wrong-usage', 'No', undefined, 64), { json: true }, 64],
])('%s that is not read to its end', (_what, outcome, flags, exit) => {
  const exits: number[] = [];
  const streams = { stdin: new PassThrough(), stdout: new PassThrough(), stderr: new PassThrough() };
  const terminal = { ...streams, environment: {}, whenCutOff: (each: number) => exits.push(each) };
  const given = terminal as unknown as Terminal;
  finishOn(given)(outcome, outputModeOf(given, flags), null);
  expect(exits.at(-1)).toBe(exit);
});
