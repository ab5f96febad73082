import { createStore, type Readable, type Store } from './store.ts';

interface Unsaved<Typed> {
  readonly typed: Typed;
  /** The tag of what was stored when the typing began. */
  readonly base: string | null;
}

/** What may be kept of a section beyond the end of a session: null is nothing unsaved. */
export type UnsavedSection<Typed> = Unsaved<Typed> | null;

/** What a section holds at the server, and its tag. */
interface Stored<Typed> {
  readonly value: Typed;
  readonly tag: string | null;
}

export interface SectionView<Typed> {
  /** What the fields show: what was typed, else what is stored. */
  readonly typed: Typed;
  readonly isUnsaved: boolean;
  /** Somebody else stored another since the typing began. */
  readonly hasMoved: boolean;
  /** What a save says that was seen. */
  readonly seen: string | null;
}

export interface SectionDraft<Typed> {
  readonly view: Readable<SectionView<Typed>>;
  /** What the fields show, to be written into. */
  readonly values: Store<Typed>;
  /** The server holds this now. */
  follow(value: Typed, tag: string | null): void;
  /** Back to what is stored. */
  discard(): void;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What is typed into a section of the configuration, over what is stored: a live change never writes over it. */
export function createSectionDraft<Typed>(
  kept: Store<UnsavedSection<Typed>>,
  value: Typed,
  tag: string | null,
): SectionDraft<Typed> {
  let stored: Stored<Typed> = { value, tag };
  const look = (): SectionView<Typed> => {
    const draft = kept.get();
    if (draft === null || isSame(draft.typed, stored.value)) {
      return { typed: stored.value, isUnsaved: false, hasMoved: false, seen: stored.tag };
    }
    const { typed, base } = draft;
    return { typed, isUnsaved: true, hasMoved: base !== stored.tag, seen: base ?? stored.tag };
  };
  const view = createStore(look());
  const update = () => view.set(look());
  kept.subscribe(update);
  const read = (): Typed => view.get().typed;
  return {
    view,
    values: {
      get: read,
      set(next) {
        const { isUnsaved } = view.get();
        // A function is how to get the next value: no draft is a function.
        const typed = typeof next === 'function' ? (next as (before: Typed) => Typed)(read()) : next;
        kept.set((before) => ({ typed, base: isUnsaved && before !== null ? before.base : stored.tag }));
      },
      subscribe: view.subscribe,
    },
    follow(next, nextTag) {
      if (nextTag === stored.tag && isSame(next, stored.value)) return;
      stored = { value: next, tag: nextTag };
      update();
    },
    discard: () => kept.set(null),
  };
}
