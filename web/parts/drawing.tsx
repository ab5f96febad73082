import { drawings } from '#web/drawings/drawings.ts';

/** The line drawing of a family; the general part where the name is unknown. It says nothing that the row doesn't. */
export function Drawing({ name, size }: { readonly name: string; readonly size: number }) {
  return (
    <svg className="drawing" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={drawings[name] ?? drawings['part']} />
    </svg>
  );
}
