import { useEffect, useRef, useState } from 'react';
import { useFront } from '#web/front-context.tsx';

interface Draft<Typed> {
  readonly typed: Typed;
  /** The tag of what was stored when the typing began. */
  readonly base: string | null;
}

export interface SectionDraft<Typed> {
  /** What the fields show: what was typed, else what is stored. */
  readonly typed: Typed;
  readonly isUnsaved: boolean;
  /** Somebody else stored another since the typing began. */
  readonly hasMoved: boolean;
  /** What a save says that was seen. */
  readonly seen: string | null;
  change(next: (before: Typed) => Typed): void;
  /** Back to what is stored. */
  discard(): void;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Kept when the session ends, and there again when the same person comes back to the section. */
function useKeptDraft<Typed>(section: string) {
  const { session, unsavedSections } = useFront();
  const [userName] = useState(() => session.getSnapshot().context.user?.userName ?? '');
  // Under a section's name stands what this same section kept.
  const [draft, setDraft] = useState(() => (unsavedSections.of(userName, section) ?? null) as Draft<Typed> | null);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  useEffect(() => {
    unsavedSections.forget(section);
    return () => {
      const now = session.getSnapshot();
      // Signing out drops it; a session that is looked at again may be the same person's.
      const isInterrupted = now.context.wasEnded || now.matches('checking');
      if (latest.current !== null && isInterrupted) unsavedSections.keep(userName, section, latest.current);
    };
  }, [session, unsavedSections, userName, section]);
  return [draft, setDraft] as const;
}

/**
 * What is typed into a section of the configuration, over what is stored; a live change never writes over it. It outlives the end of the
 * session, under the section's name.
 */
export function useSectionDraft<Typed>(section: string, stored: Typed, tag: string | null): SectionDraft<Typed> {
  const [draft, setDraft] = useKeptDraft<Typed>(section);
  const unsaved = draft === null || same(draft.typed, stored) ? null : draft;
  return {
    typed: unsaved?.typed ?? stored,
    isUnsaved: unsaved !== null,
    hasMoved: unsaved !== null && unsaved.base !== tag,
    seen: unsaved?.base ?? tag,
    change: (next) =>
      setDraft((before) => {
        const kept = before === null || same(before.typed, stored) ? { typed: stored, base: tag } : before;
        return { ...kept, typed: next(kept.typed) };
      }),
    discard: () => setDraft(null),
  };
}
