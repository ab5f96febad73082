import { createElement, Fragment, type ReactNode } from 'react';

interface BoldFiguresProps {
  /** The parts of the text; its figures are drawn by what it is given. */
  readonly text: (bold: (figure: string) => ReactNode) => readonly ReactNode[];
}

/** A text of `adapters/texts` that comes in parts, with its figures in bold, each in one line. */
export function BoldFigures({ text }: BoldFiguresProps) {
  // Parts that always stand in the same places need no keys.
  return createElement(Fragment, null, ...text((figure) => <b className="one-line">{figure}</b>));
}
