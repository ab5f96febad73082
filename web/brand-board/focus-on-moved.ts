import { useEffect, useRef, useState } from 'react';
import type { VehicleBrandId } from '#core/shared/ids.ts';

/** What was moved is drawn anew elsewhere: the focus goes there with it. */
export function useFocusOnMoved() {
  const form = useRef<HTMLFormElement>(null);
  const [moved, setMoved] = useState<{ readonly id: VehicleBrandId } | null>(null);
  useEffect(() => {
    if (moved === null) return;
    const button = form.current?.querySelector<HTMLElement>(`[data-brand="${CSS.escape(moved.id)}"] button`);
    button?.focus();
  }, [moved]);
  return [form, (id: VehicleBrandId) => setMoved({ id })] as const;
}
