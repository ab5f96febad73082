import * as z from 'zod/mini';
import { problemWire } from '#adapters/wire/problem.wire.ts';
import { askedOrderToWire, quickOrderFromWire, quickOrderWire } from '#adapters/wire/quick-order.wire.ts';
import type { QuickOrderDesk, QuickOrderFailure } from '#core/quick-order/quick-order-desk.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { blobOf } from './blob-content.ts';
import type { Call, CallFailure, HttpSettings } from './call.ts';
import { ownFailure } from './own-failure.ts';

/** A file of a few megabytes over a slow line, in milliseconds. */
const uploadMs = 2 * 60 * 1000;

/** `api/QuickOrders` over HTTP. */
export const createQuickOrderDesk = (call: Call, settings: HttpSettings): QuickOrderDesk => ({
  async resolve(_caller, asked) {
    const answer = await call(
      { method: 'POST', path: '/api/QuickOrders/resolve', body: askedOrderToWire(asked) },
      quickOrderWire,
    );
    return answer.map(quickOrderFromWire).mapErr(quickOrderFailure);
  },

  async readSheet(_caller, content) {
    const token = settings.token();
    if (token === null) return Err({ code: 'not-signed-in' });
    const body = new FormData();
    body.set('file', await blobOf(content), 'pedido');
    try {
      const response = await fetch(`${settings.baseUrl}/api/QuickOrders/read`, {
        method: 'POST',
        headers: { accept: 'application/json', authorization: `Bearer ${token}` },
        body,
        signal: AbortSignal.timeout(uploadMs),
      });
      const json: unknown = await response.json();
      if (response.status === 401) {
        settings.sessionLost?.();
        return Err({ code: 'not-signed-in' });
      }
      if (!response.ok) return Err(refusal(json));
      const read = z.safeParse(quickOrderWire, json);
      return read.success ? Ok(quickOrderFromWire(read.data)) : Err({ code: 'unreachable' });
    } catch {
      // A connection that broke, or an answer that is no JSON.
      return Err({ code: 'unreachable' });
    }
  },
});

const refusal = (json: unknown): QuickOrderFailure => {
  const read = z.safeParse(problemWire, json);
  return read.success
    ? ownFailure<QuickOrderFailure>(read.data.code ?? '', read.data.facts ?? {})
    : { code: 'unreachable' };
};

const quickOrderFailure = (failure: CallFailure): QuickOrderFailure =>
  failure.code === 'problem' ? ownFailure<QuickOrderFailure>(failure.problem, failure.facts) : failure;
