import { drawings } from '#web/drawings/drawings.ts';

interface DrawingProps {
  readonly name: string;
  readonly size: number;
  /** The table in which the name is looked up; that of visitors by default. */
  readonly from?: Readonly<Record<string, string>>;
}

/** The line drawing of a family; the general part where the name is unknown. It says nothing that the row doesn't. */
export function Drawing({ name, size, from = drawings }: DrawingProps) {
  return (
    <svg className="drawing" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={from[name] ?? drawings['part']} />
    </svg>
  );
}
