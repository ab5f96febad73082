import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DraftStream } from '#core/catalogue/import/rows/draft-source.port.ts';
import type { Field } from '#core/catalogue/import/rows/fields.ts';
import type { Layout } from '#core/imports/recognise.ts';
import { ofOneList } from '#core/price-lists/management/of-one-list.ts';
import { Ok } from '#core/shared/result.ts';

const streamOf = (lists: readonly string[]): DraftStream<'prices'> => ({
  layout: {} as Layout<Field>,
  batches: (async function* () {
    const drafts = lists.map((priceList, at) => ({ line: at + 2, code: `C${at}`, priceList, price: '1' }));
    yield Ok({ drafts, rejected: [{ line: 1, reasons: [] }], rowsRead: drafts.length });
  })(),
  rowsOf: async () => [],
});

describe('the rows of one list', () => {
  it('are those that name it, however it is written; each other row is rejected once, in its place', async () => {
    const name = fc.constantFrom('Lista 1', 'LISTA-1', 'lista 1', 'Lista 2', 'Mayorista');
    await fc.assert(
      fc.asyncProperty(fc.array(name), async (lists) => {
        for await (const read of ofOneList(streamOf(lists), 'Lista 1').batches) {
          const { drafts, rejected } = read.unwrap();
          const isOurs = (each: string) => /^lista.1$/i.test(each);
          expect(drafts.map(({ priceList }) => priceList)).toEqual(lists.filter(isOurs));
          expect(rejected.map(({ line }) => line)).toEqual([
            1,
            ...lists.flatMap((each, at) => (isOurs(each) ? [] : [at + 2])),
          ]);
        }
      }),
    );
  });
});
