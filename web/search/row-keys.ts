import type { KeyboardEvent } from 'react';

const targets = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-rows] [data-row-target]')];

export const focusFirstRow = (): void => targets()[0]?.focus();

/** The arrows go from row to row, to what each row does: its quantity, or the row itself where there is nothing to order. */
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
