import * as z from 'zod/mini';
import { importRunWire } from '#adapters/wire/imports.wire.ts';
import { problemWire } from '#adapters/wire/problem.wire.ts';
import type { ImportDesk, ImportFailure, ImportRun, ImportUpload } from '#core/catalogue/import/import-desk.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { blobOf } from './blob-content.ts';
import type { Call, CallFailure, HttpSettings } from './call.ts';
import { ownFailure } from './own-failure.ts';

/** A file of the largest size over a slow line: an hour, in milliseconds. */
const uploadMs = 60 * 60 * 1000;

/** `api/Imports` over HTTP. The file is streamed where its content comes from a Blob (see blob-content.ts). */
export const createImportDesk = (call: Call, settings: HttpSettings): ImportDesk => ({
  start: (_caller, upload) => send(settings, upload),

  async show(_caller, id) {
    return (await call({ method: 'GET', path: pathOf(id) }, importRunWire)).mapErr(importFailure);
  },

  async apply(_caller, id, { strict }) {
    const request = { method: 'POST', path: `${pathOf(id)}/apply`, body: { strict } } as const;
    return (await call(request, importRunWire)).mapErr(importFailure);
  },

  async discard(_caller, id) {
    const answer = await call({ method: 'DELETE', path: pathOf(id) }, z.unknown());
    return answer.ok ? Ok(undefined) : Err(importFailure(answer.val));
  },
});

const pathOf = (id: string): string => `/api/Imports/${encodeURIComponent(id)}`;

/** The one call that is no JSON: a form, whose fields come before its file so that the server knows what it is reading. */
async function send(settings: HttpSettings, upload: ImportUpload): Promise<Result<ImportRun, ImportFailure>> {
  const token = settings.token();
  if (token === null) return Err({ code: 'not-signed-in' });
  const body = await formOf(upload);
  try {
    const response = await fetch(`${settings.baseUrl}/api/Imports`, {
      method: 'POST',
      headers: { accept: 'application/json', authorization: `Bearer ${token}` },
      body,
      signal: AbortSignal.timeout(uploadMs),
    });
    settings.answered?.(response);
    const json: unknown = await response.json();
    if (!response.ok) return Err(refusal(response.status, json));
    const run = z.safeParse(importRunWire, json);
    return run.success ? Ok(run.data) : Err({ code: 'unreachable' });
  } catch {
    // A connection that broke, or an answer that is no JSON.
    settings.answered?.(null);
    return Err({ code: 'unreachable' });
  }
}

async function formOf({ kind, fileName, content, mapping, sheet, priceList }: ImportUpload): Promise<FormData> {
  const form = new FormData();
  form.set('kind', kind);
  for (const [name, value] of Object.entries({ mapping, sheet, priceList })) if (value !== null) form.set(name, value);
  form.set('file', await blobOf(content), fileName);
  return form;
}

function refusal(status: number, json: unknown): ImportFailure {
  if (status === 401) return { code: 'not-signed-in' };
  const read = z.safeParse(problemWire, json);
  return read.success
    ? ownFailure<ImportFailure>(read.data.code ?? '', read.data.facts ?? {})
    : { code: 'unreachable' };
}

const importFailure = (failure: CallFailure): ImportFailure =>
  failure.code === 'problem' ? ownFailure<ImportFailure>(failure.problem, failure.facts) : failure;
