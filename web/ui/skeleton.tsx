const widths = ['wide', 'middle', 'narrow'] as const;

/** Rows that are awaited, at the height that they will have. */
export function Skeleton({ rows, kind }: { readonly rows: number; readonly kind: 'product' | 'line' | 'office' }) {
  const keys = Array.from({ length: rows }, (_, row) => `${kind} ${row}`);
  return (
    <div className={`skeleton ${kind}`} role="status">
      <span className="only-read">Cargando…</span>
      {keys.map((key) => (
        <div className="bone" key={key}>
          {widths.map((width) => (
            <i key={width} className={width} />
          ))}
        </div>
      ))}
    </div>
  );
}
