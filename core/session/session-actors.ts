import { fromCallback, fromPromise } from 'xstate';
import type { Caller } from '#core/access/caller.ts';
import { nobody } from './caller-of-user.ts';
import type { LoginStore } from './login-store.port.ts';
import type { SessionService } from './session.service.ts';
import {
  type ActingOpened,
  type Authenticated,
  type Identified,
  identified,
  opened,
  type Returned,
  type TypedCredentials,
} from './session-answers.ts';
import type { ChosenCustomer } from './session-events.ts';

/** The calls that the session's machine makes. */
export const sessionActors = (service: SessionService, logins: LoginStore) => ({
  authenticate: fromPromise<Authenticated, TypedCredentials>(async ({ input }) => ({
    ...opened(await service.authenticate(input.userName, input.password, input.code)),
    typed: input,
  })),
  actAs: fromPromise<ActingOpened, { caller: Caller; customer: ChosenCustomer }>(async ({ input }) => ({
    ...opened(await service.actAs(input.caller, input.customer.id)),
    customer: input.customer,
  })),
  goBack: fromPromise<Returned, { caller: Caller }>(async ({ input }) => opened(await service.goBack(input.caller))),
  identify: fromPromise<Identified>(async () => identified(await service.me(nobody))),
  endSession: fromPromise<void, { caller: Caller | null }>(async ({ input }) => {
    if (input.caller !== null) await service.logout(input.caller);
  }),
  otherTabs: fromCallback(({ sendBack }) => logins.onChange(() => sendBack({ type: 'login-changed' }))),
});
