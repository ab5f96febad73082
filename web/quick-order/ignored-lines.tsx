import { formatCount } from '#adapters/texts/numbers.es.ts';
import { ignoredTexts } from '#adapters/texts/quick-order.es.ts';
import type { IgnoredLine } from '#core/quick-order/written-order.ts';

const maxShown = 50;

/** Pasted lines that are no order, so that nobody has to look for them. */
export function IgnoredLines({ ignored }: { readonly ignored: readonly IgnoredLine[] }) {
  if (ignored.length === 0) return null;
  return (
    <details className="ignored">
      <summary>
        {ignored.length === 1 ? 'Un renglón sin pedido' : `${formatCount(ignored.length)} renglones sin pedido`}
      </summary>
      <ul>
        {ignored.slice(0, maxShown).map(({ line, text, reason }) => (
          <li key={`${line} ${text}`}>
            <span className="mono">{line}</span> {text} <em>{ignoredTexts[reason]}</em>
          </li>
        ))}
        {ignored.length > maxShown && <li>y {formatCount(ignored.length - maxShown)} más</li>}
      </ul>
    </details>
  );
}
