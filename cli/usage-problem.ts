import type { CommanderError } from 'commander';
import { type Problem, wrongUsage } from './outcome.ts';

/** The option, word or name that commander's message quotes. */
const quoted = (message: string): string => /'([^']*)'/.exec(message)?.[1] ?? '';
const guess = (message: string): string | undefined => {
  const near = /Did you mean (?:one of )?([^?]+)\?/.exec(message)?.[1];
  return near === undefined ? undefined : `¿Quisiste decir ${near}?`;
};
const flagOf = (quotedFlags: string): string => /--[\w-]+/.exec(quotedFlags)?.[0] ?? quotedFlags;

/** Our own code beside commander's: an option that takes one value was given two. */
export const optionTwice = 'mostrador.optionTwice';

/** How many words the command takes: what was meant may be an option, several at once, or one with a space. */
const excessAdvice = (message: string): string => {
  const [, name = '', expected = ''] = /for '([^']*)'\. Expected (\d+)/.exec(message) ?? [];
  const seeOptions = `las opciones empiezan con --, y están en -h`;
  // Every export takes its file so.
  const file = name.endsWith('export') ? 'el archivo va con --output; ' : '';
  if (expected === '0') return `«${name}» no lleva ninguna: ${file}${seeOptions}`;
  // A state is changed one at a time, but for the screen.
  const one = name === 'state' ? 'va un número por vez, y varios juntos se pasan en la pantalla; ' : '';
  const takes = expected === '' ? '' : `«${name}» lleva ${expected}: `;
  return `${takes}lo que tiene espacios va entre comillas; ${one}${seeOptions}`;
};

/** A command line that makes no sense, in Spanish. */
export const usageProblem = ({ code, message }: CommanderError): Problem => {
  const what = quoted(message);
  const seeHelp = 'Mirá la ayuda con -h';
  switch (code) {
    case 'commander.unknownOption':
      return wrongUsage(`No existe la opción ${what}`, guess(message) ?? seeHelp);
    case 'commander.unknownCommand':
      return wrongUsage(`No existe el comando «${what}»`, guess(message) ?? seeHelp);
    case 'commander.optionMissingArgument':
      return wrongUsage(`A ${flagOf(what)} le falta su valor`, seeHelp);
    case optionTwice:
      return wrongUsage(`${what} está dos veces`, 'Va una sola vez');
    case 'commander.excessArguments':
      return wrongUsage('Hay palabras de más', excessAdvice(message));
    case 'commander.invalidArgument': {
      const ofWord = /value '([^']*)' is invalid for argument '([^']*)'/.exec(message);
      const value = ofWord?.[1] ?? /argument '([^']*)' is invalid/.exec(message)?.[1] ?? '';
      const choices = /Allowed choices are ([^.]+)\./.exec(message)?.[1];
      const why = /is invalid(?: for argument '[^']*')?\.\s*(.*)$/s.exec(message)?.[1];
      return wrongUsage(
        `«${value}» no sirve para ${ofWord?.[2] ?? flagOf(what)}`,
        choices === undefined ? why?.trim() || seeHelp : `Va uno de: ${choices}`,
      );
    }
    default:
      return wrongUsage('La línea de comando no se entiende', seeHelp);
  }
};
