import { Link } from 'react-router-dom';
import type { Family } from '#core/catalogue/families/family.service.ts';
import { everything, printFamilies } from './family-url.ts';

/** Before a family was chosen: all of them, each with its own below. */
export function FamilyStart({ families }: { readonly families: readonly Family[] }) {
  const roots = families.filter(({ productTypeParentId }) => productTypeParentId === null);
  return (
    <div className="search-start">
      <h1>¿De qué familia es?</h1>
      <p className="muted">Elegí una familia y después filtrá por medidas, vehículo o marca.</p>
      <div className="start-grid">
        {roots.map(({ id, name }) => (
          <section key={id}>
            <h2>
              <Link to={`?${printFamilies({ ...everything, typeId: id })}`}>{name}</Link>
            </h2>
            <ul>
              {families
                .filter(({ productTypeParentId }) => productTypeParentId === id)
                .map((family) => (
                  <li key={family.id}>
                    <Link to={`?${printFamilies({ ...everything, typeId: id, subTypeId: family.id })}`}>
                      {family.name}
                    </Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
