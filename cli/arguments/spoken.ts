import { Argument, InvalidArgumentError, Option } from 'commander';
import { folded } from '#core/shared/folded.ts';

/** What people read in place of a command's own words, in their order; each of these is taken too. */
export interface Offered {
  readonly names: readonly string[];
  /** Only those that can be at this place, by the order that the word before names. */
  readonly narrowedBy?: 'order';
}

/** An option whose values are offered as people say them. */
export class SpokenOption extends Option {
  readonly offered: Offered;
  constructor(flags: string, about: string, offered: Offered) {
    super(flags, about);
    this.offered = offered;
  }
}

/** A word of a command whose values are offered as people say them. */
export class SpokenArgument extends Argument {
  readonly offered: Offered;
  constructor(name: string, about: string, offered: Offered) {
    super(name, about);
    this.offered = offered;
  }
}

export const offeredBy = (parameter: Option | Argument): Offered | null =>
  parameter instanceof SpokenOption || parameter instanceof SpokenArgument ? parameter.offered : null;

/** The values as help, questions and shells offer them; undefined where it takes any. */
export const namesOffered = (parameter: Option | Argument): readonly string[] | undefined =>
  offeredBy(parameter)?.names ?? parameter.argChoices;

/** A value by its name here or as people say it, in any case and without accents. */
export const readerOf =
  <Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) =>
  (typed: string): Value => {
    const wanted = folded(typed);
    const found = values.find((each) => [each, names[each]].some((known) => folded(known) === wanted));
    if (found !== undefined) return found;
    const known = values.map((value) => `${value} (${names[value]})`).join(', ');
    throw new InvalidArgumentError(`Va uno de: ${known}`);
  };

/** An option that takes one of those values; `about` says of what. */
export const spokenOption = <Value extends string>(
  flags: string,
  about: string,
  values: readonly Value[],
  names: Readonly<Record<Value, string>>,
): SpokenOption => {
  const option = new SpokenOption(flags, about, { names: values.map((value) => names[value]) });
  option.choices(values).argParser(readerOf(values, names));
  return option;
};
