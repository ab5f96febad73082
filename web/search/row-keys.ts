import type { KeyboardEvent } from 'react';

const targets = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-rows] [data-row-target]')];

let awaiting: MutationObserver | null = null;

/**
 * Moves the focus to the first row, once the last search is answered: until then the rows are those of the search
 * before. If the person types on or moves the focus first, it stays there.
 */
export const focusFirstRow = (isShown: () => boolean): void => {
  awaiting?.disconnect();
  const goesNow = (): boolean => {
    if (!isShown() || document.querySelector('.results[aria-busy="true"]') !== null) return false;
    targets()[0]?.focus();
    return true;
  };
  if (goesNow()) return;
  const field = document.activeElement;
  const text = field instanceof HTMLInputElement ? field.value : '';
  const observer = new MutationObserver(() => {
    const isStill = document.activeElement === field && (!(field instanceof HTMLInputElement) || field.value === text);
    if (!isStill || goesNow()) observer.disconnect();
  });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
  awaiting = observer;
};

/**
 * The arrows go from row to row, to what each row does: its quantity, or the row itself where there is nothing to
 * order.
 */
export const moveThroughRows = (event: KeyboardEvent): void => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  // A window over the rows has rows of its own; React tells these of its keys too.
  const own = event.currentTarget;
  const rows = targets().filter((target) => own.contains(target));
  const here = document.activeElement instanceof HTMLElement ? rows.indexOf(document.activeElement) : -1;
  if (here < 0) return;
  const next = rows[here + (event.key === 'ArrowDown' ? 1 : -1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: 'nearest' });
};
