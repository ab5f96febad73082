import { createActor } from 'xstate';
import { connectionMachine } from './connection.machine.ts';
import { createFrameReader, frame } from './frames.ts';
import type { HubLimits } from './limits.ts';
import type { HubMember } from './member.ts';
import * as messages from './messages.ts';
import { hubTimers } from './timers.ts';

/**
 * What carries a connection's text to its client: one of the three transports. It calls the connection's `lost` when it
 * is gone.
 */
export interface HubTransport {
  /** The transport shows by itself that the client is there (polls do): no pings, no timer of silence. */
  readonly keepsAlive: boolean;
  write(text: string): void;
  /** Bytes written that the client has not taken yet. */
  backlog(): number;
  /** Ends after what was written. */
  end(): void;
  /** Ends at once. */
  destroy(): void;
}

/** The connection of a client: its handshake, its pings and its end, over any transport. */
export interface HubConnection {
  /** The member as last looked up. */
  member(): HubMember;
  renew(member: HubMember): void;
  /** Gives the client its transport; false when it has one or is over. */
  attach(transport: HubTransport): boolean;
  receive(chunk: string): void;
  /** Sends a framed message, once hands were shaken and not before. */
  deliver(framed: string): void;
  close(reason: messages.CloseReason): void;
  /** The transport is gone: nothing more can be said. */
  lost(): void;
}

export function createConnection(firstMember: HubMember, limits: HubLimits, ended: () => void): HubConnection {
  const frames = createFrameReader(limits.messageBytes);
  let member = firstMember;
  let transport: HubTransport | undefined;
  let pings: NodeJS.Timeout | undefined;
  const effects = {
    accept: () => write(frame(messages.handshakeAccepted)),
    ping() {
      pings = setInterval(() => write(frame(messages.ping)), limits.ping).unref();
    },
    pingNoMore: () => clearInterval(pings),
    timeOut: fail,
    end: () => transport?.end(),
    ended,
  };
  const actor = createActor(connectionMachine, { input: { limits, effects }, clock: hubTimers }).start();
  const is = (stage: 'negotiated' | 'attached' | 'open'): boolean => actor.getSnapshot().matches(stage);

  function write(framed: string): void {
    transport?.write(framed);
    if ((transport?.backlog() ?? 0) <= limits.backlogBytes) return;
    actor.send({ type: 'overflow' });
    transport?.destroy();
  }

  function close(reason: messages.CloseReason): void {
    if (is('open')) write(frame(messages.close(reason)));
    if (is('attached')) write(frame(messages.handshakeRefused(reason.error ?? 'closing')));
    actor.send({ type: 'end' });
  }

  function fail(error: string): void {
    close({ error, allowReconnect: false });
  }

  function shakeHands(text: string): void {
    const request = messages.readHandshake(text);
    if (request.err) fail(request.val.code);
    else actor.send({ type: 'shakeHands' });
  }

  function take(text: string): void {
    const message = messages.readMessage(text);
    if (message.err) fail(message.val.code);
    else if (message.val.kind === 'close') actor.send({ type: 'end' });
    else if (message.val.kind === 'invocation') decline(message.val);
  }

  /** The hub has no methods. An invocation without an id wants no answer. */
  function decline({ target, invocationId }: messages.Invocation): void {
    if (invocationId === undefined) return;
    write(frame(messages.failedCompletion(invocationId, `Unknown hub method '${target}'`)));
  }

  return {
    member: () => member,
    renew(current) {
      member = current;
    },
    attach(newTransport) {
      if (!is('negotiated')) return false;
      transport = newTransport;
      actor.send({ type: 'attach', keepsAlive: newTransport.keepsAlive });
      return true;
    },
    receive(chunk) {
      if (!is('attached') && !is('open')) return;
      actor.send({ type: 'hear' });
      const read = frames.read(chunk);
      if (read.err) return fail(read.val.code);
      for (const text of read.val) {
        if (is('attached')) shakeHands(text);
        else if (is('open')) take(text);
      }
    },
    deliver(framed) {
      if (is('open')) write(framed);
    },
    close,
    lost: () => actor.send({ type: 'lose' }),
  };
}
