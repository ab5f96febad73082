import * as z from 'zod/mini';
import {
  recoveryCodesWire,
  secondFactorPolicyWire,
  secondFactorStateWire,
  secondFactorToSetUpWire,
} from '#adapters/wire/second-factor.wire.ts';
import type {
  OwnSecondFactorFailure,
  SecondFactorManagementFailure,
  SecondFactorManagementService,
  SecondFactorService,
} from '#core/second-factor/second-factor.service.ts';
import type { Call, CallFailure } from './call.ts';
import { limitedFailure, ownFailure } from './own-failure.ts';

const path = '/api/Login/second-factor';

const failureOf = limitedFailure<OwnSecondFactorFailure>;

/** `api/Login/second-factor` over HTTP. */
export const createSecondFactorService = (call: Call): SecondFactorService => {
  const codesOf = async (method: 'PUT' | 'POST', at: string, code: string) => {
    const answer = await call({ method, path: at, body: { code } }, recoveryCodesWire);
    return answer.map(({ recoveryCodes }) => recoveryCodes).mapErr(failureOf);
  };
  return {
    async state() {
      return (await call({ method: 'GET', path }, secondFactorStateWire)).mapErr(failureOf);
    },
    async begin(_caller, password) {
      const answer = await call({ method: 'POST', path, body: { password } }, secondFactorToSetUpWire);
      return answer.mapErr(failureOf);
    },
    confirm: (_caller, code) => codesOf('PUT', path, code),
    renewRecoveryCodes: (_caller, code) => codesOf('POST', `${path}/recovery-codes`, code),
    async turnOff(_caller, password, code) {
      const answer = await call({ method: 'DELETE', path, body: { password, code } }, z.unknown());
      return answer.map(() => undefined).mapErr(failureOf);
    },
  };
};

const managementFailure = (failure: CallFailure): SecondFactorManagementFailure =>
  failure.code === 'problem' ? ownFailure<SecondFactorManagementFailure>(failure.problem, failure.facts) : failure;

/** What administrators settle of it, over HTTP. */
export const createSecondFactorManagementService = (call: Call): SecondFactorManagementService => ({
  async isCompulsory() {
    const answer = await call({ method: 'GET', path: '/api/Management/SecondFactor' }, secondFactorPolicyWire);
    return answer.map(({ isCompulsory }) => isCompulsory).mapErr(managementFailure);
  },
  async setCompulsory(_caller, isCompulsory) {
    const answer = await call(
      { method: 'PUT', path: '/api/Management/SecondFactor', body: { isCompulsory } },
      secondFactorPolicyWire,
    );
    return answer.map(() => undefined).mapErr(managementFailure);
  },
  async reset(_caller, staffId) {
    const path = `/api/Management/Staff/${encodeURIComponent(staffId)}/second-factor`;
    const answer = await call({ method: 'DELETE', path }, z.unknown());
    return answer.map(() => undefined).mapErr(managementFailure);
  },
});
