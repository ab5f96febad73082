import * as z from 'zod/mini';
import type { MakingState, PriceListFile, PriceListFiles } from '#core/price-lists/price-list.service.ts';

/**
 * `date` is null while the file was never made: it is made when it is asked for. Another back end may not say what is
 * outdated.
 */
const fileWire = z.object({ name: z.string(), date: z.nullable(z.string()), isOutdated: z.optional(z.boolean()) });

export const priceListsWire = z.array(
  z.object({ listPrice: z.string(), excel: fileWire, comma: fileWire, semicolon: fileWire }),
);

/** The work of making all files (docs/rules/price-lists.md 3); `error` is a sentence. */
export const makingStateWire = z.object({
  state: z.enum(['idle', 'running', 'done', 'failed']),
  progress: z.nullable(z.number()),
  startedAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
  error: z.nullable(z.string()),
});

export const priceListFileQueryWire = z.strictObject({ name: z.string().check(z.minLength(1), z.maxLength(300)) });

export const priceListToWire = ({ name, files }: PriceListFiles): z.infer<typeof priceListsWire>[number] => ({
  listPrice: name,
  ...files,
});

export const priceListsToWire = (lists: readonly PriceListFiles[]): z.infer<typeof priceListsWire> =>
  lists.map(priceListToWire);

export const priceListsFromWire = (lists: z.infer<typeof priceListsWire>): readonly PriceListFiles[] =>
  lists.map(({ listPrice, excel, comma, semicolon }) => ({
    name: listPrice,
    files: { excel: fileFromWire(excel), comma: fileFromWire(comma), semicolon: fileFromWire(semicolon) },
  }));

const fileFromWire = ({ isOutdated = false, ...file }: z.infer<typeof fileWire>): PriceListFile => ({
  ...file,
  isOutdated,
});

export const makingStateToWire = (
  { error, ...work }: MakingState,
  textOf: (failure: NonNullable<MakingState['error']>) => string,
): z.infer<typeof makingStateWire> => ({ ...work, error: error === null ? null : textOf(error) });

export const makingStateFromWire = ({ error, ...work }: z.infer<typeof makingStateWire>): MakingState => ({
  ...work,
  error: error === null ? null : { code: 'price-lists-not-made', words: error },
});
