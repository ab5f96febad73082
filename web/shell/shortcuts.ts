import { useEffect } from 'react';
import { usePublicServices } from '#web/public-services-context.tsx';
import { createStore, useStore } from '#web/state/store.ts';

/** The id of the search field, which `/` goes to. */
export const searchFieldId = 'buscar';

const key = 'shortcuts-off';

const areOff = createStore(false);

/**
 * Whether single keys act, and how to change it: a user who dictates, or hits keys by accident, can switch them off.
 */
export function useShortcutSetting(): readonly [isOff: boolean, setIsOff: (isOff: boolean) => void] {
  const { kept } = usePublicServices();
  const isOff = useStore(areOff);
  return [
    isOff,
    (next) => {
      areOff.set(next);
      if (next) kept.write(key, 'si');
      else kept.remove(key);
    },
  ];
}

/** Nobody types either key into a row's quantity, so that field does not count as typing. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  !target.matches('[data-row-target]') &&
  target.closest('input, textarea, select, [contenteditable]') !== null;

/** `/` goes to the search field, `?` lists the keys. Neither acts while somebody types a text or a dialog is open. */
export function useShortcuts(showKeys: () => void): void {
  const { kept } = usePublicServices();
  useEffect(() => {
    areOff.set(kept.read(key) !== null);
    const pressed = (event: KeyboardEvent) => {
      if (areOff.get() || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]') !== null) return;
      if (event.key === '/') {
        event.preventDefault();
        document.getElementById(searchFieldId)?.focus();
      } else if (event.key === '?') showKeys();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [kept, showKeys]);
}
