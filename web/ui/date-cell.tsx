import { formatDate, formatDateTime } from '#core/shared/buenos-aires.ts';

/** A day, with its hour in the title. */
export function DateCell({ at }: { readonly at: string | null }) {
  if (at === null) return <span className="muted">Nunca</span>;
  return (
    <time className="mono" dateTime={at} title={formatDateTime(at)}>
      {formatDate(at)}
    </time>
  );
}
