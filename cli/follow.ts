import { maxMisses } from '#core/imports/following.machine.ts';
import { Ok, type Result } from '#core/shared/result.ts';
import { pause } from './pause.ts';

export interface Following<State, Failure> {
  readonly isUnderWay: (state: State) => boolean;
  /** How it is now, by the server. */
  readonly look: () => Promise<Result<State, Failure>>;
  /** Whether the server has no call that tells the state: asking again would not help. */
  readonly hasNoProgress?: () => boolean;
  readonly interrupted: AbortSignal;
  /** Called with each state, the first and the last too. */
  readonly onLook: (state: State) => void;
}

/** Milliseconds between looks: short at first, for what takes a moment. */
const [firstPauseMs, maxPauseMs] = [60, 400];

/**
 * Waits until the server is done with what it works on: an import, the making of price lists. A connection that breaks
 * for a moment ends none of it. Throws `Interrupted` with Ctrl-C.
 */
export async function followWork<State, Failure extends { readonly code: string }>(
  started: State,
  { isUnderWay, look, hasNoProgress, interrupted, onLook }: Following<State, Failure>,
): Promise<Result<State, Failure>> {
  let latest = started;
  let misses = 0;
  for (let pauseMs = firstPauseMs; isUnderWay(latest); pauseMs = Math.min(pauseMs * 1.5, maxPauseMs)) {
    onLook(latest);
    await pause(pauseMs * (misses + 1), interrupted);
    const answer = await look();
    if (answer.ok) {
      latest = answer.val;
      misses = 0;
    } else {
      misses += 1;
      if (answer.val.code !== 'unreachable' || hasNoProgress?.() === true || misses > maxMisses) return answer;
    }
  }
  onLook(latest);
  return Ok(latest);
}
