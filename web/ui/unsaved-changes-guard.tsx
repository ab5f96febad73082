import { useContext, useEffect, useState } from 'react';
import { type Location, UNSAFE_NavigationContext, useLocation } from 'react-router-dom';
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
  /** Where it was confirmed. Each arrival arms the guard anew: the screen may be the same, with what is unsaved. */
  const [left, setLeft] = useState<Location | null>(null);
  const isArmed = isUnsaved && left !== location;

  useEffect(() => {
    if (!isArmed) return;
    const { push, replace } = navigator;
    const present = navigator.createHref(location);
    const asking =
      (go: typeof push): typeof push =>
      (...to) =>
        navigator.createHref(to[0]) === present ? go(...to) : setWay({ go: () => go(...to) });
    Object.assign(navigator, { push: asking(push), replace: asking(replace) });

    const here = placeOf(window.history.state);
    let isReturning = false;
    const step = (event: PopStateEvent) => {
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
  }, [isArmed, navigator, location]);

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
        setLeft(location);
        setWay(null);
        way.go();
      }}
    >
      <p className="muted">Hay cambios sin guardar en {what}: si salís, se pierden.</p>
    </Confirm>
  );
}
