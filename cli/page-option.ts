import { InvalidArgumentError } from 'commander';

const readNumber =
  (pattern: RegExp) =>
  (text: string): number => {
    if (!pattern.test(text)) throw new InvalidArgumentError('Va un número desde 1');
    return Number(text);
  };

/** The page that `--page` asks for. */
export const readPage = readNumber(/^[1-9]\d{0,5}$/);

/** How many `--limit` asks for. */
export const readCount = readNumber(/^[1-9]\d{0,8}$/);
