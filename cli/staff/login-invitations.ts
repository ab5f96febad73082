import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { invitationProblem } from '#adapters/texts/login-links.es.ts';
import { invitationWire } from '#adapters/wire/login-links.wire.ts';
import type { LoginOf } from '#core/credentials/credential.repository.port.ts';
import type { Invitation, InvitationFailure } from '#core/login-links/login-link.service.ts';
import { isAddress } from '#core/mail/address.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { changedWire, declareChange } from '../declare/change.ts';
import type { Asking, Word } from '../declare/declare.ts';
import { askOption } from '../missing-words.ts';
import { type Outcome, type Problem, wrongUsage } from '../outcome.ts';
import type { Act } from '../run-command.ts';
import { printable } from '../style.ts';

/** The login that an invitation is for, as the words of a command name it. */
export interface InvitedLogin {
  readonly of: LoginOf;
  /** 'al administrador de Repuestos Ruta 3'. */
  readonly addressee: string;
  /** The words that `--confirm` takes. */
  readonly names: readonly string[];
}

interface InvitationWords {
  readonly words: readonly Word[];
  /** Command lines after the group's name. */
  readonly example: string;
  readonly find: (
    asking: Asking,
    ...words: readonly string[]
  ) => Promise<Result<InvitedLogin, InvitationFailure | Outcome>>;
}

const base = { access: 'customerCredentials', problem: invitationProblem } as const;

const invitedText = ({ login, sentTo, expiresAt, link }: Invitation): string =>
  link === null
    ? `Invitación de ${printable(login)} enviada a ${printable(sentTo)}. Vence el ${formatDateTime(expiresAt)}`
    : `No hay correo configurado. Pasale este enlace a ${printable(login)}, vence el ${formatDateTime(expiresAt)}: ${link}`;

const emailText = 'adónde, si no es el que ya tiene';

const checkedAddress = (text: string): Result<string, Problem> =>
  isAddress(text) ? Ok(text) : Err(wrongUsage(`«${text}» no sirve como --email`, 'Va un e-mail, como ana@example.com'));

/** Only the server knows whether the login has an address. */
const invite = async (
  { cli, services, caller }: Asking,
  of: LoginOf,
  email: string,
): Promise<Result<Invitation, InvitationFailure | Outcome>> => {
  const sent = await services.invitations.invite(caller, of, email);
  if (sent.ok || sent.val.code !== 'email-wrong' || email.trim() !== '') return sent;
  const asked = await askOption(cli, '--email', emailText, checkedAddress);
  return asked.ok ? services.invitations.invite(caller, of, asked.val) : asked;
};

/** `invite` and `withdraw`, of a company's logins or of staff. */
export const invitationCommands = (group: Command, act: Act, { words, example, find }: InvitationWords): void => {
  declareChange<{ readonly email?: string }, Invitation, InvitationFailure>(group, act, {
    ...base,
    name: 'invite',
    about: 'Invita a elegir contraseña con un enlace de 48 horas; el anterior deja de servir',
    examples: [`${group.name()} invite ${example}`, `${group.name()} invite ${example} --email ana@example.com`],
    words,
    options: [new Option('--email <E-MAIL>', emailText)],
    answer: changedWire(z.partial(invitationWire)),
    toWire: (invitation) => invitation,
    // The link cannot be had otherwise.
    saysPassword: true,
    message: invitedText,
    plan: async (asking, { email = '' }, ...named) =>
      (await find(asking, ...named)).map(({ of, addressee }) => ({
        question: `¿Invitar ${addressee}?`,
        before: {},
        refusal: () => (email.trim() === '' || isAddress(email.trim()) ? null : { code: 'email-wrong' }),
        asks: true,
        work: () => invite(asking, of, email),
      })),
  });
  declareChange<object, boolean, InvitationFailure>(group, act, {
    ...base,
    name: 'withdraw',
    about: 'Anula la invitación que está pendiente',
    examples: [`${group.name()} withdraw ${example} --yes`],
    words,
    isFinal: true,
    answer: changedWire(z.object({})),
    toWire: () => ({}),
    wasDone: (wasOpen) => !wasOpen,
    message: (wasOpen) =>
      wasOpen ? 'Se anuló la invitación: el enlace ya no sirve' : 'No hay una invitación pendiente: no se cambió nada',
    plan: async (asking, _options, ...named) =>
      (await find(asking, ...named)).map(({ of, addressee, names }) => ({
        names,
        question: `¿Anular la invitación que se mandó ${addressee}?`,
        before: {},
        work: async () => {
          const withdrawn = await asking.services.invitations.withdraw(asking.caller, of);
          // No invitation is open: nothing had to be done.
          return !withdrawn.ok && withdrawn.val.code === 'invitation-not-found' ? Ok(false) : withdrawn.map(() => true);
        },
      })),
  });
};
