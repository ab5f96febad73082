import type { Command } from 'commander';
import * as z from 'zod/mini';
import { configDirectory } from '#adapters/credentials/config-directory.ts';
import { whileLocked, writePrivateJsonFile } from '#adapters/credentials/json-file.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { ActHere, CommandGroup } from '../command-group.ts';
import { alreadySo } from '../declare/already-so.ts';
import { declare, declareGroup } from '../declare/declare.ts';
import { withValueAt } from '../difference.ts';
import { valueAt } from '../fields.ts';
import { done, type Outcome, problem, success, wrongUsage } from '../outcome.ts';
import { baseAddress, type Config, configPath, configWire, readConfig } from '../settings.ts';
import type { Terminal } from '../terminal.ts';

const places = 'server, profile o profiles.NOMBRE.server';
const place = ['clave', places] as const;
const document = z.object({ key: z.string(), value: z.nullable(z.string()), changed: z.boolean() });

const isPlace = (key: string): boolean => /^(?:server|profile|profiles\.[\w-]+\.server)$/.test(key);
const noPlace = (key: string): Outcome => wrongUsage(`«${key}» no es una clave`, `Va ${places}`);

/** The value as it is kept, or why it cannot be. */
const checked = (key: string, value: string, { profiles = {} }: Config): Result<string, Outcome> => {
  if (key === 'profile') {
    return !Object.hasOwn(profiles, value)
      ? Err(wrongUsage(`No hay un perfil «${value}»`, `Primero: mostrador config set profiles.${value}.server URL`))
      : Ok(value);
  }
  const address = baseAddress(value.trim());
  return address === null
    ? Err(wrongUsage(`«${value}» no es una dirección`, 'Va completa, como http://127.0.0.1:3000'))
    : Ok(address);
};

const without = (config: Config, key: string): Config => {
  const [first = '', name = ''] = key.split('.');
  if (first !== 'profiles') return Object.fromEntries(Object.entries(config).filter(([each]) => each !== first));
  const { [name]: gone, ...profiles } = config.profiles ?? {};
  return gone === undefined ? config : { ...config, profiles };
};

const textOf = (config: Config, key: string): string | null => {
  const value = valueAt(config, key);
  return typeof value === 'string' ? value : null;
};

interface Change {
  readonly next: Config;
  readonly key: string;
  readonly value: string | null;
  readonly text: string;
}

const configCommands = (program: Command, actHere: ActHere): void => {
  const config = declareGroup(
    program,
    'config',
    'Tu configuración de esta terminal: servidor y perfiles',
    'config set profiles.oficina.server https://pedidos.example.com',
    'orders list --profile oficina',
  );
  const directoryOf = ({ environment }: Terminal): string => configDirectory(environment);
  /** What becomes of it, of what it holds while no other run writes it; or what is said instead. */
  const change = (terminal: Terminal, decide: (held: Config) => Change | Outcome): Outcome => {
    const directory = directoryOf(terminal);
    const path = configPath(directory);
    const notWritten = problem('config-not-written', `No se pudo escribir ${path}`, 'Fijate si podés escribir ahí');
    const changed = whileLocked(path, () => {
      const held = readConfig(directory);
      if (!held.ok) return held.val;
      const decided = decide(held.val);
      if (!('next' in decided)) return decided;
      const { next, key, value, text } = decided;
      return writePrivateJsonFile(path, next) ? done({ key, value, changed: true }, text) : notWritten;
    });
    return changed ?? notWritten;
  };
  declare(config, {
    name: 'list',
    about: 'Muestra todo lo que dice',
    examples: ['config list'],
    answer: configWire,
  }).action(
    actHere(async (terminal) => {
      const read = readConfig(directoryOf(terminal));
      if (!read.ok) return read.val;
      const held = z.parse(configWire, read.val);
      const lines = [
        ...(held.server === undefined ? [] : [`server = ${held.server}`]),
        ...(held.profile === undefined ? [] : [`profile = ${held.profile}`]),
        ...Object.entries(held.profiles ?? {}).map(([name, { server }]) => `profiles.${name}.server = ${server}`),
      ];
      return success(held, lines.length === 0 ? 'Todavía no hay nada configurado' : lines.join('\n'));
    }),
  );
  declare(config, {
    name: 'get',
    about: 'Muestra una clave',
    examples: ['config get server'],
    words: [place],
    answer: z.nullable(z.string()),
  }).action(
    actHere(async (terminal, _options, key = '') => {
      if (!isPlace(key)) return noPlace(key);
      const held = readConfig(directoryOf(terminal));
      if (!held.ok) return held.val;
      const value = textOf(held.val, key);
      return success(value, value ?? '');
    }),
  );
  declare(config, {
    name: 'set',
    about: 'Cambia una clave',
    examples: ['config set server https://pedidos.example.com', 'config set profile oficina'],
    words: [place, ['valor', 'una dirección, o el nombre de un perfil']],
    answer: document,
  }).action(
    actHere(async (terminal, _options, key = '', value = '') => {
      if (!isPlace(key)) return noPlace(key);
      return change(terminal, (held) => {
        const ready = checked(key, value, held);
        if (!ready.ok) return ready.val;
        if (textOf(held, key) === ready.val) {
          return alreadySo({ key, value: ready.val });
        }
        const next = withValueAt(held, key.split('.'), ready.val) as Config;
        return { next, key, value: ready.val, text: `${key} = ${ready.val}` };
      });
    }),
  );
  declare(config, {
    name: 'unset',
    about: 'Saca una clave',
    examples: ['config unset profile'],
    words: [place],
    answer: document,
  }).action(
    actHere(async (terminal, _options, key = '') => {
      if (!isPlace(key)) return noPlace(key);
      return change(terminal, (held) =>
        textOf(held, key) === null
          ? alreadySo({ key, value: null }, 'No estaba: no se cambió nada')
          : { next: without(held, key), key, value: null, text: `Se sacó ${key}` },
      );
    }),
  );
};

export const group: CommandGroup = {
  modules: [],
  define: (program, _act, actHere) => configCommands(program, actHere),
};
