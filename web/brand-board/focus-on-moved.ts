import { useRef } from 'react';
import { useFocusAfterRender } from '#web/hooks/focus-after-render.ts';

/**
 * What was moved is rendered anew elsewhere: the focus goes there with it, to the button whose `data-moved` is the
 * given name.
 */
export function useFocusOnMoved() {
  const form = useRef<HTMLFormElement>(null);
  const focusOn = useFocusAfterRender<string>(
    (name) => form.current?.querySelector<HTMLElement>(`[data-moved="${CSS.escape(name)}"]`) ?? null,
  );
  return [form, focusOn] as const;
}
