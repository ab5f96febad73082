import type { SheetRun } from '#core/sheets/sheet-run.ts';

/** The supplier of the sheet, as it is being typed. */
interface TypedSupplier {
  /** The id of the sheet it is about; null for one that is still to be uploaded. */
  readonly of: string | null;
  readonly text: string;
}

export const noSupplier: TypedSupplier = { of: null, text: '' };

/**
 * The supplier that was typed for the shown sheet, else the one it was read with; text typed for another sheet does not
 * count.
 */
export const supplierText = (typed: TypedSupplier, run: Pick<SheetRun<unknown>, 'id' | 'supplier'> | null): string =>
  typed.of === (run?.id ?? null) ? typed.text : (run?.supplier ?? '');
