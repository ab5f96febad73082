import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import { folded } from '#core/shared/folded.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { writtenDay } from '#core/sheets/written-day.ts';
import { type Outcome, problem, wrongUsage } from '../outcome.ts';
import { askText, askWhich } from '../prompt.ts';
import type { Cli } from '../run-command.ts';
import { printable } from '../style.ts';

/** A field of a form: an option says it, or somebody who sits there is asked. */
export interface AskedField<Field extends string> {
  readonly field: Field;
  /** '--document'. */
  readonly option: string;
  /** The question without its colon. */
  readonly question: string;
  /** What is answered is a day, as people write it. */
  readonly isDay?: true;
  /** Left out where nothing else is asked. */
  readonly isOptional?: true;
}

export type Texts<Field extends string> = Readonly<Record<Field, string>>;

/** What is wrong with a field. */
export interface FieldFlaw {
  readonly field: string;
  readonly text: string;
}

type FlawsOf<Field extends string> = (texts: Texts<Field>) => readonly FieldFlaw[];

/**
 * What options say, and what is answered for the rest where somebody can be asked; what is wrong is asked again, until
 * nothing is answered.
 */
export async function filledIn<Field extends string>(
  { terminal, outputMode }: Pick<Cli, 'terminal' | 'outputMode'>,
  fields: readonly AskedField<Field>[],
  typed: Readonly<Partial<Record<Field, string>>>,
  flawsOf: FlawsOf<Field>,
): Promise<Texts<Field>> {
  const texts = Object.fromEntries(fields.map(({ field }) => [field, typed[field] ?? ''])) as Record<Field, string>;
  const isMissing = ({ field }: AskedField<Field>): boolean => typed[field] === undefined;
  if (!outputMode.mayAsk || !fields.some((each) => isMissing(each) && each.isOptional !== true)) return texts;
  const today = dateInBuenosAires(terminal.now());
  for (const { field, question, isDay } of fields.filter(isMissing)) {
    for (;;) {
      const answer = (await askText(terminal, `${question}: `)).trim();
      texts[field] = (isDay === true ? writtenDay(answer, today) : null) ?? answer;
      const flaw = flawsOf(texts).find((each) => each.field === field);
      if (flaw === undefined || texts[field] === '') break;
      terminal.stderr.write(`${flaw.text}\n`);
    }
  }
  return texts;
}

/** Nothing is sent: names the fields that are missing or wrong, each by its option. */
export const flawsOutcome = (flaws: readonly FieldFlaw[], fields: readonly AskedField<string>[]): Outcome => {
  const lines = flaws.map(({ field, text }) => {
    const option = fields.find((each) => each.field === field)?.option;
    return option === undefined ? text : `${option}: ${text}`;
  });
  return wrongUsage('Faltan datos, o no sirven: no se mandó nada', [...new Set(lines)].map(printable).join('\n'));
};

/** A choice by its name: the option's, or asked for where somebody is there; '' where nothing was said. */
export async function oneNamed<Choice extends { readonly name: string; readonly about?: string }>(
  { terminal, outputMode }: Pick<Cli, 'terminal' | 'outputMode'>,
  option: string,
  title: string,
  choices: readonly Choice[],
  typed: string | undefined,
): Promise<Result<Choice, Outcome>> {
  if (choices.length === 0) {
    return Err(problem('nothing-to-choose', `${title}: el distribuidor todavía no cargó nada de donde elegir`));
  }
  const names = choices.map(({ name }) => printable(name)).join(', ');
  if (typed === undefined) {
    const chosen = outputMode.mayAsk ? await askWhich(terminal, title, choices) : null;
    return chosen === null ? Err(wrongUsage(`Falta ${option}`, `Va uno de: ${names}`)) : Ok(chosen);
  }
  const found = choices.find(({ name }) => folded(name) === folded(typed));
  return found === undefined
    ? Err(wrongUsage(`«${printable(typed)}» no sirve como ${option}`, `Va uno de: ${names}`))
    : Ok(found);
}
