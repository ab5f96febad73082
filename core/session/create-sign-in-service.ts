import { authorise } from '#core/access/authorise.ts';
import { authorOf } from '#core/audit/author.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { CustomerSignInService, SignInRepository, SignInService, StaffSignInService } from './sign-in.service.ts';

export interface SignInParts {
  readonly signIns: SignInRepository;
  /** Called with the id of each session that ended. */
  readonly ended: (sessionId: string) => void;
}

const notAllowed = Err({ code: 'not-allowed' } as const);

/** The server's side, for the session that asks. */
export const createSignInService =
  ({ signIns, ended }: SignInParts) =>
  (sessionId: string): SignInService =>
    authorise<SignInService>('session', {
      async list({ actedBy }) {
        return actedBy === null ? Ok(await signIns.list({ sessionId })) : notAllowed;
      },
      async end(caller, id) {
        if (caller.actedBy !== null) return notAllowed;
        const gone = await signIns.end({ sessionId }, id, authorOf(caller));
        for (const each of gone) ended(each);
        return id !== null && gone.length === 0 ? Err({ code: 'sign-in-not-found' }) : Ok(null);
      },
    });

export const createStaffSignInService = ({ signIns, ended }: SignInParts): StaffSignInService =>
  authorise<StaffSignInService>('administration', {
    async list(_caller, staffId) {
      return Ok(await signIns.list({ staffId }));
    },
    async end(caller, staffId) {
      for (const each of await signIns.end({ staffId }, null, authorOf(caller))) ended(each);
      return Ok(null);
    },
  });

export const createCustomerSignInService = ({ signIns, ended }: SignInParts): CustomerSignInService =>
  authorise<CustomerSignInService>('administration', {
    async list(_caller, customerId) {
      return Ok(await signIns.list({ customerId }));
    },
    async end(caller, customerId, id) {
      const gone = await signIns.end({ customerId }, id, authorOf(caller));
      for (const each of gone) ended(each);
      return id !== null && gone.length === 0 ? Err({ code: 'sign-in-not-found' }) : Ok(null);
    },
  });
