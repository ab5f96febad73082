import type { Caller } from '#core/access/caller.ts';
import type { CurrentUser } from './session.service.ts';

/** The signed-in user, as the first argument of every capability call. */
export const callerOfUser = (user: CurrentUser): Caller => ({
  userName: user.userName,
  role: user.type,
  customerId: user.customerId,
  sellerId: null,
  allowOffers: user.allowOffers,
  actedBy:
    user.loginUsType === 'Seller' || user.loginUsType === 'Admin'
      ? { userName: user.userName, role: user.loginUsType }
      : null,
});

/** The caller until the server has said who it is: for `me` only the token counts. */
export const nobody: Caller = {
  userName: '',
  role: 'CustomerUser',
  customerId: null,
  sellerId: null,
  allowOffers: false,
  actedBy: null,
};

export const callerOrNobody = (user: CurrentUser | null): Caller => (user === null ? nobody : callerOfUser(user));
