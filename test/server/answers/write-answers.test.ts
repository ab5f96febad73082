import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { answerWriters } from '#server/answers/write-answers.ts';
import { checkedWriters } from '#test/server/checked-answers.ts';

const schema = z.object({
  id: z.union([z.string(), z.number()]),
  note: z.nullish(z.string()),
  state: z.nullable(z.enum(['open', 'closed'])),
  amount: z.number(),
  place: z.nullish(z.object({ street: z.string(), floor: z.optional(z.number()) })),
  pairs: z.array(z.tuple([z.number(), z.number()])),
  facts: z.record(z.string(), z.nullish(z.union([z.string(), z.number()]))),
  anything: z.optional(z.unknown()),
  line: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('product'), row: z.string() }),
    z.object({ kind: z.literal('free'), text: z.string(), amount: z.nullable(z.number()) }),
  ]),
});

const writerOf = (writers: typeof answerWriters) => writers({ schema, method: 'GET', url: '/', httpStatus: '200' });

const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
const optional = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: undefined });
const answers = fc.record({
  id: fc.oneof(fc.string(), fc.integer()),
  note: optional(fc.option(fc.string({ unit: 'grapheme' }))),
  state: fc.constantFrom('open', 'closed', null),
  amount: finite,
  place: optional(fc.option(fc.record({ street: fc.string(), floor: optional(fc.integer()) }))),
  pairs: fc.array(fc.tuple(fc.integer(), fc.integer())),
  facts: fc.dictionary(fc.string(), fc.option(fc.oneof(fc.string(), finite))),
  anything: fc.jsonValue(),
  line: fc.oneof(
    fc.record({ kind: fc.constant('product'), row: fc.string() }),
    fc.record({ kind: fc.constant('free'), text: fc.string(), amount: fc.option(finite) }),
  ),
});

const one = { id: 1, state: null, amount: 1.5, pairs: [], facts: {}, line: { kind: 'product', row: '7' } };

describe('an answer', () => {
  it('is written as JSON.stringify would, where it fits its schema', () => {
    const write = writerOf(answerWriters);
    fc.assert(
      fc.property(answers, (answer) => {
        expect(JSON.parse(write(answer))).toEqual(JSON.parse(JSON.stringify(answer)));
      }),
    );
  });

  it('says nothing that its schema does not name', () => {
    const write = writerOf(answerWriters);
    expect(JSON.parse(write({ ...one, passwordHash: 'x' }))).toEqual(one);
  });

  it('without what its schema requires is a defect', () => {
    const { amount: _left, ...rest } = one;
    expect(() => writerOf(answerWriters)(rest)).toThrow('amount');
  });

  it('that says more is a defect in the tests of the calls', () => {
    const write = writerOf(checkedWriters);
    expect(JSON.parse(write(one))).toEqual(one);
    expect(() => write({ ...one, passwordHash: 'x' })).toThrow('does not fit');
    expect(() => write({ ...one, amount: '1.5' })).toThrow('does not fit');
  });
});
