import { understoodSheetWire } from '#adapters/wire/imports.wire.ts';
import { namedFileWire } from '#adapters/wire/named-file.wire.ts';
import { type SheetPath, sheetReportFromWire, sheetReportWire } from '#adapters/wire/sheets.wire.ts';
import { Err } from '#core/shared/result.ts';
import { maxSheetBytes, type SheetFailure, type SheetService } from '#core/sheets/sheet.service.ts';
import { base64Of } from './base64.ts';
import { type CallFailure, createLongCall, type HttpSettings, isCallMissing } from './call.ts';
import { ownFailure } from './own-failure.ts';
import { receivedFile } from './received-file.ts';

/** Twenty thousand rows, written one by one, in milliseconds. */
const sheetMs = 10 * 60 * 1000;

/** Sheets of one kind over HTTP, which existing servers do not have. */
export const createSheetService = <Reason>(settings: HttpSettings, path: SheetPath): SheetService<Reason> => {
  const call = createLongCall(settings, sheetMs);
  return {
    async exportAll(_caller, format) {
      const answer = await call({ method: 'GET', path, query: { format } }, namedFileWire);
      return answer.map(receivedFile).mapErr(sheetFailure);
    },
    async importFile(_caller, { content, fileName, mapping, sheet, supplier }, isDryRun, allRejected = false) {
      if (content.length > maxSheetBytes) return Err({ code: 'body-too-large' });
      const reading = { fileName, mapping, sheet, supplier };
      const body = { ...reading, content: base64Of(content), dryRun: isDryRun, allRejected };
      const answer = await call({ method: 'POST', path, body }, sheetReportWire);
      return answer.map((report) => sheetReportFromWire<Reason>(report)).mapErr(sheetFailure);
    },
    async readColumns(_caller, { content, mapping, sheet, supplier }) {
      if (content.length > maxSheetBytes) return Err({ code: 'body-too-large' });
      const body = { content: base64Of(content), mapping, sheet, supplier };
      return (await call({ method: 'POST', path: `${path}/columns`, body }, understoodSheetWire)).mapErr(sheetFailure);
    },
  };
};

const sheetFailure = (failure: CallFailure): SheetFailure => {
  if (failure.code !== 'problem') return 'isNotOffered' in failure ? { code: 'not-offered' } : failure;
  if (isCallMissing(failure)) return { code: 'not-offered' };
  return ownFailure<SheetFailure>(failure.problem, failure.facts);
};
