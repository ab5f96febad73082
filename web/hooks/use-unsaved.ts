import { useEffect, useState } from 'react';
import { usePublicServices } from '#web/public-services-context.tsx';
import { createStore, type Store, useStore } from '../state/store.ts';

/**
 * A draft that outlives the end of the session: when it ends, what is typed here is kept under the place's name, and is
 * there again when the same person comes back to the place.
 */
export function useUnsavedDraft<Typed>(place: string, blank: Typed): Store<Typed> {
  const { session, unsavedWork } = usePublicServices();
  const [userName] = useState(() => session.getSnapshot().context.user?.userName ?? '');
  // What is kept under a place's name was kept by the same place.
  const [draft] = useState(() => createStore((unsavedWork.of(userName, place) ?? blank) as Typed));
  useEffect(() => {
    unsavedWork.forget(place);
    return () => {
      const now = session.getSnapshot();
      // Signing out drops it; a session that is looked at again may be the same person's.
      const isInterrupted = now.context.wasEnded || now.matches('checking');
      if (draft.get() !== blank && isInterrupted) unsavedWork.keep(userName, place, draft.get());
    };
  }, [session, unsavedWork, userName, place, blank, draft]);
  return draft;
}

/** As `useUnsavedDraft`, for what is no form: null is nothing unsaved. */
export function useUnsaved<Typed>(place: string): [Typed | null, Store<Typed | null>['set']] {
  const draft = useUnsavedDraft<Typed | null>(place, null);
  return [useStore(draft), draft.set];
}
