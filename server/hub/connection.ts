import { createFrameReader, frame } from './frames.ts';
import type { HubLimits } from './limits.ts';
import type { HubMember } from './member.ts';
import * as messages from './messages.ts';

/** What carries a connection's text to its client: one of the three transports. It calls the connection's `lost` when it is gone. */
export interface Carrier {
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

/** One client: its handshake, its signs of life and its end, whatever carries it. */
export interface HubConnection {
  /** As it was last looked up. */
  member(): HubMember;
  renew(member: HubMember): void;
  /** Gives it its transport; false when it has one or is over. */
  attach(carrier: Carrier): boolean;
  receive(chunk: string): void;
  /** Sends a framed message, once hands were shaken and not before. */
  deliver(framed: string): void;
  close(reason: messages.CloseReason): void;
  /** The transport is gone: nothing more can be said. */
  lost(): void;
}

/** negotiated → attached (a transport) → open (hands shaken) → closing → over; `ended` is called once, at over. */
type Stage = 'negotiated' | 'attached' | 'open' | 'closing' | 'over';

export function createConnection(firstMember: HubMember, limits: HubLimits, ended: () => void): HubConnection {
  const frames = createFrameReader(limits.messageBytes);
  let member = firstMember;
  let stage: Stage = 'negotiated';
  let carrier: Carrier | undefined;
  let pings: NodeJS.Timeout | undefined;
  let patience = setTimeout(lost, limits.attach).unref();

  function enter(next: Stage): void {
    stage = next;
    clearTimeout(patience);
    clearInterval(pings);
  }

  function lost(): void {
    if (stage === 'over') return;
    enter('over');
    ended();
  }

  function end(): void {
    enter('closing');
    if (carrier) carrier.end();
    else lost();
  }

  function write(framed: string): void {
    carrier?.write(framed);
    if ((carrier?.backlog() ?? 0) <= limits.backlogBytes) return;
    enter('closing');
    carrier?.destroy();
  }

  function close(reason: messages.CloseReason): void {
    if (stage === 'open') write(frame(messages.close(reason)));
    if (stage === 'attached') write(frame(messages.handshakeRefused(reason.error ?? 'closing')));
    if (stage !== 'closing' && stage !== 'over') end();
  }

  const fail = (error: string) => close({ error, allowReconnect: false });

  function shakeHands(text: string): void {
    const request = messages.readHandshake(text);
    if (request.err) fail(request.val.code);
    else open();
  }

  function open(): void {
    enter('open');
    write(frame(messages.handshakeAccepted));
    if (carrier?.keepsAlive) return;
    patience = setTimeout(() => fail('client-timeout'), limits.silence).unref();
    pings = setInterval(() => write(frame(messages.ping)), limits.ping).unref();
  }

  function take(text: string): void {
    const message = messages.readMessage(text);
    if (message.err) fail(message.val.code);
    else if (message.val.kind === 'close') end();
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
    attach(newCarrier) {
      if (stage !== 'negotiated') return false;
      enter('attached');
      carrier = newCarrier;
      patience = setTimeout(() => fail('handshake-timeout'), limits.handshake).unref();
      return true;
    },
    receive(chunk) {
      if (stage !== 'attached' && stage !== 'open') return;
      if (stage === 'open' && !carrier?.keepsAlive) patience.refresh();
      const read = frames.read(chunk);
      if (read.err) return fail(read.val.code);
      for (const text of read.val) {
        if (stage === 'attached') shakeHands(text);
        else if (stage === 'open') take(text);
      }
    },
    deliver(framed) {
      if (stage === 'open') write(framed);
    },
    close,
    lost,
  };
}
