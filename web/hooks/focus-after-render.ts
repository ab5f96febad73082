import { useLayoutEffect, useRef } from 'react';

/**
 * Where the focus goes once a change is rendered (docs/rules/screens.md 11). `find` answers the element to focus, null
 * where none is to be focused, 'later' while the change is not rendered yet. Who moves the focus meanwhile keeps it.
 * Answers how to ask for the focus before the change, and with null that the change does not come.
 */
export function useFocusAfterRender<Wanted>(find: (wanted: Wanted) => HTMLElement | null | 'later') {
  const asked = useRef<{ readonly wanted: Wanted; readonly from: Element | null } | null>(null);
  // In the layout effect: a passive effect of the render before might run after the focus is asked for.
  useLayoutEffect(() => {
    if (asked.current === null) return;
    const { wanted, from } = asked.current;
    const { activeElement, body } = document;
    const hasMovedOn = activeElement !== from && activeElement !== body;
    const found = hasMovedOn ? null : find(wanted);
    if (found === 'later') return;
    asked.current = null;
    found?.focus();
  });
  return (wanted: Wanted | null): void => {
    asked.current = wanted === null ? null : { wanted, from: document.activeElement };
  };
}
