import type { LiveEventName } from '#core/live/event.ts';
import type { Result } from '#core/shared/result.ts';
import type { Style } from '../../style.ts';
import type { TableColumn } from '../../views/table.ts';

/**
 * What a screen is: its list, what is shown of one row, and what may be done. The frame does the rest. Texts are
 * Spanish.
 */
export interface Screen<Item = unknown, Detail = unknown> {
  readonly title: string;
  /** The name of its rows: 'reclamo', 'reclamos'. */
  readonly names: readonly [one: string, many: string];
  /** Parts of the list, one shown at a time; none where it has no parts. */
  readonly tabs: readonly ScreenTab[];
  /** The columns of that tab. */
  columns(style: Style, tab: string): readonly TableColumn<Item>[];
  keyOf(item: Item): string;
  /** A page of the list; `after` is the key that the page before gave, null for the first one. */
  page(question: Question, after: string | null): Promise<Result<Page<Item>, string>>;
  /** The parts of the list side by side, as many as the window is wide enough for. */
  readonly board?: Board<Item>;
  /** Null where a row is all that there is. */
  readonly detail: ScreenDetail<Item, Detail> | null;
  readonly actions: readonly ScreenAction<Item>[];
  /** What `/` searches in, shown in its field; null where the list has no such filter. */
  readonly findHint: string | null;
  /** Narrows the list to rows that share something with this one, such as its customer. */
  readonly narrowing: Narrowing<Item> | null;
  /** Whether the server turned out to have the whole list alone: nothing else of it is offered. */
  isWholeOnly?(): boolean;
  /** Live events that outdate what is shown. */
  readonly outdatedBy: readonly LiveEventName[];
  /** Events do not say all that changes: the list is asked for every few seconds. */
  readonly isAskedAgain?: true;
  /** Why there is nothing, and what to do about it. */
  readonly empty: string;
  /** The text of an empty list with a filter, or of a tab other than the first. */
  readonly noneFound?: string;
  /** True where the newest row is followed for as long as nobody moves away from it. */
  readonly isFollowed?: true;
  /** The screen ends by itself then. */
  readonly until?: Promise<void>;
  /** The key of an action that it begins with, once that is known; null for none. */
  first?(): Promise<string | null>;
  /** What it leaves behind is tidied up; answers what goes on without it, in a sentence, or null. */
  close?(): Promise<string | null>;
}

/** The list of all by its tabs: a column for each. */
export interface Board<Item> {
  /**
   * A page of the part that `question.tab` names; `after` is the key that the page before gave, null for the first one.
   */
  page(question: Question, after: string | null): Promise<Result<Omit<Page<Item>, 'counts'>, string>>;
  /** How many rows a part has, by its id, where it is known; of the others those that came are counted. */
  counts(question: Question): Promise<Readonly<Record<string, string>>>;
  /** The id of its tab. */
  laneOf(item: Item): string;
  /** Two lines, cut where they are too long; `end` ends the second one where the parts are wide enough for it. */
  card(item: Item): { readonly head: string; readonly below: string; readonly end: string };
}

export interface ScreenTab {
  readonly id: string;
  readonly title: string;
}

/** The question for the list. */
export interface Question {
  /** The id of a tab; empty where there are none. */
  readonly tab: string;
  readonly text: string;
  readonly only: Only | null;
}

export interface Only {
  readonly id: string;
  readonly name: string;
}

export interface Page<Item> {
  readonly items: readonly Item[];
  /** The key of the page after it; null at the end. */
  readonly next: string | null;
  /** What stands beside the count at the foot: how many there are, what the server does not do. */
  readonly note?: string;
  /** How many stand in a tab, by its id. */
  readonly counts?: Readonly<Record<string, string>>;
  /** Something that goes on by itself: asked again until it is over. */
  readonly work?: OngoingWork | null;
  /** The problem of what is shown. */
  readonly problem?: string;
}

export interface OngoingWork {
  readonly title: string;
  /** 0 to 1; null while nobody knows. */
  readonly share: number | null;
}

export interface ScreenDetail<Item, Detail> {
  open(item: Item): Promise<Result<Detail, string>>;
  /** Lines; those that are too long are wrapped. */
  text(detail: Detail, style: Style, columns: number): string;
}

export interface Narrowing<Item> {
  readonly key: string;
  /** 'sólo este cliente'. */
  readonly name: string;
  of(item: Item): Only | null;
}

/** Something that a key does with the row, or with the marked ones. */
export interface ScreenAction<Item> {
  readonly key: string;
  /** The name of the action at the foot: 'asociar'. */
  readonly name: string;
  /** What the help says of the action: 'Asociar: poner en curso con el código Flexxus'. */
  readonly about: string;
  /** The action may be done to all marked rows at once. */
  readonly isBulk?: true;
  /** The action needs no row. */
  readonly isOfScreen?: true;
  /** At the foot the action comes after the keys that change the list. */
  readonly isLastAtFoot?: true;
  /** A sentence that says why it can't be done with these rows; null where it can. */
  refuses?(items: readonly Item[]): string | null;
  /** The steps of its dialog, in their order. */
  steps(items: readonly Item[]): readonly Step[];
  /** The answers, a text a step: a choice's value, '' for a confirmation. */
  run(items: readonly Item[], answers: readonly string[]): Promise<Result<Done, string>>;
}

export interface Done {
  /** The result in one sentence; null where the list itself shows it. */
  readonly message: string | null;
  /** The rows with which it was not done, which stay marked, and why. */
  readonly failed?: { readonly items: readonly unknown[]; readonly why: string };
  /** The screen ends with it. */
  readonly isEnd?: true;
}

export type Step =
  | {
      readonly kind: 'text';
      readonly label: string;
      readonly usual?: string;
      readonly max: number;
      /** Why the text cannot be so; null for nothing. */
      problemOf?(text: string): string | null;
    }
  | {
      readonly kind: 'choice';
      readonly label: string;
      readonly choices: readonly { readonly value: string; readonly name: string }[];
      readonly usual?: string;
    }
  /** Only a clear yes goes on. */
  | { readonly kind: 'confirmation'; readonly label: string };
