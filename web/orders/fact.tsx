import type { ReactNode } from 'react';

/** A named fact of an order; nothing where it is empty. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (children === '') return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
