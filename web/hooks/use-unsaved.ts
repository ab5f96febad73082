import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { useFront } from '#web/front-context.tsx';

/**
 * A state that outlives the end of the session: when it ends, what is typed here is kept under the place's name, and is there again when the
 * same person comes back to the place. Null is nothing typed.
 */
export function useUnsaved<Typed>(place: string): [Typed | null, Dispatch<SetStateAction<Typed | null>>] {
  const { session, unsavedWork } = useFront();
  const [userName] = useState(() => session.getSnapshot().context.user?.userName ?? '');
  // Under a place's name stands what this same place kept.
  const [typed, setTyped] = useState(() => (unsavedWork.of(userName, place) ?? null) as Typed | null);
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
  });
  useEffect(() => {
    unsavedWork.forget(place);
    return () => {
      const now = session.getSnapshot();
      // Signing out drops it; a session that is looked at again may be the same person's.
      const isInterrupted = now.context.wasEnded || now.matches('checking');
      if (latest.current !== null && isInterrupted) unsavedWork.keep(userName, place, latest.current);
    };
  }, [session, unsavedWork, userName, place]);
  return [typed, setTyped];
}
