import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  get,
  type ResolverResult,
  type UseFormRegisterReturn,
  useForm,
} from 'react-hook-form';
import { isSameData } from '#core/shared/same-data.ts';
import { type Store, useStore } from '../state/store.ts';
import { focusAfterRefusal } from './focus-after-refusal.ts';
import { type FieldProblem, formErrors, problemIn, saidProblems, wholeForm } from './form-errors.ts';
import { createSubmission, sentBy, useKeptSubmission } from './kept-submission.ts';
import { useLeftFields } from './left-fields.ts';

/** Sends what was typed: answers what is wrong with it that only the server knows; nothing once it is done. */
export type Send<Typed> = (typed: Typed) => Promise<readonly FieldProblem[]>;

interface FormRules<Typed> {
  /** Where what is typed is kept: plain data. What is put there from elsewhere is seen in the form. */
  readonly draft: Store<Typed>;
  /** The problems that the rules find, in the order of the fields. */
  readonly problemsOf: (typed: Typed) => readonly FieldProblem[];
  /**
   * When a field says what is wrong with it: once it was left. In a dialog, whose way out is beside it: once it was
   * sent.
   */
  readonly tells?: 'left' | 'sent';
  /**
   * What nobody wrote anything into: what the rules have against it is required. Left out where nothing is marked as
   * such.
   */
  readonly blank?: Typed;
}

export interface RuleForm<Typed extends FieldValues> {
  readonly values: Typed;
  readonly isSending: boolean;
  /** The form was sent, and some field is still to be corrected. */
  readonly isRefused: boolean;
  /** Why the form as a whole could not be sent. */
  readonly failure: string | null;
  /** The problem of a field, once it is time to say so. */
  problemOf(field: string): string | null;
  isRequired(field: string): boolean;
  control(name: FieldPath<Typed>): UseFormRegisterReturn & { readonly value: string };
  /** For our own controls: another value, and that the field was left. */
  change(part: Partial<Typed> | ((before: Typed) => Typed)): void;
  leave(field: string): void;
  /** Sends it if the rules allow; otherwise, or when the server refuses, the first wrong field takes the focus. */
  submit(send: Send<Typed>): (event?: SyntheticEvent) => Promise<void>;
  /** Starts again: no field was left and nothing was sent. */
  begin(): void;
  readonly element: RefObject<HTMLFormElement | null>;
}

/**
 * A form whose rules are those of core (decision 22, docs/rules/screens.md 9): react-hook-form with the draft as its
 * values and the rules as its resolver.
 */
export function useRuleForm<Typed extends FieldValues>(rules: FormRules<Typed>): RuleForm<Typed> {
  const { draft, problemsOf, tells = 'left', blank } = rules;
  const values = useStore(draft);
  const element = useRef<HTMLFormElement>(null);
  const [sending] = useState(createSubmission);
  const { isUnderWay } = useKeptSubmission(sending);
  /** The last one that was refused, with what had the focus as it was sent. */
  const [refusal, setRefusal] = useState<{ readonly sender: HTMLElement | null } | null>(null);
  const { isJudged, leave, move, forget } = useLeftFields();
  const [required] = useState(() => new Set(blank && problemsOf(blank).map(({ field }) => field)));
  const form = useForm<Typed>({
    defaultValues: draft.get() as DefaultValues<Typed>,
    // The rules look at the whole form, so it is checked as a whole, below, whenever something of it is another.
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver: (typed): ResolverResult<Typed> => {
      const problems = problemsOf(typed);
      if (problems.length === 0) return { values: typed, errors: {} };
      return { values: {}, errors: formErrors(problems) as FieldErrors<Typed> };
    },
  });
  const { subscribe, trigger, getValues, setValues, setError } = form;
  const { errors, isSubmitted } = form.formState;

  useEffect(() => {
    const typing = subscribe({
      formState: { values: true },
      callback: ({ values: typed }) => {
        if (!isSameData(typed, draft.get())) draft.set(structuredClone(typed));
      },
    });
    let seen = draft.get();
    const following = draft.subscribe(() => {
      const [before, now] = [seen, draft.get()];
      seen = now;
      move(before, now);
      // The library writes into its values: the draft is never one of them.
      if (!isSameData(getValues(), draft.get())) setValues(structuredClone(draft.get()));
      // What the server refused is no longer said: the next sending checks it again.
      void trigger();
    });
    void trigger();
    return () => {
      typing();
      following();
    };
  }, [subscribe, trigger, getValues, setValues, move, draft]);

  useEffect(() => {
    if (refusal === null || element.current === null) return;
    const isLost = document.activeElement === document.body;
    focusAfterRefusal<HTMLElement>(element.current, refusal.sender, isLost)?.focus();
  }, [refusal]);

  const begin = () => {
    forget();
    form.reset(structuredClone(draft.get()));
  };
  /** Whether it was done: the rules allow it, and the server did not refuse it. */
  const sendOnce = async (send: Send<Typed>): Promise<boolean> => {
    let isDone = false;
    await form.handleSubmit(async () => {
      const refused = await send(draft.get());
      isDone = refused.length === 0;
      if (isDone) return;
      // The rules first: what they find takes the place of all that was said.
      await trigger();
      for (const { field, text } of saidProblems(refused)) {
        setError(field as FieldPath<Typed>, { type: 'rule', message: text });
      }
    })();
    return isDone;
  };
  return {
    values,
    isSending: isUnderWay,
    isRefused: isSubmitted && Object.keys(errors).length > 0,
    failure: problemIn(errors, wholeForm),
    problemOf: (field) => (isSubmitted || (tells === 'left' && isJudged(field)) ? problemIn(errors, field) : null),
    isRequired: (field) => required.has(field),
    // Leaving a field tells nothing of its value: a choice whose options are not there yet would be read as none.
    control: (name) => ({ ...form.register(name), onBlur: async () => leave(name), value: get(values, name) }),
    change: (part) => draft.set(typeof part === 'function' ? part : (before) => ({ ...before, ...part })),
    leave,
    submit: (send) => async (event) => {
      event?.preventDefault();
      const sender = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      const isDone = await sentBy(sending, () => sendOnce(send));
      if (isDone === true) begin();
      if (isDone === false) setRefusal({ sender });
    },
    begin,
    element,
  };
}
