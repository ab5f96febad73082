import type { Command } from 'commander';
import * as z from 'zod/mini';
import { credentialsProblem, hiddenTexts } from '#adapters/texts/credentials.es.ts';
import { credentialsToWire, credentialsWire, issuedPasswordWire } from '#adapters/wire/credentials.wire.ts';
import type { Credentials, CredentialsFailure, IssuedPassword } from '#core/credentials/credential.service.ts';
import type { Credential, LoginKind } from '#core/credentials/credential.ts';
import { loginKinds } from '#core/credentials/credential.ts';
import type { CommandGroup } from '../command-group.ts';
import { changedWire, declareChange } from '../declare/change.ts';
import { declareGroup } from '../declare/declare.ts';
import { declareShow } from '../declare/show.ts';
import { customersModule } from '../modules/customers.module.ts';
import type { Act } from '../run-command.ts';
import { printable } from '../style.ts';
import { facts } from '../views/facts.ts';
import { customerByCode } from './find-customer.ts';

const base = { access: 'customerCredentials', problem: credentialsProblem } as const;
const customer = ['cliente', 'su código'] as const;
const kindTexts: Readonly<Record<LoginKind, string>> = { admin: 'Administrador', user: 'Usuario' };
const credentialText = (one: Credential | null): string =>
  one === null ? '' : `${one.login}  ${one.password ?? (one.hidden === null ? '' : hiddenTexts[one.hidden])}`;

const loginCommands = (program: Command, act: Act): void => {
  const logins = declareGroup(
    program,
    'logins',
    'Usuarios de los clientes y sus contraseñas',
    'logins show C-101',
    'logins issue C-101 admin',
  );
  declareShow<object, Credentials, CredentialsFailure>(logins, act, {
    ...base,
    name: 'show',
    about: 'Muestra los dos de un cliente; queda anotado que se miró',
    examples: ['logins show C-101'],
    words: [customer],
    answer: credentialsWire,
    toWire: credentialsToWire,
    text: ({ admin, user }, style) =>
      facts(
        [
          [kindTexts.admin, credentialText(admin)],
          [kindTexts.user, credentialText(user)],
        ],
        style,
      ),
    ask: async (asking, _options, code) => {
      const found = await customerByCode(asking, code);
      return found.ok ? asking.services.credentials.look(asking.caller, found.val.id) : found;
    },
  });
  declareChange<object, IssuedPassword, CredentialsFailure>(logins, act, {
    ...base,
    name: 'issue',
    about: 'Le da otra contraseña a uno y la dice',
    examples: ['logins issue C-101 admin --yes'],
    words: [customer, ['cuál', 'admin (administrador) o user (usuario)', loginKinds]],
    isFinal: true,
    saysPassword: true,
    answer: changedWire(
      z.partial(z.object({ ...issuedPasswordWire.shape, customer: z.string(), kind: z.enum(loginKinds) })),
    ),
    toWire: (issued) => issued,
    message: ({ login, password }) => `La contraseña de ${printable(login)}: ${password}`,
    plan: async (asking, _options, code = '', which = '') => {
      const kind = loginKinds.find((each) => each === which) ?? 'admin';
      return (await customerByCode(asking, code)).map(({ id, name }) => ({
        question: `¿Darle otra contraseña al ${kindTexts[kind].toLowerCase()} de ${printable(name)}? La que tiene deja de servir`,
        before: { customer: code, kind },
        work: () => asking.services.credentials.issue(asking.caller, id, kind),
      }));
    },
  });
};

export const group: CommandGroup = { modules: [customersModule], define: loginCommands };
