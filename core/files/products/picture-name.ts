/** A way to read the name of a file: whose picture it is, and which of them. */
export interface NameReading {
  readonly code: string;
  /** From 1 on. */
  readonly place: number;
  /** Whether the whole name is the code. */
  readonly isWhole: boolean;
}

/** 'BKR6E-2', 'BKR6E_02', 'BKR6E (2)'. */
const numbered = /^(.*[^\s_.-])(?:[\s_.-]+0?([1-9])|[\s_.-]*\(([1-9])\))$/u;
const hasControls = /[\p{Cc}]/u;

/** A name of a file, and no way to another folder. */
export const isPlainFileName = (name: string): boolean =>
  !/[/\\]/.test(name) && !hasControls.test(name) && !name.startsWith('.') && name.trim() !== '';

/** The readings of a file's name, the whole of it first (docs/rules/product-management.md 7). */
export const readPictureName = (name: string): readonly NameReading[] => {
  const stem = name
    .normalize('NFC')
    .replace(/\.[^.]*$/, '')
    .trim();
  if (stem === '') return [];
  const [, code, separated, bracketed] = numbered.exec(stem) ?? [];
  return [
    { code: stem, place: 1, isWhole: true },
    ...(code === undefined ? [] : [{ code, place: Number(separated ?? bracketed), isWhole: false }]),
  ];
};

/** The texts whose codes may be meant: all of it, and without a maker's name of some words after the code. */
export const codesIn = ({ code }: NameReading): readonly string[] => {
  const words = code.split(/[\s_-]+/u).filter((word) => word !== '');
  const shorter = [1, 2, 3].filter((count) => count < words.length).map((count) => words.slice(0, -count).join(' '));
  return [code, ...shorter];
};
