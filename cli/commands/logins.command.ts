import type { Command } from 'commander';
import * as z from 'zod/mini';
import { credentialsProblem, hiddenTexts } from '#adapters/texts/credentials.es.ts';
import { standingLockText } from '#adapters/texts/sign-in-locks.es.ts';
import { signInsProblem } from '#adapters/texts/sign-ins.es.ts';
import { credentialsToWire, credentialsWire, issuedPasswordWire } from '#adapters/wire/credentials.wire.ts';
import type { Credentials, CredentialsFailure, IssuedPassword } from '#core/credentials/credential.service.ts';
import { type Credential, type LoginKind, loginKinds } from '#core/credentials/credential.ts';
import type { SignInsFailure } from '#core/session/sign-in.service.ts';
import type { CommandGroup } from '../command-group.ts';
import { changedWire, declareChange } from '../declare/change.ts';
import { declareGroup } from '../declare/declare.ts';
import { declareList } from '../declare/list.ts';
import { declareShow } from '../declare/show.ts';
import { customerByCode } from '../find/find-customer.ts';
import { loginSessionsList } from '../lists/logins-sessions.list.ts';
import { customersModule } from '../modules/customers.module.ts';
import { loginAccessModule } from '../modules/login-access.module.ts';
import { signInsModule } from '../modules/sign-ins.module.ts';
import type { Act } from '../run-command.ts';
import { invitationCommands } from '../staff/login-invitations.ts';
import { printable } from '../style.ts';
import { facts } from '../views/facts.ts';

const base = { access: 'customerCredentials', problem: credentialsProblem } as const;

const customer = ['cliente', 'su código'] as const;

const which = ['cuál', 'admin (administrador) o user (usuario)', loginKinds] as const;

const kindNamed = (word: string): LoginKind => loginKinds.find((each) => each === word) ?? 'admin';

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
    text: ({ admin, user }, style, columns) =>
      facts(
        [
          [kindTexts.admin, credentialText(admin)],
          [kindTexts.user, credentialText(user)],
          ...[admin, user].flatMap((one) =>
            one === null || one.lock === null ? [] : [[one.login, standingLockText(one.lock)] as const],
          ),
        ],
        style,
        columns,
      ),
    ask: async (asking, _options, code) => {
      const found = await customerByCode(asking, code);
      return found.ok ? asking.services.credentials.read(asking.caller, found.val.id) : found;
    },
  });
  declareChange<object, IssuedPassword, CredentialsFailure>(logins, act, {
    ...base,
    name: 'issue',
    about: 'Le da otra contraseña a uno y la dice',
    examples: ['logins issue C-101 admin --yes'],
    words: [customer, which],
    isFinal: true,
    saysPassword: true,
    answer: changedWire(
      z.partial(z.object({ ...issuedPasswordWire.shape, customer: z.string(), kind: z.enum(loginKinds) })),
    ),
    toWire: (issued) => issued,
    message: ({ login, password }) => `La contraseña de ${printable(login)}: ${password}`,
    plan: async (asking, _options, code = '', named = '') => {
      const kind = kindNamed(named);
      return (await customerByCode(asking, code)).map(({ id, name, externalCode }) => ({
        names: [externalCode, name],
        question: `¿Darle otra contraseña al ${kindTexts[kind].toLowerCase()} de ${printable(name)}? La que tiene deja de servir`,
        before: { customer: code, kind },
        work: () => asking.services.credentials.issue(asking.caller, id, kind),
      }));
    },
  });
  invitationCommands(logins, act, {
    words: [customer, which],
    example: 'C-101 admin',
    find: async (asking, code = '', kind = '') =>
      (await customerByCode(asking, code)).map(({ id, name, externalCode }) => ({
        names: [externalCode, name],
        of: { customerId: id, kind: kindNamed(kind) },
        addressee: `al ${kindTexts[kindNamed(kind)].toLowerCase()} de ${printable(name)}`,
      })),
  });
  declareList(logins, act, loginSessionsList);
  declareChange<object, null, SignInsFailure>(logins, act, {
    access: 'administration',
    problem: signInsProblem,
    name: 'sign-out',
    about: 'Cierra todas las sesiones de un cliente, o una',
    examples: ['logins sign-out C-101 --yes', 'logins sign-out C-101 12 --yes'],
    words: [customer, ['[ID]', 'el que da logins sessions']],
    isFinal: true,
    answer: changedWire(z.object({})),
    toWire: () => ({}),
    message: () => 'Listo: hay que volver a ingresar',
    plan: async (asking, _options, code, id) =>
      (await customerByCode(asking, code)).map((found) => ({
        names: [found.externalCode, found.name],
        question: id === undefined ? `¿Cerrar todas las sesiones de ${printable(found.name)}?` : '¿Cerrar esa sesión?',
        before: {},
        work: () => asking.services.customerSignIns.end(asking.caller, found.id, id ?? null),
      })),
  });
};

export const group: CommandGroup = {
  modules: [customersModule, loginAccessModule, signInsModule],
  define: loginCommands,
};
