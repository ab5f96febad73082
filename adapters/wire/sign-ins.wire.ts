import * as z from 'zod/mini';
import type { SignIn } from '#core/session/sign-in.service.ts';

/** Where somebody is signed in; instants are ISO 8601 in UTC. */
export const signInsWire = z.array(
  z.object({
    id: z.string(),
    login: z.string(),
    device: z.nullable(z.string()),
    network: z.nullable(z.string()),
    since: z.string(),
    lastUsed: z.string(),
    isCurrent: z.boolean(),
  }),
);

export const signInsToWire = (signIns: readonly SignIn[]): z.infer<typeof signInsWire> => [...signIns];
