import * as z from 'zod';
import { Err, Ok, type Result } from '#core/shared/result.ts';

/** The part of ASP.NET Core SignalR's JSON hub protocol that a hub without methods speaks. */
const type = { invocation: 1, completion: 3, streamInvocation: 4, ping: 6, close: 7 } as const;

const handshakeRequest = z.object({ protocol: z.literal('json'), version: z.number().int().min(1).max(2) });
const hubMessage = z.object({
  type: z.number(),
  invocationId: z.string().min(1).optional(),
  target: z.string().optional(),
});

/**
 * What a client can say that asks for something; all else (pings, acknowledgements, later inventions) is only a sign of
 * life.
 */
export type ClientMessage = Invocation | { readonly kind: 'close' } | { readonly kind: 'sign-of-life' };

export interface Invocation {
  readonly kind: 'invocation';
  readonly target: string;
  readonly invocationId: string | undefined;
}

export type MessageFailure = { readonly code: 'malformed-message' } | { readonly code: 'unsupported-protocol' };

export function readHandshake(text: string): Result<void, MessageFailure> {
  const json = parseJson(text);
  if (json === undefined) return Err({ code: 'malformed-message' });
  return handshakeRequest.safeParse(json).success ? Ok(undefined) : Err({ code: 'unsupported-protocol' });
}

export function readMessage(text: string): Result<ClientMessage, MessageFailure> {
  const message = hubMessage.safeParse(parseJson(text));
  if (!message.success) return Err({ code: 'malformed-message' });
  const { target, invocationId } = message.data;
  switch (message.data.type) {
    case type.invocation:
    case type.streamInvocation:
      if (target === undefined) return Err({ code: 'malformed-message' });
      return Ok({ kind: 'invocation', target, invocationId });
    case type.close:
      return Ok({ kind: 'close' });
    default:
      return Ok({ kind: 'sign-of-life' });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `allowReconnect` tells the client that coming back is welcome; without it the official client stays away. */
export interface CloseReason {
  readonly error?: string;
  readonly allowReconnect: boolean;
}

export const handshakeAccepted = {};
export const handshakeRefused = (error: string) => ({ error });
export const ping = { type: type.ping };
export const invocation = (target: string, facts: object) => ({ type: type.invocation, target, arguments: [facts] });
export const failedCompletion = (invocationId: string, error: string) => ({
  type: type.completion,
  invocationId,
  error,
});
export const close = (reason: CloseReason) => ({ type: type.close, ...reason });
