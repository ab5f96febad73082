import { textSearchToWire } from '#adapters/wire/catalogue.wire.ts';
import { searchExportWire } from '#adapters/wire/search-export.wire.ts';
import type { SearchExportFailure, SearchExportService } from '#core/catalogue/text-search/search-export.service.ts';
import { type CallFailure, createLongCall, type HttpSettings, isCallMissing } from './call.ts';
import { receivedFile } from './received-file.ts';

/** Thousands of articles, after those who asked before, in milliseconds. */
const exportMs = 3 * 60 * 1000;

/**
 * `api/Products/search-by-text/export` over HTTP, which existing servers do not have: a server without it is said not
 * to offer it.
 */
export const createSearchExportService = (settings: HttpSettings): SearchExportService => {
  const patientCall = createLongCall(settings, exportMs);
  return {
    async create(_caller, request, format) {
      const path = '/api/Products/search-by-text/export';
      const body = textSearchToWire(request);
      const answer = await patientCall({ method: 'POST', path, query: { format }, body }, searchExportWire);
      return answer
        .map(({ articleCount, totalCount, ...file }) => ({ ...receivedFile(file), articleCount, totalCount }))
        .mapErr(searchExportFailure);
    },
  };
};

const searchExportFailure = (failure: CallFailure): SearchExportFailure => {
  if (isCallMissing(failure)) return { code: 'not-offered' };
  if (failure.code !== 'problem') return failure;
  switch (failure.problem) {
    case 'nothing-to-export':
    case 'exports-busy':
      return { code: failure.problem };
    default:
      return { code: 'unreachable' };
  }
};
