import { credentialsFromWire, credentialsWire, issuedPasswordWire } from '#adapters/wire/credentials.wire.ts';
import type { CredentialService, CredentialsFailure } from '#core/credentials/credential.service.ts';
import { listedCredentials } from '#core/credentials/listed-credentials.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { Call, CallFailure } from './call.ts';
import { createCustomerService } from './customers.ts';
import { ownFailure } from './own-failure.ts';

const failureOf = (failure: CallFailure): CredentialsFailure =>
  failure.code === 'problem' ? ownFailure<CredentialsFailure>(failure.problem, failure.facts) : failure;

const pathOf = (id: CustomerId): string => `/api/Customers/${encodeURIComponent(id)}/credentials`;

/** `api/Customers/{id}/credentials` over HTTP; of existing servers, what their list of customers answers. */
export const createCredentialService = (call: Call): CredentialService => ({
  async read(caller, customerId) {
    const answer = await call({ method: 'GET', path: pathOf(customerId) }, credentialsWire);
    if (answer.ok || !('isNotOffered' in answer.val)) return answer.map(credentialsFromWire).mapErr(failureOf);
    const all = await createCustomerService(call).list(caller);
    if (!all.ok) return all;
    const customer = all.val.find(({ id }) => id === customerId);
    return customer === undefined ? Err({ code: 'customer-not-found' }) : Ok(listedCredentials(customer));
  },
  async issue(_caller, customerId, kind, isFirst = false) {
    const query = isFirst ? { query: { onlyFirst: 'true' } } : {};
    const answer = await call({ method: 'POST', path: `${pathOf(customerId)}/${kind}`, ...query }, issuedPasswordWire);
    return answer.mapErr(failureOf);
  },
});
