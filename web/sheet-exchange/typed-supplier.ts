import type { SheetRun } from '#core/sheets/sheet-run.ts';

/** Whose sheet it is, as it is being typed. */
interface TypedSupplier {
  /** The id of the sheet it is about; null for one that is still to be brought. */
  readonly of: string | null;
  readonly text: string;
}

export const noSupplier: TypedSupplier = { of: null, text: '' };

/** What was typed of the sheet that is shown, or else whose it was read as: another sheet's name is not this one's. */
export const supplierText = (typed: TypedSupplier, run: Pick<SheetRun<unknown>, 'id' | 'supplier'> | null): string =>
  typed.of === (run?.id ?? null) ? typed.text : (run?.supplier ?? '');
