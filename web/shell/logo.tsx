import { drawings } from '#web/drawings/drawings.ts';

/** The house's mark: a bearing seen from the front, with the distributor's name. */
export function Logo({ name }: { readonly name: string }) {
  return (
    <span className="logo">
      <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
        <path d={drawings['bearing']} />
      </svg>
      <span>{name}</span>
    </span>
  );
}
