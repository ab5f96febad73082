import type { Result } from '#core/shared/result.ts';
import { isSameData } from '#core/shared/same-data.ts';
import { type ChangedTexts, changedTexts } from './changed-texts.ts';
import { mergeTyped } from './merge-typed.ts';
import { createStore, type Readable, type Store } from './store.ts';

interface Unsaved<Typed> {
  readonly typed: Typed;
  /** The tag of what was stored when the typing began. */
  readonly base: string | null;
  /** The value that was stored then. */
  readonly was?: Typed;
  /** The fields that both changed: each stays a question until both values are the same. */
  readonly collided?: readonly (keyof Typed & string)[];
  /** What was sent before was stored as this, and the server was not asked since: its tag is to be the base. */
  readonly saved?: Typed;
}

/** The unsaved part of a section, which may outlive the session: null is nothing unsaved. */
export type UnsavedSection<Typed> = Unsaved<Typed> | null;

/** A section at the server, and its tag. */
interface Stored<Typed> {
  readonly value: Typed;
  readonly tag: string | null;
}

export interface SectionView<Typed> {
  /** The values of the fields: typed, else stored. */
  readonly typed: Typed;
  readonly isUnsaved: boolean;
  /** Somebody else stored another since the typing began, and not everything of both can stay. */
  readonly hasMoved: boolean;
  /** The changes of others, where they are known. */
  readonly storedChanges: ChangedTexts | undefined;
  /** The fields that both changed, where that is known. */
  readonly collided: readonly string[] | undefined;
}

/** Stores what was typed over what has this tag, and answers what it is as it is stored. */
export type SaveSection<Typed, Failure> = (typed: Typed, seen: string | null) => Promise<Result<Typed, Failure>>;

export interface SectionDraft<Typed> {
  readonly view: Readable<SectionView<Typed>>;
  /** The values of the fields, to be written into. */
  readonly values: Store<Typed>;
  /** The server holds this now. */
  follow(value: Typed, tag: string | null): void;
  /**
   * Sends the draft, which ends once it is stored; what was typed during the sending stays a draft, over what was
   * stored.
   */
  save<Failure>(store: SaveSection<Typed, Failure>): Promise<Result<Typed, Failure>>;
  /** Back to what is stored. */
  discard(): void;
}

const withoutSaved = <Typed>({ saved: _, ...draft }: Unsaved<Typed>): Unsaved<Typed> => draft;

/** What is typed into a section of the configuration, over what is stored: a live change never writes over it. */
export function createSectionDraft<Typed>(
  kept: Store<UnsavedSection<Typed>>,
  value: Typed,
  tag: string | null,
): SectionDraft<Typed> {
  let stored: Stored<Typed> = { value, tag };
  /** What the view said when the save that is under way began: a live event may come before its answer does. */
  let sending: { readonly hasMoved: boolean } | null = null;
  const look = (): SectionView<Typed> => {
    const draft = kept.get();
    if (draft === null || isSameData(draft.typed, stored.value)) {
      return { typed: stored.value, isUnsaved: false, hasMoved: false, storedChanges: undefined, collided: undefined };
    }
    const hasMoved = sending?.hasMoved ?? draft.base !== stored.tag;
    const base = hasMoved ? draft.was : undefined;
    const storedChanges = base && changedTexts(base, stored.value);
    const collided = base && mergeTyped(base, draft.typed, stored.value, draft.collided).collided;
    return { typed: draft.typed, isUnsaved: true, hasMoved, storedChanges, collided };
  };
  /**
   * What is as it is stored is no draft. Nobody knows what is stored while a save is under way, or until it was asked
   * for after one.
   */
  const settle = () => {
    const draft = kept.get();
    if (draft === null || sending !== null) return;
    const isKnown = !('saved' in draft) || isSameData(draft.saved, stored.value);
    if (!isKnown) return;
    if (isSameData(draft.typed, stored.value)) kept.set(null);
    else if ('saved' in draft) kept.set({ typed: draft.typed, base: stored.tag, was: stored.value });
  };
  /** What somebody else stored in fields that nobody typed into here is taken over; what collides is asked about. */
  const takeTheirs = () => {
    const draft = kept.get();
    if (draft?.was === undefined || sending !== null || draft.base === stored.tag) return;
    const merged = mergeTyped(draft.was, draft.typed, stored.value, draft.collided);
    const next = { ...draft, ...merged, base: merged.collided.length === 0 ? stored.tag : draft.base };
    if (isSameData(next, draft)) return;
    kept.set(next);
    settle();
  };
  settle();
  takeTheirs();
  const view = createStore(look());
  const update = () => {
    const next = look();
    if (!isSameData(next, view.get())) view.set(next);
  };
  kept.subscribe(update);
  const read = (): Typed => view.get().typed;
  return {
    view,
    values: {
      get: read,
      set(next) {
        // A function is how to get the next value: no draft is a function.
        const typed = typeof next === 'function' ? (next as (before: Typed) => Typed)(read()) : next;
        kept.set((before) => ({ base: stored.tag, was: stored.value, ...before, typed }));
        settle();
      },
      subscribe: view.subscribe,
    },
    follow(next, nextTag) {
      if (nextTag === stored.tag && isSameData(next, stored.value)) return;
      stored = { value: next, tag: nextTag };
      settle();
      // Somebody else stored another after what was sent.
      if (sending === null) kept.set((draft) => draft && withoutSaved(draft));
      settle();
      takeTheirs();
      update();
    },
    async save(store) {
      const draft = kept.get();
      const sent = read();
      const moved = view.get().hasMoved;
      const seen = moved ? stored.tag : (draft?.base ?? stored.tag);
      sending = { hasMoved: moved };
      try {
        const answer = await store(sent, seen);
        if (!answer.ok) return answer;
        kept.set((now) =>
          now === null || isSameData(now.typed, sent) ? null : { typed: now.typed, base: seen, saved: answer.val },
        );
        return answer;
      } finally {
        sending = null;
        settle();
        takeTheirs();
        update();
      }
    },
    discard: () => kept.set(null),
  };
}
