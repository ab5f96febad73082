import { useState } from 'react';
import { useDistributor } from '#web/public-services-context.tsx';
import { BasicIcon } from '#web/ui/basic-icon.tsx';
import { Drawing } from '#web/ui/drawing.tsx';

/** The drawing of each card, in turn. */
export const cardDrawings = ['belt', 'bearing', 'pump', 'disc', 'hub', 'shock'];

/** Cards; each turns over to its explanation, and back (docs/rules/home.md 2). */
export function Characteristics() {
  const { characteristics } = useDistributor();
  return (
    characteristics.length > 0 && (
      <section className="block" aria-labelledby="caracteristicas">
        <h2 id="caracteristicas">Nos caracterizamos por</h2>
        <ul className="flip-grid">
          {characteristics.map((text, at) => (
            <li key={text}>
              <FlipCard text={text} drawing={cardDrawings[at] ?? ''} />
            </li>
          ))}
        </ul>
      </section>
    )
  );
}

/** Before the first colon its title, after it what that means. */
function FlipCard({ text, drawing }: { readonly text: string; readonly drawing: string }) {
  const [isTurned, setIsTurned] = useState(false);
  const [title = ''] = text.split(':');
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
        <span>{text.slice(title.length + 1)}</span>
      </span>
    </button>
  );
}
