import { Link } from 'react-router-dom';
import { categories } from '#web/home/category-list.ts';
import { FamilyDrawing } from '#web/product/family-drawing.tsx';
import { SavedSearches } from '#web/saved-searches/saved-searches.tsx';
import { useSavedSearches } from '#web/saved-searches/use-saved-searches.ts';
import { toSearchLink } from './search-url.ts';

/** Before anything was asked: what somebody keeps and the families, each of them one search away. */
export function SearchStart() {
  const { searches, isAwaited } = useSavedSearches();
  return (
    <main className={isAwaited ? 'search-start awaits-saved' : 'search-start'}>
      <h1>¿Qué repuesto buscás?</h1>
      <p className="muted">
        Escribí un código con o sin puntos y guiones, el de otra marca, o lo que sepas del repuesto.{' '}
        <span className="with-keys">
          Con <kbd>/</kbd> volvés a la búsqueda desde cualquier lado.
        </span>
      </p>
      <SavedSearches searches={searches} />
      <div className="start-grid">
        {categories.map(({ name, drawing, families }) => (
          <section key={name}>
            <h2>
              <FamilyDrawing name={drawing} size={24} />
              {name}
            </h2>
            <ul>
              {families.map((family) => (
                <li key={family}>
                  <Link to={toSearchLink({ text: family })}>{family}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </main>
  );
}
