import { Link } from 'react-router-dom';
import { relatedQuantity } from '#adapters/texts/relations.es.ts';
import type { RelatedPart, RelationKind } from '#core/catalogue/products/relation-groups.ts';
import { linkToProduct, toSearchLink } from '#web/search/search-url.ts';

/** A related part: how many of it go, its code, which leads to it, its maker and what is to be known. */
export function RelatedPartLine({ kind, part }: { readonly kind: RelationKind; readonly part: RelatedPart }) {
  const { productId, code, productBrandName, notes } = part;
  const to = productId === null ? toSearchLink({ text: code }) : linkToProduct({ productId, code, productBrandName });
  return (
    <>
      {relatedQuantity(kind, part)}
      <Link className="mono" to={to}>
        {code}
      </Link>{' '}
      {productBrandName}
      {notes.trim() !== '' && <span className="muted"> · {notes}</span>}
    </>
  );
}
