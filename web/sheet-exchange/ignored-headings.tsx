/** Names the columns of a sheet that nobody understood, where there are any: they are not imported. */
export function IgnoredHeadings({ headings }: { readonly headings: readonly string[] }) {
  if (headings.length === 0) return null;
  return <p className="notice warn">Estas columnas no se importan: {headings.join(', ')}</p>;
}
