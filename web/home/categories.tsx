import { useId, useState } from 'react';
import { drawings } from '#web/drawings/drawings.ts';
import { BasicIcon } from '#web/ui/basic-icon.tsx';
import { categories } from './category-list.ts';

/** Six categories, none chosen at first; choosing one shows its items beneath, choosing it again hides them (docs/rules/home.md 3). */
export function Categories() {
  const [chosen, setChosen] = useState<string | null>(null);
  const listId = useId();
  return (
    <section id="productos" className="block">
      <h2>Conocé nuestros productos</h2>
      <div className="category-grid">
        {categories.map(({ name, drawing, families }) => {
          const isChosen = name === chosen;
          const id = listId + drawing;
          return (
            <div key={name} className={isChosen ? 'category chosen' : 'category'}>
              <button
                type="button"
                aria-expanded={isChosen}
                aria-controls={id}
                onClick={() => setChosen(isChosen ? null : name)}
              >
                <CategoryIcon drawing={drawing} isActive={isChosen} />
                <b>{name}</b>
                <span>{families.length} familias</span>
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
