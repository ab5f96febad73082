import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { createLongList } from '#cli/declare/long-list.ts';
import { interruptedProblem } from '#cli/outcome.ts';
import { finishOn, tellEnd } from '#cli/report.ts';
import { outputModeOf, type Terminal } from '#cli/terminal.ts';

const aList = (flags: { readonly json?: boolean; readonly stream?: boolean }) => {
  const exits: number[] = [];
  let text = '';
  const stream = () => new PassThrough() as unknown as NodeJS.WriteStream;
  const stdout = stream();
  stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  const terminal = {
    ...{ environment: {}, stdin: new PassThrough(), stdout, stderr: stream() },
    whenCutOff: (exit: number) => void exits.push(exit),
  } as unknown as Terminal;
  const outputMode = outputModeOf(terminal, flags);
  const list = createLongList<{ readonly id: number }>({
    ...{ terminal, outputMode, sort: undefined, name: 'rows', below: undefined },
    toWire: (row) => row,
    columns: () => [],
    paging: 'key',
  });
  return { terminal, outputMode, list, exits, text: () => text };
};

it.each([
  [{ json: true }, 1],
  [{ stream: true }, 0],
])('a reader that goes away has half of a document, but whole rows: %j', async (flags, exit) => {
  const { list, exits } = aList(flags);
  await list.take([{ id: 1 }, { id: 2 }]);
  await list.take([{ id: 3 }]);
  expect(exits).toEqual([exit, exit]);
});

it('nothing goes after a document that is whole, and what ends one within is told in it', async () => {
  const { list, terminal, outputMode, text } = aList({ json: true });
  await list.take([{ id: 1 }]);
  await list.end(10, { last: { next: null }, page: null, hasMore: false });
  const whole = text();
  expect(JSON.parse(whole)).toMatchObject({ rows: [{ id: 1 }] });
  finishOn(terminal)(interruptedProblem, outputMode, null);
  tellEnd(terminal, outputMode, interruptedProblem);
  expect(text()).toBe(whole);
  const other = aList({ json: true });
  await other.list.take([{ id: 1 }]);
  tellEnd(other.terminal, other.outputMode, interruptedProblem);
  expect(JSON.parse(other.text())).toMatchObject({ rows: [{ id: 1 }], error: { code: 'interrupted' } });
});
