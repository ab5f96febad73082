import { credentialsFromWire, credentialsWire, issuedPasswordWire } from '#adapters/wire/credentials.wire.ts';
import type { CredentialService, CredentialsFailure } from '#core/credentials/credential.service.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import type { Call, CallFailure } from './call.ts';
import { ownFailure } from './own-failure.ts';

const failureOf = (failure: CallFailure): CredentialsFailure =>
  failure.code === 'problem' ? ownFailure<CredentialsFailure>(failure.problem, failure.facts) : failure;

const pathOf = (id: CustomerId): string => `/api/Customers/${encodeURIComponent(id)}/credentials`;

/** `api/Customers/{id}/credentials` over HTTP. */
export const createCredentialService = (call: Call): CredentialService => ({
  async read(_caller, customerId) {
    const answer = await call({ method: 'GET', path: pathOf(customerId) }, credentialsWire);
    return answer.map(credentialsFromWire).mapErr(failureOf);
  },
  async issue(_caller, customerId, kind, isFirst = false) {
    const query = isFirst ? { query: { onlyFirst: 'true' } } : {};
    const answer = await call({ method: 'POST', path: `${pathOf(customerId)}/${kind}`, ...query }, issuedPasswordWire);
    return answer.mapErr(failureOf);
  },
});
