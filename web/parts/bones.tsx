const widths = ['wide', 'middle', 'narrow'] as const;

/** Rows that are awaited, at the height that they will have. */
export function Bones({ rows, kind }: { readonly rows: number; readonly kind: 'product' | 'line' | 'office' }) {
  return (
    <div className={`bones ${kind}`} role="status">
      <span className="only-read">Cargando…</span>
      {Array.from({ length: rows }, (_, row) => (
        <div className="bone" key={`${kind}-${row}`}>
          {widths.map((width) => (
            <i key={width} className={width} />
          ))}
        </div>
      ))}
    </div>
  );
}
