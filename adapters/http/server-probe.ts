import * as z from 'zod/mini';
import type { Call } from './call.ts';

/**
 * What a server says of itself without a session. A distributor's own back end may say nothing but that it is there.
 */
export interface ServerHealth {
  readonly isReachable: boolean;
  /** Null where the server doesn't say. */
  readonly isReady: boolean | null;
  readonly version: string | null;
}

const statusWire = z.object({ status: z.string() });
const descriptionWire = z.object({ info: z.object({ title: z.string(), version: z.string() }) });

export const createServerProbe = (call: Call) => async (): Promise<ServerHealth> => {
  const ask = <Answer>(path: string, answer: z.ZodMiniType<Answer>) =>
    call({ method: 'GET', path, isPublic: true }, answer);
  const [health, readiness, description, delivery] = await Promise.all([
    ask('/healthz', statusWire),
    ask('/readyz', statusWire),
    ask('/api/openapi.json', descriptionWire),
    ask('/api/Public/delivery-methods', z.array(z.unknown())),
  ]);
  return {
    isReachable: health.ok || readiness.ok || description.ok || delivery.ok,
    isReady: health.ok ? readiness.ok : null,
    version: description.ok && description.val.info.title === 'Mostrador' ? description.val.info.version : null,
  };
};
