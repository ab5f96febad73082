import { useUnsaved } from '../hooks/use-unsaved.ts';

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

/**
 * What is typed into a section of the configuration, over what is stored; a live change never writes over it. It outlives the end of the
 * session, under the section's name.
 */
export function useSectionDraft<Typed>(section: string, stored: Typed, tag: string | null): SectionDraft<Typed> {
  const [draft, setDraft] = useUnsaved<Draft<Typed>>(section);
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
