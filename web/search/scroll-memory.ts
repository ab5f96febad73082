import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { usePublicServices } from '#web/public-services-context.tsx';

interface Place {
  readonly top: number;
  /** The label of what had the focus. */
  readonly focused: string | null;
}

const readPlace = (text: string | null): Place | null => {
  const [top, ...label] = (text ?? '').split(' ');
  const pixels = Number(top);
  if (text === null || !Number.isFinite(pixels)) return null;
  return { top: pixels, focused: label.length === 0 ? null : label.join(' ') };
};

const focusOn = (label: string | null): void => {
  if (label === null) return;
  document
    .querySelector<HTMLElement>(`[data-rows] [aria-label="${CSS.escape(label)}"]`)
    ?.focus({ preventScroll: true });
};

/**
 * Back restores where the page was scrolled to and what had the focus, once its rows are there; a new page starts at
 * the top.
 */
export function useScrollMemory(isReady: boolean): void {
  const { inTab } = usePublicServices();
  const { key } = useLocation();
  const came = useNavigationType();
  const restored = useRef('');

  useEffect(() => {
    // The browser would scroll before the rows are there.
    window.history.scrollRestoration = 'manual';
  }, []);

  // Laid out, not passive: the shrinking of a page that is left must not be noted as where it was.
  useLayoutEffect(() => {
    const name = `scroll ${key}`;
    const note = () => {
      const { activeElement } = document;
      const label = activeElement?.closest('[data-rows]') ? (activeElement.getAttribute('aria-label') ?? '') : '';
      inTab.write(name, label === '' ? String(window.scrollY) : `${window.scrollY} ${label}`);
    };
    const events = ['scrollend', 'focusin', 'pagehide'] as const;
    for (const event of events) window.addEventListener(event, note, { passive: true });
    return () => {
      for (const event of events) window.removeEventListener(event, note);
    };
  }, [key, inTab]);

  useEffect(() => {
    if (!isReady || restored.current === key) return;
    restored.current = key;
    const place = came === 'POP' ? readPlace(inTab.read(`scroll ${key}`)) : null;
    window.scrollTo(0, place?.top ?? 0);
    focusOn(place?.focused ?? null);
  }, [isReady, key, came, inTab]);
}
