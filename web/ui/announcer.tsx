import { createStore, useStore } from '../state/store.ts';

const announced = createStore('');

/** Says words to a screen reader; words that come twice are said twice. */
export const announce = (words: string): void =>
  announced.set((before) => (before === words ? `${words}\u00a0` : words));

export function Announcer() {
  return (
    <div className="only-read" role="status" aria-live="polite">
      {useStore(announced)}
    </div>
  );
}
