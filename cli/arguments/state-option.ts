import type { Option } from 'commander';
import { type Offered, readerOf, spokenOption } from './spoken.ts';

/** A state as a word of a command, in either language: as it is declared, and as it is read. */
export const stateWord = <State extends string>(
  about: string,
  states: readonly State[],
  texts: Readonly<Record<State, string>>,
  narrowing: Pick<Offered, 'narrowedBy'> = {},
) => {
  const read = readerOf(states, texts);
  const offered: Offered = { names: states.map((state) => texts[state]), ...narrowing };
  return { word: ['estado', about, states, read, offered] as const, read };
};

/** States with commas between them; the option may be given again. */
export const stateOption = <State extends string>(
  states: readonly State[],
  texts: Readonly<Record<State, string>>,
): Option => {
  const read = readerOf(states, texts);
  return oneStateOption('sólo en ese estado; se puede repetir o separar con comas', states, texts).argParser(
    (text: string, before: readonly State[] = []) => [...new Set([...before, ...text.split(',').map(read)])],
  );
};

/** An option for a single state; `about` says of what. */
export const oneStateOption = <State extends string>(
  about: string,
  states: readonly State[],
  texts: Readonly<Record<State, string>>,
): Option => spokenOption('--state <ESTADO>', about, states, texts);
