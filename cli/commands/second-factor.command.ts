import type { Command } from 'commander';
import { Option } from 'commander';
import * as z from 'zod/mini';
import { secondFactorProblem } from '#adapters/texts/second-factor.es.ts';
import { recoveryCodesWire, secondFactorStateWire } from '#adapters/wire/second-factor.wire.ts';
import type { OwnSecondFactorFailure, SecondFactorState } from '#core/second-factor/second-factor.service.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { CommandGroup } from '../command-group.ts';
import { changedWire, declareChange } from '../declare/change.ts';
import { type Asking, declareGroup } from '../declare/declare.ts';
import { declareShow } from '../declare/show.ts';
import { readTextOrInput } from '../local-file.ts';
import { ownSecondFactorModule } from '../modules/own-second-factor.module.ts';
import { type Outcome, problem, wrongUsage } from '../outcome.ts';
import { askSecret, askText, firstLine } from '../prompt.ts';
import type { Act, Cli } from '../run-command.ts';
import { printable } from '../style.ts';
import { qrCodeText } from '../views/qr-code.view.ts';

interface SecretOptions {
  readonly passwordFile?: string;
}

/** What is not given beside what the server says. */
type Failure = OwnSecondFactorFailure | { readonly code: 'password-missing' } | { readonly code: 'code-missing' };
const noPassword = { code: 'password-missing' } as const;
const noCode = { code: 'code-missing' } as const;

const problemText = (failure: Failure): string => {
  if (failure.code === 'password-missing') return 'Falta la contraseña: no se cambió nada';
  return failure.code === 'code-missing' ? 'Falta el código: no se cambió nada' : secondFactorProblem(failure);
};

const base = { access: 'session', problem: problemText } as const;

const stateText = ({ since, recoveryCodesLeft, isCompulsory }: SecondFactorState): string => {
  const on =
    since === null
      ? 'Tu segundo paso está desactivado: alcanza con la contraseña'
      : `Tu segundo paso está activado desde ${formatDateTime(since)}. ${codesLeft(recoveryCodesLeft)}`;
  return isCompulsory ? `${on}\nEl distribuidor lo pide a todo su personal` : on;
};

const codesLeft = (left: number): string => {
  if (left === 0) return 'No te quedan códigos de respaldo: generá otros';
  return left === 1 ? 'Te queda un código de respaldo' : `Te quedan ${left} códigos de respaldo`;
};

const codesText = (codes: readonly string[]): string =>
  [
    'Códigos de respaldo, para cuando no tengas el teléfono. Cada uno sirve una vez, y no se vuelven a mostrar:',
    ...codes.map((code) => `  ${code}`),
  ].join('\n');

const codesWire = changedWire(z.partial(recoveryCodesWire));
const codesToWire = (recoveryCodes: readonly string[]) => ({ recoveryCodes });

const secondFactorCommands = (program: Command, act: Act): void => {
  const group = declareGroup(
    program,
    'second-factor',
    'Tu segundo paso: un código del teléfono, además de la contraseña',
    'second-factor show',
    'second-factor on',
    'second-factor codes',
  );
  declareShow<object, SecondFactorState, Failure>(group, act, {
    ...base,
    name: 'show',
    about: 'Dice si está activado, y cuántos códigos de respaldo te quedan',
    examples: ['second-factor show', 'second-factor show --json'],
    answer: secondFactorStateWire,
    toWire: (state) => state,
    text: stateText,
    ask: stateOf,
  });
  declareChange<SecretOptions, readonly string[], Failure>(group, act, {
    ...base,
    name: 'on',
    about: 'Lo activa: muestra un código QR para tu teléfono, y pregunta el número que da',
    examples: ['second-factor on'],
    options: [passwordOption('lee de ahí la contraseña, de su primera línea (- es la entrada)')],
    answer: codesWire,
    toWire: codesToWire,
    saysPassword: true,
    message: (codes) => `Quedó activado: se pide desde el próximo ingreso\n\n${codesText(codes)}`,
    plan: async (asking, { passwordFile }) => {
      const state = await stateOf(asking);
      if (state.ok && state.val.since === null && !asking.cli.outputMode.mayAsk) return Err(needsSomebody);
      return state.map(({ since }) => ({
        question: '¿Activar tu segundo paso?',
        isDone: since !== null,
        doneText: 'Tu segundo paso ya estaba activado: no se cambió nada',
        before: {},
        asks: true,
        work: () => turnOn(asking, passwordFile),
      }));
    },
  });
  declareChange<SecretOptions, null, Failure>(group, act, {
    ...base,
    name: 'off',
    about: 'Lo desactiva, con la contraseña y un código',
    examples: ['second-factor off', 'second-factor off --password-file claves.txt --yes'],
    options: [passwordOption('lee de ahí la contraseña y el código, uno por línea (- es la entrada)')],
    isFinal: true,
    hasNoName: true,
    answer: changedWire(z.object({})),
    toWire: () => ({}),
    message: () => 'Se desactivó: alcanza con la contraseña',
    plan: async (asking, { passwordFile }) => {
      const state = await stateOf(asking);
      const cannotAsk = passwordFile === undefined && !asking.cli.outputMode.mayAsk;
      if (state.ok && state.val.since !== null && cannotAsk) return Err(needsFile);
      return state.map(({ since }) => ({
        question: '¿Desactivar tu segundo paso?',
        isDone: since === null,
        doneText: 'Tu segundo paso ya estaba desactivado: no se cambió nada',
        before: {},
        asks: true,
        work: () => turnOff(asking, passwordFile),
      }));
    },
  });
  declareChange<SecretOptions, readonly string[], Failure>(group, act, {
    ...base,
    name: 'codes',
    about: 'Genera otros códigos de respaldo; los que tenías dejan de servir',
    examples: ['second-factor codes', 'second-factor codes --yes < codigo.txt'],
    isFinal: true,
    hasNoName: true,
    answer: codesWire,
    toWire: codesToWire,
    saysPassword: true,
    message: codesText,
    plan: async (asking) => {
      const state = await stateOf(asking);
      if (state.ok && state.val.since === null) return Err(notOn);
      return state.map(() => ({
        question: '¿Generar otros códigos de respaldo? Los que tenías dejan de servir.',
        before: {},
        asks: true,
        work: async () => {
          const code = await codeFrom(asking.cli, anyCode);
          if (code === '') return Err(noCode);
          return asking.services.ownSecondFactor.renewRecoveryCodes(asking.caller, code);
        },
      }));
    },
  });
};

const passwordOption = (about: string): Option => new Option('--password-file <ARCHIVO>', about);

const notOn = problem(
  'second-factor-not-begun',
  'Tu segundo paso está desactivado: no hay códigos de respaldo',
  'Activalo con: mostrador second-factor on',
);

const needsFile = wrongUsage(
  'Falta la contraseña',
  'Va con --password-file: la contraseña en la primera línea, y el código en la segunda',
);

const needsSomebody = wrongUsage(
  'Para activarlo hay que leer un código con el teléfono, y contestar el número que da',
  'Hacelo en una terminal: mostrador second-factor on',
);

const stateOf = ({ services, caller }: Asking) => services.ownSecondFactor.state(caller);

/** What was typed or read: the password in the first line of a file, the code in the second. */
const secretsFrom = async (
  { terminal, outputMode }: Cli,
  file: string | undefined,
): Promise<Result<readonly string[], Failure | Outcome>> => {
  if (file === undefined) return Ok([outputMode.mayAsk ? await askSecret(terminal, 'Contraseña: ') : '']);
  const text = await readTextOrInput(file, terminal.stdin);
  return text.map((read) => read.split(/\r?\n/));
};

/** Empty where nobody may be asked and nothing is piped in. */
const codeFrom = async ({ terminal, outputMode }: Cli, question: string): Promise<string> => {
  if (outputMode.mayAsk) return (await askText(terminal, question)).trim();
  return terminal.stdin.isTTY === true ? '' : (await firstLine(terminal.stdin)).trim();
};

/** The first one comes from the phone: it shows that it works. */
const phoneCode = 'Código de tu teléfono: ';
const anyCode = 'Código de tu teléfono, o uno de respaldo: ';

/** Asks until the code is right, or none is typed: nothing is on before. */
async function turnOn(
  { cli, services, caller }: Asking,
  file?: string,
): Promise<Result<readonly string[], Failure | Outcome>> {
  const secrets = await secretsFrom(cli, file);
  if (!secrets.ok) return secrets;
  const [password = ''] = secrets.val;
  if (password === '') return Err(noPassword);
  const begun = await services.ownSecondFactor.begin(caller, password);
  if (!begun.ok) return begun;
  const { secret, address } = begun.val;
  const { terminal, outputMode } = cli;
  const qrCode = qrCodeText(address, outputMode.colour.stderr);
  terminal.stderr.write(
    // The code and the question below it fill a screen of 24 rows: nothing stands between them.
    `Con la aplicación de tu teléfono leé el código de abajo, o escribí esta clave:\n\n${printable(secret)}\n\n${qrCode}\n`,
  );
  for (;;) {
    const code = await codeFrom(cli, phoneCode);
    if (code === '') return Err(noCode);
    const confirmed = await services.ownSecondFactor.confirm(caller, code);
    if (confirmed.ok || confirmed.val.code !== 'current-code-wrong') return confirmed;
    terminal.stderr.write(`${secondFactorProblem(confirmed.val)}\n`);
  }
}

async function turnOff({ cli, services, caller }: Asking, file?: string): Promise<Result<null, Failure | Outcome>> {
  const secrets = await secretsFrom(cli, file);
  if (!secrets.ok) return secrets;
  const [password = '', written] = secrets.val;
  if (password === '') return Err(noPassword);
  const code = file === undefined ? await codeFrom(cli, anyCode) : (written ?? '').trim();
  if (code === '') return Err(noCode);
  return (await services.ownSecondFactor.turnOff(caller, password, code)).map(() => null);
}

export const group: CommandGroup = { modules: [ownSecondFactorModule], define: secondFactorCommands };
