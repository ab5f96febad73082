import { useState } from 'react';
import { relationCounts, relationHeading, relationsText } from '#adapters/texts/relations.es.ts';
import type { Product } from '#core/catalogue/products/product.ts';
import { relationGroups } from '#core/catalogue/products/relation-groups.ts';
import { RelatedPartLine } from '#web/product/related-part.tsx';

/** How many are shown of each before 'Ver más' (docs/rules/catalogue.md 7). */
const shownAtFirst = 4;

/** What a kit holds, what goes with the product, what replaces it and what equals it, folded until it is asked for. */
export function Equivalences({ product }: { readonly product: Product }) {
  const [isOpen, setIsOpen] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const groups = relationGroups(product);
  if (groups.length === 0) return null;
  const hidden = groups.reduce((sum, { parts }) => sum + Math.max(0, parts.length - shownAtFirst), 0);
  return (
    <div className="equivalences">
      <button
        type="button"
        className="link"
        data-key="e"
        aria-expanded={isOpen}
        title={relationCounts(groups)}
        onClick={() => setIsOpen(!isOpen)}
      >
        {relationsText(groups)}
      </button>
      {isOpen && (
        <div className="relations">
          {groups.map((group) => (
            <div key={`${group.kind} ${group.title}`}>
              <p>{relationHeading(group)}</p>
              <ul aria-label={`${relationHeading(group)} de ${product.shown.code}`}>
                {(showsAll ? group.parts : group.parts.slice(0, shownAtFirst)).map((part) => (
                  <li key={`${part.productId} ${part.productBrandName} ${part.code}`}>
                    <RelatedPartLine kind={group.kind} part={part} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
          {hidden > 0 && (
            <button type="button" className="link" onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? 'Ver menos' : `Ver ${hidden} más`}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
