import * as z from 'zod/mini';
import { catalogueExportWire } from '#adapters/wire/catalogue-export.wire.ts';
import type {
  CatalogueExportFailure,
  CatalogueExportRequest,
  CatalogueExportService,
} from '#core/catalogue/export/catalogue-export.service.ts';
import { type CallFailure, createLongCall, type HttpSettings, isCallMissing } from './call.ts';
import { ownFailure } from './own-failure.ts';
import { receivedFile } from './received-file.ts';
import { type FileContent, streamedFile, unlessSilent } from './streamed-file.ts';

/** A million products, after those who asked before, in milliseconds. */
const exportMs = 15 * 60 * 1000;
/** So long a file that has begun may stand still, in milliseconds. */
const silentMs = 5 * 60 * 1000;

const factsWire = z.omit(catalogueExportWire, { content: true });
const isWhole = (facts: object): boolean => z.safeParse(factsWire, facts).success;

/**
 * Exports the catalogue, and lets its file be read while it comes: a connection that breaks, or from which nothing
 * comes any more, is thrown as `FileBrokenOff`. Aborting the call ends its file too.
 */
export const createStreamedCatalogueExportService = (settings: HttpSettings): CatalogueExportService => ({
  async create(_caller, asked) {
    const { fetch: carry = fetch } = settings;
    let content: FileContent = [];
    const streaming: typeof fetch = async (address, init) => {
      const silence = new AbortController();
      const signal = AbortSignal.any([silence.signal, ...(init?.signal ? [init.signal] : [])]);
      const response = await carry(address, { ...init, signal, isStreamed: true } as RequestInit);
      if (!response.ok || response.body === null) return response;
      const answer = response.body as unknown as AsyncIterable<Uint8Array>;
      const read = await streamedFile(unlessSilent(answer, silentMs, silence), isWhole);
      if (read !== null) content = read.content;
      // The rest of the answer is read as that of every call is.
      const { status, ok, headers } = response;
      const text = read === null ? '' : JSON.stringify({ ...read.facts, content: '' });
      return { status, ok, headers, text: async () => text } as unknown as Response;
    };
    const call = createLongCall({ ...settings, fetch: streaming }, exportMs);
    const answer = await call({ method: 'GET', path, query: queryOf(asked) }, catalogueExportWire);
    return answer.map((facts) => ({ ...facts, content: eachOf(content) })).mapErr(exportFailure);
  },
});

async function* eachOf(content: FileContent): AsyncGenerator<Uint8Array> {
  yield* content;
}

const path = '/api/Imports/export';

const queryOf = ({ kind, format, priceList }: CatalogueExportRequest): Readonly<Record<string, string>> => ({
  ...{ kind, format },
  ...(priceList === null ? {} : { priceList }),
});

/** `api/Imports/export` over HTTP, which existing servers do not have. */
export const createCatalogueExportService = (settings: HttpSettings): CatalogueExportService => {
  const call = createLongCall(settings, exportMs);
  return {
    async create(_caller, asked) {
      const answer = await call({ method: 'GET', path, query: queryOf(asked) }, catalogueExportWire);
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
