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
import { type FieldProblem, formErrors, problemIn, wholeForm } from './form-errors.ts';
import { movedFields } from './left-fields.ts';
import { useAfterPress } from './use-after-press.ts';

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
  const refused = useRef<readonly FieldProblem[]>([]);
  /** What is sent twice before the next render is sent once: the library tells only then that it is under way. */
  const isBusy = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  const sender = useRef<HTMLElement | null>(null);
  const afterPress = useAfterPress();
  const [refusals, setRefusals] = useState(0);
  /** The fields that were left, and those of them that say so by now. */
  const left = useRef<ReadonlySet<string>>(new Set());
  const [judged, setJudged] = useState(left.current);
  const [required] = useState(() => new Set(blank && problemsOf(blank).map(({ field }) => field)));
  const form = useForm<Typed>({
    defaultValues: draft.get() as DefaultValues<Typed>,
    // The rules look at the whole form, so it is checked as a whole, below, whenever something of it is another.
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver: (typed): ResolverResult<Typed> => {
      const problems = [...refused.current, ...problemsOf(typed)];
      if (problems.length === 0) return { values: typed, errors: {} };
      return { values: {}, errors: formErrors(problems) as FieldErrors<Typed> };
    },
  });
  const { subscribe, trigger, getValues, setValues } = form;
  const { errors, isSubmitted, isSubmitting } = form.formState;

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
      left.current = movedFields(left.current, before, now);
      setJudged((paths) => movedFields(paths, before, now));
      // The library writes into its values: the draft is never one of them.
      if (!isSameData(getValues(), draft.get())) setValues(structuredClone(draft.get()));
      // Fields that the server refused are checked again by the next sending.
      refused.current = [];
      void trigger();
    });
    void trigger();
    return () => {
      typing();
      following();
    };
  }, [subscribe, trigger, getValues, setValues, draft]);

  useEffect(() => {
    if (refusals === 0 || element.current === null) return;
    const isLost = document.activeElement === document.body;
    focusAfterRefusal<HTMLElement>(element.current, sender.current, isLost)?.focus();
  }, [refusals]);

  const leave = (field: string) => {
    left.current = new Set([...left.current, field]);
    afterPress.do(() => setJudged(left.current));
  };
  const begin = () => {
    afterPress.forget();
    left.current = new Set();
    setJudged(left.current);
    form.reset(structuredClone(draft.get()));
  };
  return {
    values,
    isSending: isSubmitting,
    isRefused: isSubmitted && Object.keys(errors).length > 0,
    failure: problemIn(errors, wholeForm),
    problemOf: (field) => (isSubmitted || (tells === 'left' && judged.has(field)) ? problemIn(errors, field) : null),
    isRequired: (field) => required.has(field),
    // Leaving a field tells nothing of its value: a choice whose options are not there yet would be read as none.
    control: (name) => ({ ...form.register(name), onBlur: async () => leave(name), value: get(values, name) }),
    change: (part) => draft.set(typeof part === 'function' ? part : (before) => ({ ...before, ...part })),
    leave,
    submit: (send) => async (event) => {
      event?.preventDefault();
      if (isBusy.current) return;
      isBusy.current = true;
      sender.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      refused.current = [];
      let isDone = false;
      try {
        await form.handleSubmit(async () => {
          refused.current = await send(draft.get());
          isDone = refused.current.length === 0;
          if (!isDone) await trigger();
        })();
      } finally {
        isBusy.current = false;
      }
      if (isDone) begin();
      else setRefusals((before) => before + 1);
    },
    begin,
    element,
  };
}
