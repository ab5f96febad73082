/** A name and what it is, of a list of facts; nothing where there is nothing to say. */
export function NamedFact({ name, value }: { readonly name: string; readonly value: string }) {
  if (value === '') return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
