import { InvalidArgumentError, Option } from 'commander';
import { folded } from '#core/shared/folded.ts';

const namesOf = <State extends string>(states: readonly State[], texts: Readonly<Record<State, string>>): string =>
  states.map((state) => `${state} (${texts[state]})`).join(', ');

/** A state as a word of a command, in either language: as it is declared, and as it is read. */
export const stateWord = <State extends string>(states: readonly State[], texts: Readonly<Record<State, string>>) => {
  const names = namesOf(states, texts);
  const read = (typed: string): State => {
    const name = folded(typed);
    const state = states.find((each) => [each, texts[each]].some((known) => folded(known) === name));
    if (state === undefined) throw new InvalidArgumentError(`Va uno de: ${names}`);
    return state;
  };
  return { word: ['estado', names, states, read] as const, read };
};

/** States with commas between them; the option may be given again. */
export const stateOption = <State extends string>(
  states: readonly State[],
  texts: Readonly<Record<State, string>>,
): Option => {
  const { read } = stateWord(states, texts);
  return new Option('--state <ESTADO>', 'sólo en ese estado; se puede repetir o separar con comas')
    .choices(states)
    .argParser((text: string, before: readonly State[] = []) => {
      return [...new Set([...before, ...text.split(',').map(read)])];
    });
};

/** One state; `about` says of what. */
export const oneStateOption = <State extends string>(
  about: string,
  states: readonly State[],
  texts: Readonly<Record<State, string>>,
): Option => {
  const { read } = stateWord(states, texts);
  return new Option('--state <ESTADO>', about).choices(states).argParser(read);
};
