import { type RefObject, useEffect, useRef } from 'react';

/** Keeps the focus among the lines: on what was added, and beside what was taken out. */
export function useLineFocus(
  form: RefObject<HTMLFormElement | null>,
  count: number,
): {
  readonly added: () => void;
  readonly removed: (place: number) => void;
} {
  const next = useRef<number | 'last' | null>(null);
  // Before another count there is no other line.
  const last = useRef(count);
  useEffect(() => {
    if (last.current === count) return;
    last.current = count;
    const wanted = next.current;
    next.current = null;
    if (wanted === null) return;
    const lines = [...(form.current?.querySelectorAll<HTMLElement>('.q-line') ?? [])];
    if (wanted === 'last') lines.at(-1)?.querySelector('input')?.focus();
    else {
      const beside = lines[Math.min(wanted, lines.length - 1)]?.querySelector<HTMLElement>('.q-out');
      (beside ?? form.current?.querySelector<HTMLElement>('.q-add .btn'))?.focus();
    }
  }, [form, count]);
  return {
    added: () => {
      next.current = 'last';
    },
    removed: (place) => {
      next.current = place;
    },
  };
}
