import type { Command } from 'commander';
import type { Result } from '#core/shared/result.ts';
import { isOutcome, type Outcome, success } from '../outcome.ts';
import type { Act } from '../run-command.ts';
import { type Style, styleFor } from '../style.ts';
import { type Asked, type Asking, asCaller, declare, failed } from './declare.ts';

interface ShowDeclaration<Options, Value, Failure extends { readonly code: string }> extends Asked<Failure> {
  readonly ask: (
    asking: Asking,
    options: Options,
    ...words: readonly string[]
  ) => Promise<Result<Value, Failure | Outcome>>;
  /** The document of `--json`. */
  readonly toWire: (value: Value) => unknown;
  readonly text: (value: Value, style: Style, columns: number | null, asking: Asking) => string;
}

/** A command that shows one thing. */
export const declareShow = <Options = object, Value = unknown, Failure extends { readonly code: string } = never>(
  group: Command,
  act: Act,
  declaration: ShowDeclaration<Options, Value, Failure>,
): void => {
  const { access, ask, problem, toWire, text } = declaration;
  declare(group, declaration).action(
    act<Options>((cli, options, ...words) =>
      asCaller(cli, access, async (asking) => {
        const answer = await ask(asking, options, ...words);
        if (!answer.ok) return isOutcome(answer.val) ? answer.val : failed(cli, answer.val, problem);
        const { colour, columns } = cli.outputMode;
        return success(toWire(answer.val), text(answer.val, styleFor(colour.stdout), columns, asking));
      }),
    ),
  );
};
