import * as z from 'zod/mini';
import {
  faultSequencesFromWire,
  faultSequencesWire,
  managedWarrantyPageFromWire,
  managedWarrantyPageWire,
  warrantiesWire,
  warrantyFlawsWire,
  warrantyFromWire,
  warrantyToRequestToWire,
  warrantyWire,
} from '#adapters/wire/warranties.wire.ts';
import { formatNumber } from '#core/orders/number.ts';
import { warrantyStates } from '#core/warranties/state.ts';
import type { RemoteWarrantyService, WarrantyFailure } from '#core/warranties/warranty.service.ts';
import type { WarrantyManagementService } from '#core/warranties/warranty-management.service.ts';
import type { Call, CallFailure } from './call.ts';
import { saved } from './saved.ts';

/** `api/Warranties` over HTTP. The key of `request` is the caller's, one for each intention. */
export const createWarrantyService = (call: Call): RemoteWarrantyService => ({
  async list() {
    const answer = await call({ method: 'GET', path: '/api/Warranties' }, warrantiesWire);
    return answer.map((warranties) => warranties.map(warrantyFromWire)).mapErr(warrantyFailure);
  },

  async request(_caller, warranty, idempotencyKey) {
    const answer = await saved(
      call,
      {
        method: 'POST',
        path: '/api/Warranties',
        body: warrantyToRequestToWire(warranty),
        headers: { 'idempotency-key': idempotencyKey },
      },
      warrantyWire,
    );
    return answer.map((requested) => requested && warrantyFromWire(requested)).mapErr(warrantyFailure);
  },

  async faultSequences() {
    const answer = await call({ method: 'GET', path: '/api/Warranties/fault-sequence' }, faultSequencesWire);
    return answer.map(faultSequencesFromWire).mapErr(warrantyFailure);
  },
});

/** `api/Management/Warranties` over HTTP. */
export const createWarrantyManagementService = (call: Call): WarrantyManagementService => ({
  async page(_caller, page) {
    const answer = await call({ method: 'GET', path: `/api/Management/Warranties/${page}` }, managedWarrantyPageWire);
    return answer.map(managedWarrantyPageFromWire).mapErr(warrantyFailure);
  },

  async changeState(_caller, which, body) {
    const name = encodeURIComponent('year' in which ? formatNumber(which) : which.id);
    const answer = await call({ method: 'PUT', path: `/api/Management/Warranties/${name}/state`, body }, warrantyWire);
    return answer.map(warrantyFromWire).mapErr(warrantyFailure);
  },
});

const refusedChange = z.object({ from: z.enum(warrantyStates), to: z.enum(warrantyStates) });

/** A failure that another back end names otherwise counts as one to try again. */
const warrantyFailure = (failure: CallFailure): WarrantyFailure => {
  if (failure.code !== 'problem') return failure;
  switch (failure.problem) {
    case 'key-reused':
    case 'warranty-not-found':
    case 'resolution-missing':
      return { code: failure.problem };
    case 'invalid-warranty': {
      const read = z.safeParse(warrantyFlawsWire, failure.facts);
      return { code: 'invalid-warranty', flaws: read.success ? read.data.flaws : [] };
    }
    case 'warranty-state-not-allowed': {
      const read = z.safeParse(refusedChange, failure.facts);
      return read.success ? { code: 'warranty-state-not-allowed', ...read.data } : { code: 'unreachable' };
    }
    default:
      return { code: 'unreachable' };
  }
};
