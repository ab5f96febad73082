import { useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_NavigationContext, useLocation } from 'react-router-dom';
import { holdWayBack } from '../url/way-back.ts';
import { Confirm } from './confirm.tsx';

interface UnsavedChangesGuardProps {
  readonly isUnsaved: boolean;
  /** The unsaved thing: 'los recargos'. */
  readonly what: string;
}

/** The place of an entry in the tab's history, as the router writes it. */
const placeOf = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : null;

/**
 * Leaving with something unsaved asks first: by a link or a search, by Back and Forward, by closing the tab
 * (docs/rules/screens.md 1). The router's own blocker needs its data routes, so its ways out are held here.
 */
export function UnsavedChangesGuard({ isUnsaved, what }: UnsavedChangesGuardProps) {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const [way, setWay] = useState<{ readonly go: () => void } | null>(null);
  const location = useLocation();
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!isUnsaved) return;
    const { push, replace } = navigator;
    // Each arrival arms the guard anew: the screen may be the same, with what is unsaved still there.
    isLeaving.current = false;
    const present = navigator.createHref(location);
    const asking =
      (go: typeof push): typeof push =>
      (...to) =>
        isLeaving.current || navigator.createHref(to[0]) === present ? go(...to) : setWay({ go: () => go(...to) });
    Object.assign(navigator, { push: asking(push), replace: asking(replace) });

    const here = placeOf(window.history.state);
    let isReturning = false;
    const step = (event: PopStateEvent) => {
      if (isLeaving.current) return;
      // The router gets no event: the address goes back to where it was.
      event.stopImmediatePropagation();
      if (isReturning) {
        isReturning = false;
        return;
      }
      const by = (placeOf(event.state) ?? -1) - (here ?? 0) || -1;
      isReturning = true;
      window.history.go(-by);
      setWay({ go: () => window.history.go(by) });
    };
    const close = (event: BeforeUnloadEvent) => event.preventDefault();
    holdWayBack(step);
    window.addEventListener('beforeunload', close);
    return () => {
      Object.assign(navigator, { push, replace });
      holdWayBack(null);
      window.removeEventListener('beforeunload', close);
    };
  }, [isUnsaved, navigator, location]);

  useEffect(() => {
    if (way === null || isUnsaved) return;
    // The saving has ended since the question was opened: there is nothing left to ask about.
    setWay(null);
    way.go();
  }, [way, isUnsaved]);

  if (way === null) return null;
  return (
    <Confirm
      title="¿Salir sin guardar?"
      action="Salir sin guardar"
      onClose={() => setWay(null)}
      onConfirm={() => {
        isLeaving.current = true;
        setWay(null);
        way.go();
      }}
    >
      <p className="muted">Hay cambios sin guardar en {what}: si salís, se pierden.</p>
    </Confirm>
  );
}
