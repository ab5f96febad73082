import { join } from 'node:path';
import * as z from 'zod/mini';
import { configDirectory } from '#adapters/credentials/config-directory.ts';
import { readJsonFile } from '#adapters/credentials/json-file.ts';
import type { Proxies } from '#adapters/undici/proxies.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { type Problem, wrongUsage } from './outcome.ts';

export interface CliSettings {
  /** Where the API is, without a slash at the end. */
  readonly server: string;
  /** Who said so: what a person would have to change. */
  readonly serverFrom: '--server' | 'API_BASE_URL' | 'PORT' | 'config.json' | 'default';
  /** Where this person's settings and logins are. */
  readonly directory: string;
  readonly proxies: Proxies;
}

const configWire = z.object({ server: z.optional(z.string()) });

/** Flags over environment over the user's config.json over the default (docs/rules/settings.md 3). */
export const readSettings = (
  environment: Readonly<Record<string, string | undefined>>,
  flags: { readonly server?: string },
): Result<CliSettings, Problem> => {
  const directory = configDirectory(environment);
  const config = z.safeParse(configWire, readJsonFile(join(directory, 'config.json')));
  const port = environment['PORT']?.trim() ?? '';
  const told = (
    [
      ['--server', flags.server],
      ['API_BASE_URL', environment['API_BASE_URL']],
      ['PORT', /^\d{1,5}$/.test(port) ? `http://127.0.0.1:${port}` : undefined],
      ['config.json', config.success ? config.data.server : undefined],
    ] as const
  ).find(([, address]) => (address?.trim() ?? '') !== '');
  const [serverFrom, address = ''] = told ?? (['default', 'http://127.0.0.1:3000'] as const);
  const server = baseAddress(address.trim());
  if (server === null) {
    return Err(
      wrongUsage(
        `La dirección del servidor «${address}» (${serverFrom}) no es válida`,
        'Va completa, como http://127.0.0.1:3000',
      ),
    );
  }
  return readProxies(environment).map((proxies) => ({ server, serverFrom, directory, proxies }));
};

/** As curl and others read them: lower case over upper case, http:// where no scheme stands. */
const readProxies = (environment: Readonly<Record<string, string | undefined>>): Result<Proxies, Problem> => {
  const told = (name: string): string => (environment[name.toLowerCase()] || environment[name] || '').trim();
  const read = { http: '', https: '', except: told('NO_PROXY') };
  for (const [kind, name] of [
    ['http', 'HTTP_PROXY'],
    ['https', 'HTTPS_PROXY'],
  ] as const) {
    const address = told(name);
    const whole = address === '' || address.includes('://') ? address : `http://${address}`;
    if (whole !== '' && !/^https?:$/.test(URL.canParse(whole) ? new URL(whole).protocol : '')) {
      return Err(wrongUsage(`El proxy «${address}» (${name}) no es válido`, 'Va completo, como http://proxy:3128'));
    }
    read[kind] = whole;
  }
  return Ok(read);
};

const baseAddress = (address: string): string | null => {
  if (!URL.canParse(address)) return null;
  const { protocol, host, pathname } = new URL(address);
  return protocol === 'http:' || protocol === 'https:' ? `${protocol}//${host}${pathname}`.replace(/\/+$/, '') : null;
};
