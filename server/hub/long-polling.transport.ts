import { createActor } from 'xstate';
import type { HubConnection } from './connection.ts';
import type { HubLimits } from './limits.ts';
import { type PollAnswer, pollMachine } from './poll.machine.ts';
import { hubTimers } from './timers.ts';

/** A connection that is carried by polls. */
export interface PollLine {
  /** Answers when there is something to say, when `limits.poll` has passed, or at the end. One poll waits at a time. */
  poll(gone: AbortSignal): Promise<PollAnswer>;
  /** The client says that it leaves. */
  hangUp(): void;
}

/**
 * Carries a connection by polls; null when it has a transport already. The official client does not ping over polls:
 * one that stays away for `limits.silence` is lost.
 */
export function carryByPolls(connection: HubConnection, limits: HubLimits): PollLine | null {
  const actor = createActor(pollMachine, { input: { limits, lost: () => connection.lost() }, clock: hubTimers });
  const destroy = () => actor.send({ type: 'destroy' });
  const attached = connection.attach({
    keepsAlive: true,
    write: (text) => actor.send({ type: 'write', text }),
    backlog: () => Buffer.byteLength(actor.getSnapshot().context.backlog),
    end: () => actor.send({ type: 'end' }),
    destroy,
  });
  if (!attached) return null;
  actor.start();
  return {
    poll: (gone) =>
      new Promise((respond) => {
        actor.send({ type: 'poll', respond });
        gone.addEventListener('abort', () => actor.send({ type: 'abort', respond }), { once: true });
      }),
    hangUp: destroy,
  };
}
