import * as z from 'zod/mini';
import { importRunWire, unconfirmedImportsFromWire, unconfirmedImportsWire } from '#adapters/wire/imports.wire.ts';
import type { ImportFailure, ImportService, ImportUpload } from '#core/catalogue/import/import.service.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { blobOf } from './blob-content.ts';
import { type Call, type CallFailure, createLongCall, type HttpSettings } from './call.ts';
import { ownFailure } from './own-failure.ts';

/** A file of the largest size over a slow line: an hour, in milliseconds. */
const uploadMs = 60 * 60 * 1000;

/** `api/Imports` over HTTP. The file is streamed where its content comes from a Blob (see blob-content.ts). */
export const createImportService = (call: Call, settings: HttpSettings): ImportService => ({
  async start(_caller, upload) {
    const upCall = createLongCall(settings, uploadMs);
    // The fields come before the file, so that the server knows what it is reading.
    const request = { method: 'POST', path: '/api/Imports', form: await formOf(upload) } as const;
    return (await upCall(request, importRunWire)).mapErr(importFailure);
  },

  async map(_caller, id, reading) {
    const request = { method: 'POST', path: `${pathOf(id)}/map`, body: reading } as const;
    return (await call(request, importRunWire)).mapErr(importFailure);
  },

  async unconfirmed() {
    const answer = await call({ method: 'GET', path: '/api/Imports/unconfirmed' }, unconfirmedImportsWire);
    return answer.map(unconfirmedImportsFromWire).mapErr(importFailure);
  },

  async show(_caller, id) {
    return (await call({ method: 'GET', path: pathOf(id) }, importRunWire)).mapErr(importFailure);
  },

  async apply(_caller, id, { strict, seenAt }) {
    // A server of before knows of no `seenAt`, and tells no time that could be one.
    const body = { strict, ...(seenAt === null || seenAt === 0 ? {} : { seenAt }) };
    const request = { method: 'POST', path: `${pathOf(id)}/apply`, body } as const;
    return (await call(request, importRunWire)).mapErr(importFailure);
  },

  async discard(_caller, id) {
    const answer = await call({ method: 'DELETE', path: pathOf(id) }, z.unknown());
    return answer.ok ? Ok(undefined) : Err(importFailure(answer.val));
  },
});

const pathOf = (id: string): string => `/api/Imports/${encodeURIComponent(id)}`;

async function formOf({ kind, fileName, content, ...reading }: ImportUpload): Promise<FormData> {
  const form = new FormData();
  form.set('kind', kind);
  const { mapping, sheet, priceList, supplier } = reading;
  for (const [name, value] of Object.entries({ mapping, sheet, priceList, supplier })) {
    if (value !== null) form.set(name, value);
  }
  form.set('file', await blobOf(content), fileName);
  return form;
}

const importFailure = (failure: CallFailure): ImportFailure =>
  failure.code === 'problem' ? ownFailure<ImportFailure>(failure.problem, failure.facts) : failure;
