import { customerSheetReportFromWire, customerSheetReportWire } from '#adapters/wire/customer-sheets.wire.ts';
import { namedFileFromWire, namedFileWire } from '#adapters/wire/named-file.wire.ts';
import type { CustomerSheetFailure, CustomerSheetService } from '#core/customer-sheets/customer-sheet.service.ts';
import { base64Of } from './base64.ts';
import { contentOfBlob } from './blob-content.ts';
import { type CallFailure, createLongCall, type HttpSettings, isCallMissing } from './call.ts';
import { ownFailure } from './own-failure.ts';

/** Twenty thousand customers, written one by one, in milliseconds. */
const sheetMs = 10 * 60 * 1000;
const path = '/api/Management/CustomerSheets';

/** `api/Management/CustomerSheets` over HTTP, which existing servers do not have. */
export const createCustomerSheetService = (settings: HttpSettings): CustomerSheetService => {
  const call = createLongCall(settings, sheetMs);
  return {
    async take(_caller, format) {
      const answer = await call({ method: 'GET', path, query: { format } }, namedFileWire);
      return answer
        .map((file) => {
          const { name, content } = namedFileFromWire(file);
          return { name, content: contentOfBlob(new Blob([content.slice()])) };
        })
        .mapErr(sheetFailure);
    },
    async bring(_caller, content, isDryRun) {
      const body = { content: base64Of(content), dryRun: isDryRun };
      const answer = await call({ method: 'POST', path, body }, customerSheetReportWire);
      return answer.map(customerSheetReportFromWire).mapErr(sheetFailure);
    },
  };
};

const sheetFailure = (failure: CallFailure): CustomerSheetFailure => {
  if (failure.code !== 'problem') return 'isNotOffered' in failure ? { code: 'not-offered' } : failure;
  if (isCallMissing(failure)) return { code: 'not-offered' };
  return ownFailure<CustomerSheetFailure>(failure.problem, failure.facts);
};
