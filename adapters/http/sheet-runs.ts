import * as z from 'zod/mini';
import { namedFileWire } from '#adapters/wire/named-file.wire.ts';
import { sheetRunFromWire, sheetRunsPath, sheetRunsWire, sheetRunWire } from '#adapters/wire/sheet-runs.wire.ts';
import type { PriceSheetPath, SheetPath } from '#adapters/wire/sheets.wire.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { maxSheetBytes } from '#core/sheets/sheet.service.ts';
import type { SheetRunService } from '#core/sheets/sheet-run.service.ts';
import type { SheetRunFailure } from '#core/sheets/sheet-run.ts';
import { base64Of } from './base64.ts';
import { type Call, type CallFailure, createLongCall, type HttpSettings, isCallMissing } from './call.ts';
import { ownFailure } from './own-failure.ts';
import { receivedFile } from './received-file.ts';

/** A file of the largest size over a slow line; rejected rows that are looked for again. In milliseconds. */
const fileMs = 10 * 60 * 1000;

/** Sheets of one kind that come in, over HTTP, which existing servers do not have. */
export const createSheetRunService = <Reason>(
  call: Call,
  settings: HttpSettings,
  path: SheetPath | PriceSheetPath,
): SheetRunService<Reason> => {
  const base = sheetRunsPath(path);
  const long = createLongCall(settings, fileMs);
  const at = (id: string, what = '') => `${base}/${encodeURIComponent(id)}${what}`;
  const asked = async (request: Parameters<Call>[0], by = call) =>
    (await by(request, sheetRunWire)).map((run) => sheetRunFromWire<Reason>(run)).mapErr(runFailure);
  return {
    async list() {
      const answer = await call({ method: 'GET', path: base }, sheetRunsWire);
      return answer.map(({ runs }) => runs).mapErr(startFailure);
    },
    async start(_caller, { content, fileName, mapping, sheet, supplier }) {
      if (content.length > maxSheetBytes) return Err({ code: 'body-too-large' });
      const body = { fileName, content: base64Of(content), mapping, sheet, supplier };
      const answer = await long({ method: 'POST', path: base, body }, sheetRunWire);
      return answer.map((run) => sheetRunFromWire<Reason>(run)).mapErr(startFailure);
    },
    show: (_caller, id) => asked({ method: 'GET', path: at(id) }),
    readAgain: (_caller, id, seenAt, { mapping, sheet, supplier }) =>
      asked({ method: 'POST', path: at(id, '/read'), body: { seenAt, mapping, sheet, supplier } }),
    apply: (_caller, id, seenAt, supplier, from) =>
      asked({
        ...{ method: 'POST', path: at(id, '/apply') },
        body: { seenAt, supplier, ...(from === undefined ? {} : { at: from }) },
      }),
    async rejectedRows(_caller, id, format) {
      const answer = await long({ method: 'GET', path: at(id, '/rejected'), query: { format } }, namedFileWire);
      return answer.map(receivedFile).mapErr(runFailure);
    },
    async discard(_caller, id, seenAt) {
      const query = { seenAt: String(seenAt) };
      const answer = await call({ method: 'DELETE', path: at(id), query }, z.unknown());
      return answer.ok ? Ok(undefined) : Err(runFailure(answer.val));
    },
  };
};

const runFailure = (failure: CallFailure): SheetRunFailure =>
  failure.code === 'problem' ? ownFailure<SheetRunFailure>(failure.problem, failure.facts) : failure;

/** The address of the start names nothing that might be missing, but for the price list of new prices. */
const startFailure = (failure: CallFailure): SheetRunFailure =>
  isCallMissing(failure) && !(failure.code === 'problem' && failure.problem === 'price-list-not-found')
    ? { code: 'not-offered' }
    : runFailure(failure);
