import { useId, useState } from 'react';
import { drawings } from '#web/drawings/drawings.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { BasicIcon } from '#web/ui/basic-icon.tsx';
import { drawingOf, titleOf } from './category.ts';
import { usePublicAnswer } from './use-public-answer.ts';

/**
 * What the distributor sells by its groups, none chosen at first; choosing one shows its families beneath, choosing it
 * again hides them (docs/rules/home.md 1, 3).
 */
export function Categories() {
  const { publicService, settings } = usePublicServices();
  const groups = usePublicAnswer(settings.home?.families ?? settings.usualFamilies, publicService.families);
  const [chosen, setChosen] = useState<number | null>(null);
  const listId = useId();
  if (groups?.length === 0) return null;
  return (
    <section id="productos" className="block">
      <h2>Conocé nuestros productos</h2>
      <div className="category-grid">
        {groups?.map(({ name, families }, place) => {
          const isChosen = place === chosen;
          const id = `${listId}${place}`;
          return (
            <div key={id} className={isChosen ? 'category chosen' : 'category'}>
              <button
                type="button"
                aria-expanded={isChosen}
                aria-controls={id}
                onClick={() => setChosen(isChosen ? null : place)}
              >
                <CategoryIcon drawing={drawingOf(name)} isActive={isChosen} />
                <b>{titleOf(name, groups.length)}</b>
                <span>{families.length === 1 ? '1 familia' : `${families.length} familias`}</span>
                <BasicIcon name="down" />
              </button>
              <ul id={id} hidden={!isChosen}>
                {families.map((family) => (
                  <li key={family}>{family}</li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </section>
  );
}

interface CategoryIconProps {
  readonly drawing: string;
  readonly isActive: boolean;
}

/** Two variants of one drawing: the outline, and the part on its centre lines where it is chosen. */
function CategoryIcon({ drawing, isActive }: CategoryIconProps) {
  return (
    <svg
      className={isActive ? 'drawing category-icon active' : 'drawing category-icon'}
      viewBox="-3 -3 30 30"
      width={52}
      height={52}
      aria-hidden="true"
    >
      {isActive && <path className="centre" d="M-2.5 12h29M12 -2.5v29" />}
      <path d={drawings[drawing] ?? drawings['part']} />
    </svg>
  );
}
