import type { MouseEvent } from 'react';

/** Whether a click leads on in this window: with another button or key another tab or window is opened. */
export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
