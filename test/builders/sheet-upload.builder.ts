import type { SheetUpload } from '#core/sheets/sheet.service.ts';

/** A sheet that somebody uploads; text is a CSV. */
export const aSheetUpload = (content: Uint8Array | string, over: Partial<SheetUpload> = {}): SheetUpload => ({
  fileName: 'planilla.csv',
  content: typeof content === 'string' ? new TextEncoder().encode(content) : content,
  mapping: null,
  sheet: null,
  supplier: null,
  ...over,
});
