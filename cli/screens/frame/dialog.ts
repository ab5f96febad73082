import { folded } from '#core/shared/folded.ts';
import type { ScreenAction, Step } from './screen.ts';
import { edited, fieldOf, roomProblem, type TextEdit, type TextField } from './text-field.ts';

/** An action that is being asked about: its steps, what was answered of them, and the one that is on. */
export interface Dialog<Item = unknown> {
  readonly action: ScreenAction<Item>;
  readonly items: readonly Item[];
  readonly steps: readonly Step[];
  readonly at: number;
  /** An answer for each step, with what is kept of a dialog that was left. */
  readonly answers: readonly string[];
  readonly field: TextField;
  /** The choice that is on. */
  readonly chosen: number;
  /** Why it can't go on, or was not done; what was typed stays. */
  readonly problem: string | null;
  /** The list changed since: the rows come anew. */
  readonly isOutdated: boolean;
}

/** The longest text that is typed where no rule says otherwise. */
const usualMax = 200;

/** The most choices that are seen at once; where there are more, what is typed looks for them. */
export const maxChoicesSeen = 8;

export const stepOf = ({ steps, at }: Dialog): Step | null => steps[at] ?? null;

export const isSearched = (step: Step | null): boolean =>
  step?.kind === 'choice' && step.choices.length > maxChoicesSeen;

/**
 * Places of the choices that are offered: where something is typed those whose name begins with it, then those that
 * have it elsewhere.
 */
export const offeredChoices = <Item>(dialog: Dialog<Item>): readonly number[] => {
  const step = stepOf(dialog as Dialog);
  if (step?.kind !== 'choice') return [];
  const all = step.choices.map((_, at) => at);
  const typed = isSearched(step) ? folded(dialog.field.text.trim()) : '';
  if (typed === '') return all;
  const placeIn = (at: number): number => folded(step.choices[at]?.name ?? '').indexOf(typed);
  return [...all.filter((at) => placeIn(at) === 0), ...all.filter((at) => placeIn(at) > 0)];
};

/** The answers of a dialog that was left, by each step's label: the same action may have other steps later. */
export type Draft = ReadonlyMap<string, string>;

/** Opens a dialog at its first step, with what was typed before it was closed. */
export const openDialog = <Item>(
  action: ScreenAction<Item>,
  items: readonly Item[],
  draft: Draft = new Map(),
): Dialog<Item> => {
  const steps = action.steps(items);
  const answers = steps.map(
    (step) => draft.get(step.label) ?? (step.kind === 'confirmation' ? '' : (step.usual ?? '')),
  );
  return onStep(
    { action, items, steps, at: 0, answers, field: fieldOf(''), chosen: 0, problem: null, isOutdated: false },
    0,
  );
};

const onStep = <Item>(dialog: Dialog<Item>, at: number): Dialog<Item> => {
  const step = dialog.steps[at] ?? null;
  const answer = dialog.answers[at] ?? '';
  const field = fieldOf(step?.kind === 'choice' ? '' : answer);
  return { ...dialog, at, field, chosen: placeOfAnswer(step, answer), problem: null };
};

/** The first choice where none has that value. */
const placeOfAnswer = (step: Step | null, answer: string): number =>
  step?.kind === 'choice'
    ? Math.max(
        0,
        step.choices.findIndex(({ value }) => value === answer),
      )
    : 0;

/** The dialog with its field written down as the answer of this step. */
const answered = <Item>(dialog: Dialog<Item>): Dialog<Item> => {
  const step = stepOf(dialog as Dialog);
  const answer =
    step?.kind === 'choice'
      ? (step.choices[dialog.chosen]?.value ?? '')
      : step?.kind === 'confirmation'
        ? ''
        : dialog.field.text;
  return { ...dialog, answers: dialog.answers.map((each, at) => (at === dialog.at ? answer : each)) };
};

export const typedInto = <Item>(dialog: Dialog<Item>, edit: TextEdit): Dialog<Item> => {
  const step = stepOf(dialog as Dialog);
  const max = step?.kind === 'text' ? step.max : usualMax;
  const after = { ...dialog, field: edited(dialog.field, edit, max), problem: roomProblem(dialog.field, edit, max) };
  if (after.field.text === dialog.field.text) return after;
  // What was typed and erased again leaves the step as it was opened.
  const isErased = after.field.text.trim() === '';
  const chosen = isErased ? placeOfAnswer(step, dialog.answers[dialog.at] ?? '') : offeredChoices(after)[0];
  return { ...after, chosen: chosen ?? dialog.chosen };
};

/** The arrows go round; a number names a choice, a letter the next one that begins with it. */
export const choosing = <Item>(
  dialog: Dialog<Item>,
  by: { readonly by: number } | { readonly index: number } | { readonly letter: string },
): Dialog<Item> => {
  const step = stepOf(dialog as Dialog);
  if (step?.kind !== 'choice') return dialog;
  const { length } = step.choices;
  if ('by' in by) {
    const offered = offeredChoices(dialog);
    const at = (offered.indexOf(dialog.chosen) + by.by + offered.length) % Math.max(1, offered.length);
    return { ...dialog, chosen: offered[at] ?? dialog.chosen, problem: null };
  }
  if ('index' in by) return { ...dialog, chosen: by.index < length ? by.index : dialog.chosen, problem: null };
  const after = Array.from({ length }, (_, at) => (dialog.chosen + 1 + at) % length);
  const found = after.find((at) => folded(step.choices[at]?.name ?? '').startsWith(folded(by.letter)));
  return { ...dialog, chosen: found ?? dialog.chosen, problem: null };
};

const noChoice = 'Nada se llama así: borralo, y elegí con las flechas';

/** After Enter: the same step with its problem, the next one, or past the last: `isAnswered`. */
export const goneOn = <Item>(dialog: Dialog<Item>): Dialog<Item> => {
  const step = stepOf(dialog as Dialog);
  const isNone = step?.kind === 'choice' && offeredChoices(dialog).length === 0;
  const problem = step?.kind === 'text' ? (step.problemOf?.(dialog.field.text) ?? null) : isNone ? noChoice : null;
  const kept = isNone ? dialog : answered(dialog);
  if (problem !== null) return { ...kept, problem };
  return kept.at + 1 < kept.steps.length ? onStep(kept, kept.at + 1) : { ...kept, at: kept.steps.length };
};

export const isAnswered = ({ at, steps }: Dialog): boolean => at >= steps.length;

/** The step before; null where there is none. */
export const goneBack = <Item>(dialog: Dialog<Item>): Dialog<Item> | null =>
  dialog.at === 0 ? null : onStep(answered(dialog), dialog.at - 1);

/** The dialog at its last step again, with the reason why it was not done. */
export const refused = <Item>(dialog: Dialog<Item>, problem: string): Dialog<Item> => ({
  ...onStep(dialog, Math.max(0, dialog.steps.length - 1)),
  problem,
  isOutdated: true,
});

/** The refused rows in their present version: the typed answers are applied to those. */
export const renewed = (dialog: Dialog, newest: (item: unknown) => unknown): Dialog =>
  dialog.isOutdated ? { ...dialog, items: dialog.items.map(newest), isOutdated: false } : dialog;

/** The part of a dialog that is kept when it is closed. */
export const draftOf = (dialog: Dialog): Draft => {
  const { steps, answers } = answered(dialog);
  return new Map(steps.map(({ label }, at) => [label, answers[at] ?? '']));
};
