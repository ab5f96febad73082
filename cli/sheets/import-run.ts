import type { Caller } from '#core/access/caller.ts';
import { maxMisses } from '#core/imports/following.machine.ts';
import type { ImportState } from '#core/imports/import-state.ts';
import { isUnderWay } from '#core/imports/import-state.ts';
import { Ok, type Result } from '#core/shared/result.ts';
import { pause } from '../pause.ts';

interface Followed {
  readonly id: string;
  readonly state: ImportState;
}

export interface Following<Run, Failure> {
  readonly service: { show(caller: Caller, id: string): Promise<Result<Run, Failure>> };
  readonly caller: Caller;
  readonly interrupted: AbortSignal;
  /** Told at each look. */
  readonly onLook: (run: Run) => void;
}

/** Milliseconds between looks: short at first, for small files. */
const [firstPauseMs, maxPauseMs] = [60, 400];

/** Waits until the server has read, or written, the whole file. Throws `Interrupted` with Ctrl-C. */
export async function followRun<Run extends Followed, Failure extends { readonly code: string }>(
  run: Run,
  following: Following<Run, Failure>,
): Promise<Result<Run, Failure>> {
  const { service, caller, interrupted, onLook } = following;
  let latest = run;
  let misses = 0;
  for (let pauseMs = firstPauseMs; isUnderWay(latest.state); pauseMs = Math.min(pauseMs * 1.5, maxPauseMs)) {
    onLook(latest);
    await pause(pauseMs * (misses + 1), interrupted);
    const looked = await service.show(caller, run.id);
    if (looked.ok) {
      latest = looked.val;
      misses = 0;
    } else {
      misses += 1;
      if (looked.val.code !== 'unreachable' || misses > maxMisses) return looked;
    }
  }
  onLook(latest);
  return Ok(latest);
}
