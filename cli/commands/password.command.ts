import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { ownPasswordProblem } from '#adapters/texts/own-password.es.ts';
import type { CommandGroup } from '../command-group.ts';
import { declare } from '../declare/declare.ts';
import { readTextOrInput } from '../local-file.ts';
import { type Outcome, problem, success, wrongUsage } from '../outcome.ts';
import { problemOf } from '../problems.ts';
import { askSecret } from '../prompt.ts';
import type { Act, Cli } from '../run-command.ts';
import { signedIn } from '../session.ts';

interface PasswordOptions {
  readonly passwordFile?: string;
}

const passwordCommand = (program: Command, act: Act): void => {
  declare(program, {
    name: 'password',
    about: 'Cambia tu contraseña',
    examples: ['password', 'password --password-file claves.txt'],
    options: [
      new Option('--password-file <ARCHIVO>', 'lee de ahí la actual y la nueva, una por línea (- es la entrada)'),
    ],
    answer: z.object({ server: z.string(), changed: z.boolean() }),
  }).action(act<PasswordOptions>(changePassword));
};

export const group: CommandGroup = { modules: [], define: passwordCommand };

async function changePassword(cli: Cli, { passwordFile }: PasswordOptions): Promise<Outcome> {
  const who = await signedIn(cli.services, cli.settings.server, 'session');
  if (!who.ok) return who.val;
  const change = await passwordsFrom(cli, passwordFile);
  if ('kind' in change) return change;
  const answer = await cli.services.ownPassword.change(who.val.caller, change);
  if (!answer.ok) return problemOf(answer.val, cli.settings.server, ownPasswordProblem);
  return success(
    { server: cli.settings.server, changed: true },
    'Cambiaste tu contraseña. En otros equipos hay que ingresar de nuevo',
  );
}

async function passwordsFrom(
  { terminal, outputMode }: Cli,
  file: string | undefined,
): Promise<{ readonly current: string; readonly next: string } | Outcome> {
  if (file !== undefined) {
    const text = await readTextOrInput(file, terminal.stdin);
    if (!text.ok) return text.val;
    const [current = '', next = ''] = text.val.split(/\r?\n/);
    return { current, next };
  }
  if (!outputMode.mayAsk)
    return wrongUsage('Faltan las contraseñas', 'Dalas con --password-file ARCHIVO, la actual y la nueva');
  const current = await askSecret(terminal, 'Contraseña actual: ');
  const next = await askSecret(terminal, 'Contraseña nueva: ');
  const again = await askSecret(terminal, 'Repetí la nueva: ');
  return next === again
    ? { current, next }
    : problem('passwords-differ', 'Las dos veces no escribiste lo mismo: no se cambió nada');
}
