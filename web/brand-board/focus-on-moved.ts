import { useEffect, useRef, useState } from 'react';

/**
 * What was moved is drawn anew elsewhere: the focus goes there with it, to the button `data-moved` of which is its
 * name.
 */
export function useFocusOnMoved() {
  const form = useRef<HTMLFormElement>(null);
  const [moved, setMoved] = useState<{ readonly name: string } | null>(null);
  useEffect(() => {
    if (moved === null) return;
    form.current?.querySelector<HTMLElement>(`[data-moved="${CSS.escape(moved.name)}"]`)?.focus();
  }, [moved]);
  return [form, (name: string) => setMoved({ name })] as const;
}
