import { Link } from 'react-router-dom';
import { linkToCustomers } from './customer-url.ts';
import type { OtherCustomer } from './use-customer-form.ts';

/** The way to the customer that has what was refused. */
export function OtherNotice({ other }: { readonly other: OtherCustomer | null }) {
  if (other === null) return null;
  return (
    <p className="notice warn">
      Ya es de <Link to={linkToCustomers({ open: other.id })}>{other.name}</Link>: mirá su ficha antes de crear otra.
    </p>
  );
}
