import { useEffect, useState } from 'react';
import type { Result } from '#core/shared/result.ts';

/**
 * What a public call answers: at first what the page came with, or null, then what is so now; where that does not come,
 * what there was, or nothing.
 */
export function usePublicAnswer<One>(
  atFirst: readonly One[] | null,
  ask: () => Promise<Result<readonly One[], unknown>>,
) {
  const [answer, setAnswer] = useState(atFirst);
  useEffect(() => {
    let isGone = false;
    void ask().then((fresh) => {
      if (!isGone) setAnswer((before) => (fresh.ok ? fresh.val : (before ?? [])));
    });
    return () => {
      isGone = true;
    };
  }, [ask]);
  return answer;
}
