import { catalogueExportWire } from '#adapters/wire/catalogue-export.wire.ts';
import type {
  CatalogueExportFailure,
  CatalogueExportService,
} from '#core/catalogue/export/catalogue-export.service.ts';
import { type CallFailure, createLongCall, type HttpSettings, isCallMissing } from './call.ts';
import { ownFailure } from './own-failure.ts';
import { receivedFile } from './received-file.ts';

/** A million products, after those who asked before, in milliseconds. */
const exportMs = 15 * 60 * 1000;

/** `api/Imports/export` over HTTP, which existing servers do not have. */
export const createCatalogueExportService = (settings: HttpSettings): CatalogueExportService => {
  const call = createLongCall(settings, exportMs);
  return {
    async create(_caller, { kind, format, priceList }) {
      const query = { kind, format, ...(priceList === null ? {} : { priceList }) };
      const answer = await call({ method: 'GET', path: '/api/Imports/export', query }, catalogueExportWire);
      return answer
        .map(({ rowCount, leftOutCount, ...file }) => ({ ...receivedFile(file), rowCount, leftOutCount }))
        .mapErr(exportFailure);
    },
  };
};

const exportFailure = (failure: CallFailure): CatalogueExportFailure => {
  if (failure.code !== 'problem') return 'isNotOffered' in failure ? { code: 'not-offered' } : failure;
  if (isCallMissing(failure)) return { code: 'not-offered' };
  return ownFailure<CatalogueExportFailure>(failure.problem, failure.facts);
};
