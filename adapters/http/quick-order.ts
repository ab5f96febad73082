import { askedOrderToWire, quickOrderFromWire, quickOrderWire } from '#adapters/wire/quick-order.wire.ts';
import type { QuickOrderFailure, QuickOrderService } from '#core/quick-order/quick-order.service.ts';
import { blobOf } from './blob-content.ts';
import { type Call, type CallFailure, createLongCall, type HttpSettings } from './call.ts';
import { ownFailure } from './own-failure.ts';

/** A file of a few megabytes over a slow line, in milliseconds. */
const uploadMs = 2 * 60 * 1000;

/** `api/QuickOrders` over HTTP. */
export const createQuickOrderService = (call: Call, settings: HttpSettings): QuickOrderService => ({
  async resolve(_caller, asked) {
    const answer = await call(
      { method: 'POST', path: '/api/QuickOrders/resolve', body: askedOrderToWire(asked) },
      quickOrderWire,
    );
    return answer.map(quickOrderFromWire).mapErr(quickOrderFailure);
  },

  async readSheet(_caller, content) {
    const form = new FormData();
    form.set('file', await blobOf(content), 'pedido');
    const upCall = createLongCall(settings, uploadMs);
    const answer = await upCall({ method: 'POST', path: '/api/QuickOrders/read', form }, quickOrderWire);
    return answer.map(quickOrderFromWire).mapErr(quickOrderFailure);
  },
});

const quickOrderFailure = (failure: CallFailure): QuickOrderFailure =>
  failure.code === 'problem' ? ownFailure<QuickOrderFailure>(failure.problem, failure.facts) : failure;
