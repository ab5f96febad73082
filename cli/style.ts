/** Emphasis for a stream: plain where it can't or mustn't show colours. */
export interface Style {
  readonly bold: (text: string) => string;
  readonly faint: (text: string) => string;
  readonly good: (text: string) => string;
  readonly warning: (text: string) => string;
  readonly bad: (text: string) => string;
  /** The row that is on. */
  readonly chosen: (text: string) => string;
}

const csi = '\u001b[';
const sgr = (open: number, close: number) => (text: string) => `${csi}${open}m${text}${csi}${close}m`;
const asIs = (text: string): string => text;

const coloured: Style = {
  bold: sgr(1, 22),
  faint: sgr(2, 22),
  good: sgr(32, 39),
  warning: sgr(33, 39),
  bad: sgr(31, 39),
  chosen: sgr(7, 27),
};
/** Matches the colour codes that `coloured` writes; the group keeps them where a line is split. */
const ownColours = new RegExp(`(${csi.replace('[', '\\[')}(?:[127]|2[27]|3[1239])m)`);
const plain: Style = { bold: asIs, faint: asIs, good: asIs, warning: asIs, bad: asIs, chosen: asIs };

export const styleFor = (colour: boolean): Style => (colour ? coloured : plain);

/** What turns the order of the letters after it around, so that a text looks like another one. */
const turners = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * Text that came from a file or from the other end, safe to show: no control characters, so no escape sequences, and
 * nothing that turns it around.
 */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(turners, '')
    .replace(/\p{Cc}+/gu, ' ');

/** A line of a screen as it may be drawn: of all control characters our own colours stay, and nothing else. */
export const drawable = (line: string): string =>
  line
    .split(ownColours)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(turners, '').replace(/\p{Cc}/gu, ' ')))
    .join('');
