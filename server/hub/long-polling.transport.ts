import type { HubConnection } from './connection.ts';
import type { HubLimits } from './limits.ts';

/** The answer of a poll: text (empty when nothing happened), or the end. */
export type PollAnswer = { readonly status: 200; readonly text: string } | { readonly status: 204 };

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
  let queue = '';
  let ended = false;
  let answerWaiting: ((answer: PollAnswer) => void) | undefined;
  let absence: NodeJS.Timeout | undefined;

  function finish(): void {
    ended = true;
    answerWaiting?.({ status: 204 });
    clearTimeout(absence);
    connection.lost();
  }

  function expectPoll(): void {
    clearTimeout(absence);
    if (ended && queue === '') finish();
    else absence = setTimeout(finish, limits.silence).unref();
  }

  function take(): PollAnswer {
    const text = queue;
    queue = '';
    return { status: 200, text };
  }

  const attached = connection.attach({
    keepsAlive: true,
    write: (text) => {
      queue += text;
      answerWaiting?.(take());
    },
    backlog: () => Buffer.byteLength(queue),
    end: () => {
      ended = true;
      // The last message waits for the next poll, but not for ever.
      if (answerWaiting) finish();
      else expectPoll();
    },
    destroy: finish,
  });
  if (!attached) return null;
  expectPoll();

  return {
    async poll(gone) {
      answerWaiting?.({ status: 204 });
      clearTimeout(absence);
      return new Promise((resolve) => {
        const answer = (result: PollAnswer) => {
          clearTimeout(patience);
          if (answerWaiting === answer) answerWaiting = undefined;
          resolve(result);
          expectPoll();
        };
        const patience = setTimeout(() => answer(take()), limits.poll).unref();
        if (queue !== '') return answer(take());
        if (ended) return answer({ status: 204 });
        gone.addEventListener('abort', () => answerWaiting === answer && answer({ status: 204 }), { once: true });
        answerWaiting = answer;
      });
    },
    hangUp: finish,
  };
}
