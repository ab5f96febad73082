import { drawings } from '#web/drawings/drawings.ts';

interface DrawingProps {
  readonly name: string;
  readonly size: number;
  /** Where the name is looked up; what visitors are shown unless told. */
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
