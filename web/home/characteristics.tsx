import { useState } from 'react';
import { BasicIcon } from '#web/ui/basic-icon.tsx';
import { Drawing } from '#web/ui/drawing.tsx';
import { type Characteristic, characteristics } from './characteristic-list.ts';

/** Six cards; each turns over to its explanation, and back (docs/rules/home.md 2). */
export function Characteristics() {
  return (
    <section className="block" aria-labelledby="caracteristicas">
      <h2 id="caracteristicas">Nos caracterizamos por</h2>
      <ul className="flip-grid">
        {characteristics.map((characteristic) => (
          <li key={characteristic.title}>
            <FlipCard characteristic={characteristic} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FlipCard({ characteristic: { title, drawing, explanation } }: { readonly characteristic: Characteristic }) {
  const [isTurned, setIsTurned] = useState(false);
  return (
    <button
      type="button"
      className={isTurned ? 'flip turned' : 'flip'}
      aria-expanded={isTurned}
      onClick={() => setIsTurned(!isTurned)}
    >
      <span className="face front">
        <Drawing name={drawing} size={88} />
        <b>{title}</b>
        <BasicIcon name="turn" />
      </span>
      <span className="face back">
        <b>{title}</b>
        <span>{explanation}</span>
      </span>
    </button>
  );
}
