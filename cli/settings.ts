import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { configDirectory } from '#adapters/credentials/config-directory.ts';
import { readJsonFile } from '#adapters/credentials/json-file.ts';
import type { Proxies } from '#adapters/undici/proxies.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { type Problem, problem, wrongUsage } from './outcome.ts';

export interface CliSettings {
  /** The address of the API, without a slash at the end. */
  readonly server: string;
  /** Which setting named it: the one that a person would have to change. */
  readonly serverFrom:
    | '--server'
    | '--profile'
    | 'API_BASE_URL'
    | 'MOSTRADOR_PROFILE'
    | 'PORT'
    | 'project'
    | 'config.json'
    | 'default';
  /** The profile that named it; null where none did. */
  readonly profile: string | null;
  /** The folder of this person's settings and logins. */
  readonly directory: string;
  readonly proxies: Proxies;
}

const profileWire = z.object({ server: z.string() });
/** A person's config.json. */
export const configWire = z.object({
  server: z.optional(z.string()),
  profile: z.optional(z.string()),
  profiles: z.optional(z.record(z.string(), profileWire)),
});
export type Config = z.infer<typeof configWire>;

export const configPath = (directory: string): string => join(directory, 'config.json');

/** Fields that another version wrote stay in the file. */
const keptWire = z.looseObject({
  ...configWire.shape,
  profiles: z.optional(z.record(z.string(), z.looseObject(profileWire.shape))),
});

/** As of every file that cannot be read: the command line itself is right. */
const unreadable = (path: string, what: string, advice: string): Problem =>
  problem('config-unreadable', `No se entiende ${path}, ${what}`, advice);

/** Empty where there is none; a file that cannot be read is reported, and neither ignored nor written over. */
export const readConfig = (directory: string): Result<Config, Problem> => {
  const path = configPath(directory);
  if (!existsSync(path)) return Ok({});
  const read = z.safeParse(keptWire, readJsonFile(path));
  return read.success
    ? Ok(read.data)
    : Err(
        unreadable(
          path,
          'donde se guarda la configuración de la terminal',
          'Corregilo a mano, o borralo y empezá con mostrador config set',
        ),
      );
};

/**
 * What a folder of work says for everybody who works in it: the profile that each has made of that name. It names no
 * server: else the author of the file could have passwords sent to a server of their own.
 */
const projectWire = z.strictObject({ profile: z.optional(z.string()) });
export const projectFile = '.mostrador.json';

/** The file of this folder, or of the nearest one above it. */
const projectPath = (folder: string): string | null => {
  const path = join(folder, projectFile);
  if (existsSync(path)) return path;
  const above = dirname(folder);
  return above === folder ? null : projectPath(above);
};

const readProject = (folder: string | null): Result<z.infer<typeof projectWire>, Problem> => {
  const path = folder === null ? null : projectPath(folder);
  if (path === null) return Ok({});
  const read = z.safeParse(projectWire, readJsonFile(path));
  return read.success
    ? Ok(read.data)
    : Err(
        unreadable(
          path,
          'que dice con qué perfil se trabaja en esta carpeta',
          'Va { "profile": "NOMBRE" }, y la dirección la dice cada uno: mostrador config set profiles.NOMBRE.server URL',
        ),
      );
};

export interface SettingsFlags {
  readonly server?: string;
  readonly profile?: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that may say where the server is: by its address, or by a profile's name. */
type Source = readonly [from: CliSettings['serverFrom'], address: string | undefined, profile: string | undefined];

/** Flags over environment over project over the user's config.json over the default (docs/rules/settings.md 3). */
export const readSettings = (
  environment: Environment,
  flags: SettingsFlags,
  folder: string | null = null,
): Result<CliSettings, Problem> => {
  const directory = configDirectory(environment);
  const port = environment['PORT']?.trim() ?? '';
  const sources: readonly Source[] = [
    ['--server', flags.server, undefined],
    ['--profile', undefined, flags.profile],
    ['API_BASE_URL', environment['API_BASE_URL'], undefined],
    ['MOSTRADOR_PROFILE', undefined, environment['MOSTRADOR_PROFILE']],
    ['PORT', /^\d{1,5}$/.test(port) ? `http://127.0.0.1:${port}` : undefined, undefined],
  ];
  const rest = (project: z.infer<typeof projectWire>, config: Config): readonly Source[] => [
    ['project', undefined, project.profile],
    ['config.json', config.server, config.profile],
  ];
  const isGiven = (text: string | undefined): boolean => (text?.trim() ?? '') !== '';
  const isSource = ([, address, profile]: Source): boolean => isGiven(address) || isGiven(profile);
  if (isGiven(flags.server) && isGiven(flags.profile)) {
    return Err(wrongUsage('--server y --profile dicen cada uno a qué servidor ir', 'Va uno de los dos'));
  }
  const nearest = sources.find(isSource);
  // Where the command line or the environment says where to go, a file that cannot be read does not matter.
  const project = nearest === undefined ? readProject(folder) : Ok({});
  if (!project.ok) return project;
  const config = nearest === undefined || !isGiven(nearest[1]) ? readConfig(directory) : Ok({});
  if (!config.ok) return config;
  const source = nearest ?? rest(project.val, config.val).find(isSource);
  const [serverFrom, address = '', profile] = source ?? (['default', 'http://127.0.0.1:3000', undefined] as const);
  const named = isGiven(address) ? Ok(address) : addressOfProfile(config.val, profile?.trim() ?? '', serverFrom);
  if (!named.ok) return named;
  const server = baseAddress(named.val.trim());
  if (server === null) {
    return Err(
      wrongUsage(
        `La dirección del servidor «${named.val}» (${serverFrom}) no es válida`,
        'Va completa, como http://127.0.0.1:3000',
      ),
    );
  }
  const usedProfile = isGiven(address) ? null : (profile?.trim() ?? null);
  return readProxies(environment).map((proxies) => ({ server, serverFrom, profile: usedProfile, directory, proxies }));
};

const addressOfProfile = (
  { profiles = {} }: Config,
  name: string,
  from: CliSettings['serverFrom'],
): Result<string, Problem> => {
  const found = Object.hasOwn(profiles, name) ? profiles[name] : undefined;
  if (found !== undefined) return Ok(found.server);
  const known = Object.keys(profiles).join(', ');
  // A key of config has a dot between its parts.
  const advice = name.includes('.')
    ? 'El nombre de un perfil va sin puntos'
    : `Uno nuevo: mostrador config set profiles.${name}.server URL`;
  return Err(
    wrongUsage(
      `No hay un perfil «${name}» (${from === 'project' ? projectFile : from})`,
      `${known === '' ? '' : `Están: ${known}. `}${advice}`,
    ),
  );
};

/** As curl and others read them: lower case over upper case, http:// where no scheme stands. */
const readProxies = (environment: Environment): Result<Proxies, Problem> => {
  const variable = (name: string): string => (environment[name.toLowerCase()] || environment[name] || '').trim();
  const read = { http: '', https: '', except: variable('NO_PROXY') };
  for (const [kind, name] of [
    ['http', 'HTTP_PROXY'],
    ['https', 'HTTPS_PROXY'],
  ] as const) {
    const address = variable(name);
    const whole = address === '' || address.includes('://') ? address : `http://${address}`;
    if (whole !== '' && !/^https?:$/.test(URL.canParse(whole) ? new URL(whole).protocol : '')) {
      return Err(wrongUsage(`El proxy «${address}» (${name}) no es válido`, 'Va completo, como http://proxy:3128'));
    }
    read[kind] = whole;
  }
  return Ok(read);
};

export const baseAddress = (address: string): string | null => {
  if (!URL.canParse(address)) return null;
  const { protocol, host, pathname } = new URL(address);
  return protocol === 'http:' || protocol === 'https:' ? `${protocol}//${host}${pathname}`.replace(/\/+$/, '') : null;
};
