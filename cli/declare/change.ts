import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { folded } from '#core/shared/folded.ts';
import type { Result } from '#core/shared/result.ts';
import { exitCodes } from '../exit-codes.ts';
import { done, isOutcome, type Outcome, type Problem, success, wrongUsage } from '../outcome.ts';
import { whileItLasts } from '../progress.ts';
import { confirm } from '../prompt.ts';
import type { Act } from '../run-command.ts';
import { printable } from '../style.ts';
import { alreadySo } from './already-so.ts';
import { type Asked, type Asking, asCaller, declare, failed } from './declare.ts';

/** What a change would be, once it is known what it is about. */
export interface Plan<Value, Failure> {
  /** A question with its end: '¿Dar de baja a Ana?'. Also what `--dry-run` answers. */
  readonly question: string;
  /** The change is already stored: nothing is asked or sent, and that is said. */
  readonly isDone?: boolean;
  /** The sentence for that, in place of the usual one. */
  readonly doneText?: string;
  /** The change turned out to be one that cannot be taken back, which the words of the command alone do not show. */
  readonly isFinal?: boolean;
  /** The work asks somebody: no progress is drawn over the question. */
  readonly asks?: true;
  /** The work draws its own progress. */
  readonly drawsProgress?: true;
  /** The document of the thing as it is, where it is there. */
  readonly before: object;
  /** Why it would be refused, by the rules and what can be read: of `--dry-run`, as otherwise the server says it. */
  readonly refusal?: () => Failure | Outcome | null | Promise<Failure | Outcome | null>;
  readonly work: () => Promise<Result<Value, Failure | Outcome>>;
}

/** A plan that may be confirmed by the name of what was found. */
export interface NamedPlan<Value, Failure> extends Plan<Value, Failure> {
  /** The names of what is changed: its code, its name. None where several are meant. */
  readonly names: readonly string[];
}

/** Looks at what is to be changed, and changes nothing; an outcome where the command line is wrong. */
type Planning<Options, Planned, Failure> = (
  asking: Asking,
  options: Options,
  ...words: readonly string[]
) => Promise<Result<Planned, Failure | Outcome>>;

type WhenFinal = boolean | ((...words: readonly string[]) => boolean);

/**
 * What cannot be taken back is asked first, or wants `--yes`, or by `--confirm` the name of what was found, where it
 * has one.
 */
type Finality<Options, Value, Failure> =
  | { readonly isFinal?: false; readonly plan: Planning<Options, Plan<Value, Failure>, Failure> }
  | { readonly isFinal: WhenFinal; readonly plan: Planning<Options, NamedPlan<Value, Failure>, Failure> }
  | {
      readonly isFinal: WhenFinal;
      readonly hasNoName: true;
      readonly plan: Planning<Options, Plan<Value, Failure>, Failure>;
    };

export type ChangeDeclaration<Options, Value, Failure extends { readonly code: string }> = ChangeBase<Value, Failure> &
  Finality<Options, Value, Failure>;

interface ChangeBase<Value, Failure extends { readonly code: string }> extends Asked<Failure> {
  /** For a change of which only the answer tells whether it was already stored. */
  readonly wasDone?: (value: Value) => boolean;
  /** The document of the thing as it became. */
  readonly toWire: (value: Value) => object;
  /** A sentence without its final stop. */
  readonly message: (value: Value) => string;
  /**
   * What takes something away: the codes of its not being there. Run again, nothing is left to do, which is said and
   * is no failure.
   */
  readonly goneCodes?: readonly string[];
  /** What was changed can be put back: people are asked first, without 'no se puede deshacer'. */
  readonly isReversible?: true;
  /** The answer holds a new password, so that `--quiet` still writes it. */
  readonly saysPassword?: boolean;
}

/** How somebody says beforehand that they are sure. */
export interface ConfirmOptions {
  readonly yes?: boolean;
  readonly confirm?: string;
}

interface ChangeOptions extends ConfirmOptions {
  readonly dryRun?: boolean;
}

export const confirmOption = (): Option =>
  new Option('--confirm <NOMBRE>', 'no preguntar, y hacerlo sólo si se llama así');

/** What every document of a change says beside the thing. */
export const changeShape = { changed: z.boolean(), dryRun: z.optional(z.literal(true)) };

/** The document where nothing of the kind was there to be taken away. */
const nothingThere = z.object({ changed: z.literal(false) });

/** A document of a change: the thing, and whether it changed. */
export const changedWire = <Shape extends z.core.$ZodShape>({ shape }: z.ZodMiniObject<Shape>) =>
  z.object({ ...shape, ...changeShape });

/**
 * A command that changes something: `--dry-run` says what it would do, `--yes` asks nothing, also of one that never
 * asks, so that a script need not know which do, and what is so already is no failure.
 */
export const declareChange = <Options = object, Value = unknown, Failure extends { readonly code: string } = never>(
  group: Command,
  act: Act,
  declaration: ChangeDeclaration<Options, Value, Failure>,
): void => {
  const { access, isFinal = false, options = [], goneCodes, answer } = declaration;
  const hasName = isFinal !== false && !('hasNoName' in declaration);
  const own = [dryRunOption(), yesOption(), ...(hasName ? [confirmOption()] : [])];
  declare(group, {
    ...declaration,
    answer: goneCodes === undefined ? answer : z.union([answer, nothingThere]),
    options: [...options, ...own],
  }).action(
    act<Options & ChangeOptions>(async (cli, typedOptions, ...words) => {
      const blank = blankConfirm(typedOptions);
      if (blank !== null) return blank;
      const isOne = typeof isFinal === 'function' ? isFinal(...words) : isFinal;
      return asCaller(cli, access, (asking) =>
        change(asking, declaration, typedOptions, words, { isFinal: isOne, hasName }),
      );
    }),
  );
};

export const isConfirmed = ({ yes, confirm: named }: ConfirmOptions): boolean => yes === true || named !== undefined;

/** As a shell takes it: several words between quotes. */
export const asWord = (name: string): string =>
  /^[\w.#-]+$/.test(name) ? name : `"${name.replace(/["\\$`]/g, '\\$&')}"`;

/**
 * `names` are those that it may be confirmed by: the first is shown. The question is shown too where only it says why
 * one is asked.
 */
export const unconfirmed = ([name]: readonly string[], isReversible = false, question: string | null = null): Problem =>
  wrongUsage(
    `${isReversible ? 'Esto se confirma antes de hacerlo' : 'Esto no se puede deshacer'}${question === null ? '' : afterColon(question)}`,
    name === undefined ? 'Confirmalo con --yes' : `Confirmalo con --yes, o con --confirm ${asWord(printable(name))}`,
  );

const namesNothing = wrongUsage('--confirm no dice ningún nombre', 'Va el nombre de lo que se cambia, o --yes');
const namesSeveral = wrongUsage(
  '--confirm va con algo que tiene nombre, y de a uno: no se cambió nada',
  'Confirmalo con --yes',
);

/** Before anything is asked: why a `--confirm` that says nothing is none. */
export const blankConfirm = ({ confirm: named }: ConfirmOptions): Outcome | null =>
  named !== undefined && folded(named) === '' ? namesNothing : null;

/**
 * Null where nothing was named, or what was found is called so; else why nothing is done: an id or a short form of a
 * name led elsewhere.
 */
export const misnamed = ({ confirm: named }: ConfirmOptions, names: readonly string[]): Outcome | null => {
  if (named === undefined) return null;
  const known = [...new Set(names)];
  if (known.length === 0) return namesSeveral;
  if (known.some((name) => folded(name) === folded(named))) return null;
  const quotedNames = known.map((name) => `«${printable(name)}»`).join(', ');
  return wrongUsage(`--confirm dice «${printable(named)}», y esto es ${quotedNames}: no se cambió nada`);
};

/** What speaks against a change, as a call that only looks said it; null for nothing, or where nobody can look. */
export const refusalOf = <Failure extends { readonly code: string }>(
  answer: Result<unknown, Failure>,
): Failure | null => (answer.ok || answer.val.code === 'not-offered' ? null : answer.val);

/**
 * What a question asks about, as a sentence for what was not done: '¿Eliminar x? Se pierde' is 'Eliminar x. Se pierde'.
 * What is in quotes is left as it is.
 */
const statementOf = (question: string): string =>
  question.replace(/(«[^»]*»)|¿|(\?)(?=\s)|\?/g, (_sign, quoted: string = '', stop?: string) =>
    stop === undefined ? quoted : '.',
  );

const afterColon = (question: string): string => {
  const text = statementOf(question);
  return `:${text.includes('\n') ? '\n' : ' '}${text}`;
};

export const dryRunOption = (): Option => new Option('--dry-run', 'decir qué haría, sin hacerlo');

export const yesOption = (): Option => new Option('--yes', 'no preguntar');

/** What `--dry-run` answers to the question that would be asked; what has lines of its own begins on one. */
export const dryRunText = (question: string): string => {
  return `Con --dry-run no se hace nada. Haría esto${afterColon(question)}`;
};

async function change<Options, Value, Failure extends { readonly code: string }>(
  asking: Asking,
  {
    plan,
    problem,
    toWire,
    message,
    wasDone,
    isReversible,
    saysPassword = false,
    goneCodes = [],
  }: ChangeDeclaration<Options, Value, Failure>,
  options: Options & ChangeOptions,
  words: readonly string[],
  declared: { readonly isFinal: boolean; readonly hasName: boolean },
): Promise<Outcome> {
  const { cli } = asking;
  const planned = await plan(asking, options, ...words);
  if (!planned.ok) {
    const why = isOutcome(planned.val) ? planned.val : failed(cli, planned.val, problem);
    return why.kind === 'problem' && goneCodes.includes(why.code)
      ? alreadySo({}, `${why.message}: no se cambió nada`)
      : why;
  }
  const {
    question,
    isDone = false,
    doneText,
    before,
    work,
    refusal,
    asks = false,
    drawsProgress = false,
  } = planned.val;
  const named: Partial<NamedPlan<Value, Failure>> = planned.val;
  const wrong = misnamed(options, named.names ?? []);
  if (wrong !== null) return wrong;
  if (isDone) return alreadySo(before, doneText);
  if (options.dryRun === true) {
    const refused = (await refusal?.()) ?? null;
    if (refused !== null) return isOutcome(refused) ? refused : failed(cli, refused, problem);
    return done({ ...before, changed: false, dryRun: true }, dryRunText(question));
  }
  const isAsked = (declared.isFinal || planned.val.isFinal === true) && !isConfirmed(options);
  if (isAsked && !cli.outputMode.mayAsk) {
    return unconfirmed(declared.hasName ? (named.names ?? []) : [], isReversible, declared.isFinal ? null : question);
  }
  if (isAsked && !(await confirm(cli.terminal, question))) {
    return done({ ...before, changed: false }, 'No se cambió nada', exitCodes.declined);
  }
  // A person at the terminal sees that it goes on; a script's stderr stays empty.
  const { terminal, outputMode } = cli;
  const changed = await (outputMode.animated.stderr && !asks && !drawsProgress
    ? whileItLasts(terminal, outputMode, 'Esperando al servidor', work())
    : work());
  if (!changed.ok) return isOutcome(changed.val) ? changed.val : failed(cli, changed.val, problem);
  const wasThere = wasDone?.(changed.val) === true;
  return (saysPassword ? success : done)({ ...toWire(changed.val), changed: !wasThere }, message(changed.val));
}
