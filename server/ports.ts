import { once } from 'node:events';
import { createServer } from 'node:net';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { Settings } from './settings.ts';

/** Why the server cannot listen; `name` is the setting that says the port. */
export type PortFailure =
  | { readonly code: 'port-taken' | 'port-forbidden'; readonly name: 'PORT' | 'METRICS_PORT'; readonly port: number }
  /** HOST is no address of this machine, or a name that nobody knows. */
  | { readonly code: 'host-wrong'; readonly host: string };

type Places = Pick<Settings, 'host' | 'port' | 'metricsPort'>;

const hostCodes: ReadonlySet<unknown> = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL', 'ENOTFOUND', 'EAI_AGAIN']);
const portCodes: Readonly<Record<string, 'port-taken' | 'port-forbidden'>> = {
  EADDRINUSE: 'port-taken',
  EACCES: 'port-forbidden',
};

/** The setting that an error of listening is about; null where it is a defect. */
export const portFailure = (error: unknown, { host, port, metricsPort }: Places): PortFailure | null => {
  const { code = '', port: met = port } = error as NodeJS.ErrnoException & { readonly port?: number };
  if (hostCodes.has(code)) return { code: 'host-wrong', host };
  const failure = portCodes[code];
  if (failure === undefined) return null;
  return { code: failure, name: met === metricsPort ? 'METRICS_PORT' : 'PORT', port: met };
};

/** Listens on each port for a moment: before anything is created that a start which fails would leave behind. */
export const tryPorts = async (places: Places): Promise<Result<void, PortFailure>> => {
  const { host, port, metricsPort } = places;
  for (const each of metricsPort === null ? [port] : [port, metricsPort]) {
    const server = createServer();
    try {
      await once(server.listen(each, host), 'listening');
      await once(server.close(), 'close');
    } catch (error) {
      const failure = portFailure(error, places);
      if (failure === null) throw error;
      return Err(failure);
    }
  }
  return Ok(undefined);
};
