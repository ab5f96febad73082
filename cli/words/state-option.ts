import { InvalidArgumentError, Option } from 'commander';

/** A state by its name in either language. */
export const stateNamed = <State extends string>(
  states: readonly State[],
  texts: Readonly<Record<State, string>>,
  text: string,
): State | undefined =>
  states.find((state) => [state, texts[state]].some((name) => name.toLowerCase() === text.trim().toLowerCase()));

/** States with commas between them; the option may be given again. */
export const stateOption = <State extends string>(
  states: readonly State[],
  texts: Readonly<Record<State, string>>,
): Option => {
  const names = states.map((state) => `${state} (${texts[state]})`).join(', ');
  return new Option('--state <ESTADO>', 'sólo en ese estado; se puede repetir o separar con comas')
    .choices(states)
    .argParser((text: string, before: readonly State[] = []) => {
      const read = text.split(',').map((each) => {
        const state = stateNamed(states, texts, each);
        if (state === undefined) throw new InvalidArgumentError(`Va uno de: ${names}`);
        return state;
      });
      return [...new Set([...before, ...read])];
    });
};
