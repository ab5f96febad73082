import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { roleNames } from '#adapters/texts/role-names.es.ts';
import { signInProblem } from '#adapters/texts/session-problems.es.ts';
import { currentUserToWire, currentUserWire } from '#adapters/wire/session.wire.ts';
import type { CurrentUser } from '#core/session/session.service.ts';
import { folded } from '#core/shared/folded.ts';
import { Ok, type Result } from '#core/shared/result.ts';
import type { CommandGroup } from '../command-group.ts';
import { declare } from '../declare/declare.ts';
import { notForgotten, notKept } from '../kept-login.ts';
import { readLocalText } from '../local-file.ts';
import { type Outcome, problem, success, wrongUsage } from '../outcome.ts';
import { problemOf } from '../problems.ts';
import { askSecret, askText, firstLine } from '../prompt.ts';
import type { Act, Cli } from '../run-command.ts';
import { onBehalfText, signedIn } from '../session.ts';
import { printable } from '../style.ts';

interface LoginOptions {
  readonly passwordFile?: string;
}

const sessionCommands = (program: Command, act: Act): void => {
  declare(program, {
    name: 'login',
    about: 'Ingresa y guarda la sesión para los demás comandos',
    examples: ['login admin', 'login admin --password-file clave.txt', 'login admin < clave.txt'],
    words: [['[usuario]', 'nombre de usuario; si falta, se pregunta']],
    options: [
      new Option('--password-file <ARCHIVO>', 'lee de ahí la contraseña, de su primera línea (- es la entrada)'),
    ],
    answer: whoAnswer,
  }).action(act<LoginOptions>(logIn));
  declare(program, {
    name: 'logout',
    about: 'Termina la sesión',
    examples: ['logout'],
    answer: z.object({ server: z.string(), ended: z.boolean() }),
  }).action(act((cli) => logOut(cli)));
  declare(program, {
    name: 'whoami',
    about: 'Muestra con quién ingresaste',
    examples: ['whoami', 'whoami --json'],
    answer: whoAnswer,
  }).action(act((cli) => whoAmI(cli)));
};

/** Who somebody is, and where. */
const whoAnswer = z.object({ server: z.string(), user: currentUserWire });

export const group: CommandGroup = { modules: [], define: sessionCommands };

/** A password that is typed may be typed again: so often at once. */
const maxTries = 3;

async function logIn(cli: Cli, { passwordFile }: LoginOptions, user?: string): Promise<Outcome> {
  const { terminal, outputMode, settings, services } = cli;
  const userName = user ?? (outputMode.mayAsk ? (await askText(terminal, 'Usuario: ')).trim() : '');
  if (userName === '') return wrongUsage('Falta el usuario', 'Va después de login: mostrador login admin');
  const isTyped = passwordFile === undefined && terminal.stdin.isTTY === true;
  let login: Awaited<ReturnType<typeof authenticated>>;
  for (let tries = 1; ; tries += 1) {
    const password = await passwordFrom(cli, userName, passwordFile);
    if (!password.ok) return password.val;
    if (password.val === '') {
      return wrongUsage('Falta la contraseña', 'Dala con --password-file ARCHIVO o por la entrada');
    }
    login = await authenticated(cli, userName, password.val);
    if (login.ok || login.val.code !== 'wrong-credentials' || !isTyped || tries === maxTries) break;
    terminal.stderr.write(`${signInProblem(login.val)}. Probá de nuevo.\n`);
  }
  if (!login.ok) {
    return login.val.code === 'unreachable'
      ? problemOf(login.val, settings.server, signInProblem)
      : problem(login.val.code, signInProblem(login.val));
  }
  if (!services.logins.keep(login.val)) return notKept(settings);
  const who = await signedIn(services, settings.server, 'session');
  return who.ok ? userOutcome(cli, who.val.user, 'Ingresaste como') : who.val;
}

/** A user with a second factor is asked for its code, where a person is at the terminal. */
async function authenticated({ terminal, outputMode, services }: Cli, userName: string, password: string) {
  const login = await services.sessionService.authenticate(userName, password);
  if (login.ok || login.val.code !== 'second-factor-required' || !outputMode.mayAsk) return login;
  const code = (await askText(terminal, 'Código de tu teléfono: ')).trim();
  return code === '' ? login : services.sessionService.authenticate(userName, password, code);
}

/** Empty where there is nowhere to get it from. */
async function passwordFrom(
  { terminal, outputMode, settings }: Cli,
  userName: string,
  file: string | undefined,
): Promise<Result<string, Outcome>> {
  if (file !== undefined && file !== '-') {
    return (await readLocalText(file)).map((text) => text.split(/\r?\n/, 1)[0] ?? '');
  }
  if (file === '-' || terminal.stdin.isTTY !== true) return Ok(await firstLine(terminal.stdin));
  if (!outputMode.mayAsk) return Ok('');
  const question = `Contraseña de ${printable(userName)} en ${new URL(settings.server).host}: `;
  return Ok(await askSecret(terminal, question));
}

async function logOut({ services, settings }: Cli): Promise<Outcome> {
  const who = await signedIn(services, settings.server, 'session');
  const answer = who.ok ? await services.sessionService.logout(who.val.caller) : null;
  const ended = answer?.ok === true;
  if (!services.logins.forget()) return notForgotten(settings, ended);
  const document = { server: settings.server, ended };
  if (ended) return success(document, `Terminó tu sesión en ${settings.server}`);
  if (!who.ok && who.val.code === 'unreachable') {
    return success(document, `La sesión se borró de esta computadora; ${settings.server} no contesta y no se enteró`);
  }
  // A back end that has no such call keeps the session until it expires; here it is gone.
  if (answer?.ok === false && answer.val.code !== 'not-signed-in') {
    return success(document, `La sesión se borró de esta computadora; ${settings.server} no dice que la terminó`);
  }
  return success(document, `No había una sesión abierta en ${settings.server}`);
}

async function whoAmI(cli: Cli): Promise<Outcome> {
  const who = await signedIn(cli.services, cli.settings.server, 'session');
  return who.ok ? userOutcome(cli, who.val.user, 'Sos') : who.val;
}

const userOutcome = ({ settings }: Cli, user: CurrentUser, intro: string): Outcome => {
  const says = [user.userName, roleNames[user.type]].some((each) => folded(each) === folded(user.name));
  const name = says ? '' : ` (${printable(user.name)})`;
  return success(
    { server: settings.server, user: currentUserToWire(user) },
    `${intro} ${printable(user.userName)}${name}, ${roleNames[user.type]}${onBehalfText(user)}, en ${settings.server}`,
  );
};
