import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';
import { useMedia } from './media.ts';

interface RotationOf {
  /** How many there are to go through. */
  readonly count: number;
  /** How many it goes on at a time. */
  readonly step: number;
  readonly everyMs: number;
}

/** The place that comes so many after another, around and around. */
export const placeAfter = (at: number, step: number, count: number): number =>
  count <= 0 ? 0 : (((at + step) % count) + count) % count;

/**
 * What goes on by itself: held while the pointer or the focus is on it, stopped by its button, and standing still from
 * the start where the system asks for less motion (docs/rules/home.md 4).
 */
export function useRotation({ count, step, everyMs }: RotationOf) {
  const [at, setAt] = useState(0);
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  /** Null: nobody pressed the button. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const wantsStill = useMedia('(prefers-reduced-motion: reduce)');
  const isPlaying = chosen ?? !wantsStill;
  const goes = isPlaying && !isHovered && !hasFocus && count > step;

  useEffect(() => {
    if (!goes) return;
    const timer = setInterval(() => setAt((before) => placeAfter(before, step, count)), everyMs);
    return () => clearInterval(timer);
  }, [goes, step, count, everyMs]);

  return {
    /** Always a place that is there, even after one of them went. */
    at: count === 0 ? 0 : Math.min(at, count - 1),
    goTo: setAt,
    goBy: (places: number) => setAt((before) => placeAfter(before, places, count)),
    isPlaying,
    toggle: () => {
      setChosen(!isPlaying);
      // The button keeps the focus when pressed by key: it must not hold the rotation that it starts.
      if (!isPlaying) setHasFocus(false);
    },
    /** Handlers for the element that stops the rotation while it is looked at. */
    hold: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setIsHovered(pointerType === 'mouse'),
      onPointerLeave: () => setIsHovered(false),
      // A button that was pressed with a finger or a mouse keeps the focus, and nobody is reading there.
      onFocus: ({ target }: FocusEvent) => setHasFocus(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setHasFocus(currentTarget.contains(relatedTarget)),
    },
  };
}
