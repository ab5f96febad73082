import { Link } from 'react-router-dom';
import { linkToProducts } from './product-url.ts';
import type { OtherProduct } from './use-product-form.ts';

/** The way to the product that has what was refused. */
export function OtherProductNotice({ other }: { readonly other: OtherProduct | null }) {
  if (other === null) return null;
  return (
    <p className="notice warn">
      {other.isSoldThere ? 'Ya se vende, en lugar de' : 'Esa marca ya tiene ese código:'}{' '}
      <Link to={linkToProducts({ open: other.id })}>{other.name}</Link>.
    </p>
  );
}
