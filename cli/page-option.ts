import { InvalidArgumentError } from 'commander';

/** The page that `--page` asks for. */
export const readPage = (text: string): number => {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('Va un número desde 1');
  return Number(text);
};
