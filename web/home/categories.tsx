import { useState } from 'react';
import { Drawing } from '#web/parts/drawing.tsx';
import { categories } from './category-list.ts';

/** Six categories; choosing one shows its families beneath, choosing it again hides them (portal.md §2). */
export function Categories() {
  const [chosen, choose] = useState<string | null>(null);
  return (
    <section id="productos" className="categories">
      <h2>Conocé nuestros productos</h2>
      <div className="category-grid">
        {categories.map(({ name, drawing, families }) => {
          const isChosen = name === chosen;
          return (
            <div key={name} className={isChosen ? 'category chosen' : 'category'}>
              <button type="button" aria-expanded={isChosen} onClick={() => choose(isChosen ? null : name)}>
                <Drawing name={drawing} size={40} />
                <b>{name}</b>
                <span>{families.length} familias</span>
              </button>
              {isChosen && (
                <ul>
                  {families.map((family) => (
                    <li key={family}>{family}</li>
                  ))}
                </ul>
              )}
            </div>
          );
        })}
      </div>
    </section>
  );
}
