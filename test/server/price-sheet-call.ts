import { base64Of } from '#adapters/http/base64.ts';
import { type CallFailure, createLongCall, type HttpSettings } from '#adapters/http/call.ts';
import { ownFailure } from '#adapters/http/own-failure.ts';
import { priceSheetPath, sheetReportFromWire, sheetReportWire } from '#adapters/wire/sheets.wire.ts';
import type { RowReason } from '#core/catalogue/import/drafts/row-reasons.ts';
import type { PriceSheetService } from '#core/price-lists/management/price-sheet.service.ts';
import { Err } from '#core/shared/result.ts';
import { maxSheetBytes, type SheetFailure } from '#core/sheets/sheet.service.ts';

/** Two hundred thousand rows, compared and kept, in milliseconds. */
const sheetMs = 10 * 60 * 1000;

/** `api/Management/PriceLists/{id}/sheets` over HTTP, which existing servers do not have. */
export const createPriceSheetService = (settings: HttpSettings): PriceSheetService => {
  const call = createLongCall(settings, sheetMs);
  return {
    async schedule(_caller, id, { fileName, content, at }, { isDryRun, allRejected = false }) {
      if (content.length > maxSheetBytes) return Err({ code: 'body-too-large' });
      const path = priceSheetPath(id);
      const body = { fileName, content: base64Of(content), at, dryRun: isDryRun, allRejected };
      const answer = await call({ method: 'POST', path, body }, sheetReportWire);
      return answer.map((report) => sheetReportFromWire<RowReason>(report)).mapErr(sheetFailure);
    },
  };
};

const sheetFailure = (failure: CallFailure): SheetFailure => {
  if (failure.code !== 'problem') return 'isNotOffered' in failure ? { code: 'not-offered' } : failure;
  return ownFailure<SheetFailure>(failure.problem, failure.facts);
};
