import type { Rejection } from '#core/catalogue/import/drafts/row-reasons.ts';
import type { DraftStream } from '#core/catalogue/import/rows/draft-source.port.ts';
import { folded } from '#core/shared/folded.ts';

/** The rows that are of this list; those that name another, in a column of the sheet, are rejected. */
export const ofOneList = (stream: DraftStream<'prices'>, listName: string): DraftStream<'prices'> => ({
  ...stream,
  batches: (async function* () {
    const name = folded(listName);
    for await (const read of stream.batches) {
      yield read.map((batch) => {
        const drafts = batch.drafts.filter(({ priceList }) => folded(priceList) === name);
        if (drafts.length === batch.drafts.length) return batch;
        const others = batch.drafts
          .filter(({ priceList }) => folded(priceList) !== name)
          .map(
            ({ line, priceList }): Rejection => ({ line, reasons: [{ code: 'other-price-list', value: priceList }] }),
          );
        return { ...batch, drafts, rejected: [...batch.rejected, ...others].sort((a, b) => a.line - b.line) };
      });
    }
  })(),
});
