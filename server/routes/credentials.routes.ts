import { credentialsProblem } from '#adapters/texts/credentials.es.ts';
import {
  credentialsToWire,
  credentialsWire,
  customerPathWire,
  issuedPasswordWire,
  issueQueryWire,
  loginPathWire,
} from '#adapters/wire/credentials.wire.ts';
import { idFromWire } from '#adapters/wire/ids.wire.ts';
import type { CredentialService, CredentialsFailure } from '#core/credentials/credential.service.ts';
import { codes } from '../answers/refusals.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';

const tags = ['Customers'];

/** The logins of one customer at a time, for the staff who look after it (docs/rules/credentials.md 2). */
export const credentialRoutes = (app: App, service: CredentialService, guard: Guard): void => {
  app.get(
    '/api/Customers/:id/credentials',
    {
      ...guard('customerCredentials'),
      schema: {
        tags,
        params: customerPathWire,
        refusals: codes<CredentialsFailure>('customer-not-found', 'customer-not-yours'),
        response: { 200: credentialsWire },
      },
    },
    async (request, reply) => {
      const answer = await service.read(callerOf(request), idFromWire(request.params.id));
      return sendAnswer(reply, answer, credentialsToWire, credentialsProblem);
    },
  );

  app.post(
    '/api/Customers/:id/credentials/:kind',
    {
      ...guard('customerCredentials'),
      schema: {
        tags,
        params: loginPathWire,
        querystring: issueQueryWire,
        refusals: codes<CredentialsFailure>(
          'customer-not-found',
          'customer-not-yours',
          'login-not-found',
          'password-not-first',
        ),
        response: { 200: issuedPasswordWire },
      },
    },
    async (request, reply) => {
      const { id, kind } = request.params;
      const answer = await service.issue(callerOf(request), idFromWire(id), kind, request.query.onlyFirst === 'true');
      return sendAnswer(reply, answer, (issued) => issued, credentialsProblem);
    },
  );
};
