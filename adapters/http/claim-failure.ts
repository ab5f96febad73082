import * as z from 'zod/mini';
import { claimFlawsWire } from '#adapters/wire/claims.wire.ts';
import type { ClaimFailure } from '#core/claims/claim.service.ts';
import { claimStates } from '#core/claims/state.ts';
import type { CallFailure } from './call.ts';

const refusedChange = z.object({ from: z.enum(claimStates), to: z.enum(claimStates) });
const association = z.object({ externalCode: z.string() });

/** A failure of a claim as the server sent it. What another back end calls otherwise is worth another try. */
export const claimFailure = (failure: CallFailure): ClaimFailure => {
  if (failure.code !== 'problem') return failure;
  switch (failure.problem) {
    case 'key-reused':
    case 'claim-not-found':
    case 'external-code-missing':
    case 'resolution-missing':
      return { code: failure.problem };
    case 'invalid-claim': {
      const read = z.safeParse(claimFlawsWire, failure.facts);
      return { code: 'invalid-claim', flaws: read.success ? read.data.flaws : [] };
    }
    case 'claim-associated': {
      const read = z.safeParse(association, failure.facts);
      return { code: 'claim-associated', externalCode: read.success ? read.data.externalCode : '' };
    }
    case 'claim-state-not-allowed': {
      const read = z.safeParse(refusedChange, failure.facts);
      if (read.success) return { code: 'claim-state-not-allowed', ...read.data };
      return { code: 'unreachable' };
    }
    default:
      return { code: 'unreachable' };
  }
};
