import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { folded } from '#core/shared/folded.ts';
import type { Result } from '#core/shared/result.ts';
import { exitCodes } from '../exit-codes.ts';
import { done, isOutcome, type Outcome, success, wrongUsage } from '../outcome.ts';
import { whileItLasts } from '../progress.ts';
import { confirm } from '../prompt.ts';
import type { Act } from '../run-command.ts';
import { printable } from '../style.ts';
import { type Asked, type Asking, asCaller, declare, failed } from './declare.ts';

/** What a change would be, once it is known what it is about. */
export interface Plan<Value, Failure> {
  /** A question with its end: '¿Dar de baja a Ana?'. Also what `--dry-run` answers. */
  readonly question: string;
  /** What it is called, where the first word of the command does not say it: for `--confirm`. */
  readonly name?: string;
  /** It is so already: nothing is asked or sent, and that is said. */
  readonly isDone?: boolean;
  /** What is said then, in place of the usual sentence. */
  readonly saidDone?: string;
  /** It turned out to be one that cannot be taken back: for a declaration whose `isFinal` cannot tell by the words. */
  readonly isFinal?: boolean;
  /** The document of the thing as it is, where it is there. */
  readonly before: object;
  readonly work: () => Promise<Result<Value, Failure>>;
}

export interface ChangeDeclaration<Options, Value, Failure extends { readonly code: string }> extends Asked<Failure> {
  /** What cannot be taken back is asked first, or wants `--yes`, or its name by `--confirm`. */
  readonly isFinal?: boolean | ((...words: readonly string[]) => boolean);
  /** Looks at what it is about, and changes nothing; an outcome where the command line is wrong. */
  readonly plan: (
    asking: Asking,
    options: Options,
    ...words: readonly string[]
  ) => Promise<Result<Plan<Value, Failure>, Failure | Outcome>>;
  /** For what shows only when it is tried: whether it was so already. */
  readonly wasDone?: (value: Value) => boolean;
  /** The document of the thing as it became. */
  readonly toWire: (value: Value) => object;
  /** A sentence without its final stop. */
  readonly message: (value: Value) => string;
  /** It says a new password, which cannot be had otherwise: `--quiet` does not leave it out. */
  readonly saysPassword?: boolean;
}

interface ChangeOptions {
  readonly dryRun?: boolean;
  readonly yes?: boolean;
  readonly confirm?: string;
}

const changeShape = { changed: z.boolean(), dryRun: z.optional(z.literal(true)) };

/** A document of a change: the thing, and whether it changed. */
export const changedWire = <Shape extends z.core.$ZodShape>({ shape }: z.ZodMiniObject<Shape>) =>
  z.object({ ...shape, ...changeShape });

/** A command that changes something: `--dry-run` says what it would do, `--yes` asks nothing, and what is so already is no failure. */
export const declareChange = <Options = object, Value = unknown, Failure extends { readonly code: string } = never>(
  group: Command,
  act: Act,
  declaration: ChangeDeclaration<Options, Value, Failure>,
): void => {
  const { access, isFinal = false, options = [] } = declaration;
  const own = [
    new Option('--dry-run', 'decir qué haría, sin hacerlo'),
    ...(isFinal === false
      ? []
      : [
          new Option('--yes', 'no preguntar'),
          new Option('--confirm <NOMBRE>', 'no preguntar, y hacerlo sólo si se llama así'),
        ]),
  ];
  declare(group, { ...declaration, options: [...options, ...own] }).action(
    act<Options & ChangeOptions>(async (cli, given, ...words) => {
      const isOne = typeof isFinal === 'function' ? isFinal(...words) : isFinal;
      const mustAsk = isOne && !isConfirmed(given) && given.dryRun !== true;
      if (mustAsk && !cli.outputMode.mayAsk) return unconfirmed;
      return asCaller(cli, access, (asking) => change(asking, declaration, given, words, mustAsk));
    }),
  );
};

const isConfirmed = ({ yes, confirm: named }: ChangeOptions): boolean => yes === true || named !== undefined;

const unconfirmed = wrongUsage('Esto no se puede deshacer', 'Confirmalo con --yes, o con --confirm NOMBRE');

/** What was to be confirmed is called something else: an id or a short form of a name led elsewhere. */
const otherThan = (named: string, name: string): Outcome =>
  wrongUsage(`--confirm dice «${named}», y esto es «${printable(name)}»: no se cambió nada`);

/** What a question asks about, as it is told of what was not done: '¿Eliminar x?' is 'Eliminar x'. */
const actOf = (question: string): string => question.replace(/¿([^?]*)\?/g, '$1');

async function change<Options, Value, Failure extends { readonly code: string }>(
  asking: Asking,
  { plan, problem, toWire, message, wasDone, saysPassword = false }: ChangeDeclaration<Options, Value, Failure>,
  options: Options & ChangeOptions,
  words: readonly string[],
  mustAsk: boolean,
): Promise<Outcome> {
  const { cli } = asking;
  const planned = await plan(asking, options, ...words);
  if (!planned.ok) return isOutcome(planned.val) ? planned.val : failed(cli, planned.val, problem);
  const { question, isDone = false, saidDone, before, work } = planned.val;
  if (isDone) return done({ ...before, changed: false }, saidDone ?? 'Ya estaba así: no se cambió nada');
  if (options.dryRun === true)
    return done(
      { ...before, changed: false, dryRun: true },
      `Con --dry-run no se hace nada. Haría esto: ${actOf(question)}`,
    );
  const { name = words[0] ?? '' } = planned.val;
  if (options.confirm !== undefined && folded(options.confirm) !== folded(name))
    return otherThan(options.confirm, name);
  const isAsked = mustAsk || (planned.val.isFinal === true && !isConfirmed(options));
  if (isAsked && !cli.outputMode.mayAsk) return unconfirmed;
  if (isAsked && !(await confirm(cli.terminal, question))) {
    return done({ ...before, changed: false }, 'No se cambió nada', exitCodes.declined);
  }
  // A script's stderr stays as it was; whoever sits there sees that it goes on.
  const { terminal, outputMode } = cli;
  const changed = await (outputMode.animated.stderr
    ? whileItLasts(terminal, outputMode, 'Esperando al servidor', work())
    : work());
  if (!changed.ok) return failed(cli, changed.val, problem);
  const wasThere = wasDone?.(changed.val) === true;
  return (saysPassword ? success : done)({ ...toWire(changed.val), changed: !wasThere }, message(changed.val));
}
