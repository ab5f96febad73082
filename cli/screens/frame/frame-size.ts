/** How the frame shares a window out, in rows and columns. */
export interface FrameSize {
  readonly columns: number;
  /** Rows of the list, without its titles; lines of what is open have one more. */
  readonly body: number;
  /** Columns of the list, and of what is open; 0 for what is not seen. */
  readonly list: number;
  readonly detail: number;
}

/** How many columns it takes to show an open row beside the list. */
const besideFrom = 110;
const listShare = 0.4;
/** Title, tabs, the list's titles, a line, what is said, the keys. */
const aroundBody = 6;
export const betweenPanes = ' │ ';

export const frameSize = (
  window: { readonly columns: number; readonly rows: number },
  isOpen: boolean,
  dialogLines: number,
): FrameSize => {
  const columns = Math.max(20, window.columns);
  const body = Math.max(1, window.rows - aroundBody - dialogLines);
  if (!isOpen) return { columns, body, list: columns, detail: 0 };
  if (columns < besideFrom) return { columns, body, list: 0, detail: columns };
  const list = Math.floor(columns * listShare);
  return { columns, body, list, detail: columns - betweenPanes.length - list };
};
