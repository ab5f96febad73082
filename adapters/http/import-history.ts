import * as z from 'zod/mini';
import { importHistoryWire, importMappingsWire } from '#adapters/wire/import-history.wire.ts';
import { namedFileWire } from '#adapters/wire/named-file.wire.ts';
import type { ImportHistoryFailure, ImportHistoryService } from '#core/imports/import-history.service.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { type Call, type CallFailure, createLongCall, type HttpSettings } from './call.ts';
import { ownFailure } from './own-failure.ts';
import { receivedFile } from './received-file.ts';

/** A hundred thousand rejected rows, after those who asked before, in milliseconds. */
const fileMs = 3 * 60 * 1000;

/** The history of imports over HTTP: of all of them, or of the kind whose calls begin so. */
export const createImportHistoryService = (
  call: Call,
  settings: HttpSettings,
  base = '/api/Imports',
): ImportHistoryService => ({
  async list(_caller, after) {
    const query = after === null ? {} : { after };
    return (await call({ method: 'GET', path: base, query }, importHistoryWire)).mapErr(historyFailure);
  },

  async rejectedRows(_caller, id, format) {
    const path = `${base}/${encodeURIComponent(id)}/rejected`;
    const answer = await createLongCall(settings, fileMs)({ method: 'GET', path, query: { format } }, namedFileWire);
    return answer.map(receivedFile).mapErr(historyFailure);
  },

  async undo(_caller, id, isRest = false) {
    const path = `${base}/${encodeURIComponent(id)}/undo`;
    const query = isRest ? { rest: 'true' } : {};
    return (await call({ method: 'POST', path, query }, z.unknown())).map(() => undefined).mapErr(historyFailure);
  },

  async mappings() {
    return (await call({ method: 'GET', path: `${base}/mappings` }, importMappingsWire)).mapErr(historyFailure);
  },

  async forgetMapping(_caller, kind, supplier) {
    const request = { method: 'DELETE', path: `${base}/mappings`, query: { kind, supplier } } as const;
    const answer = await call(request, z.unknown());
    return answer.ok ? Ok(undefined) : Err(historyFailure(answer.val));
  },
});

const historyFailure = (failure: CallFailure): ImportHistoryFailure =>
  failure.code === 'problem' ? ownFailure<ImportHistoryFailure>(failure.problem, failure.facts) : failure;
