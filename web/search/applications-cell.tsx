import { useState } from 'react';
import { askedApplicationText } from '#adapters/texts/search-findings.es.ts';
import type { Product } from '#core/catalogue/products/product.ts';
import { type ListedApplication, listedApplications } from '#core/catalogue/text-search/asked-applications.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useApplicationRoom } from './applications.ts';

/** What it fits, that which was asked for first: so many lines for each price, and the rest on demand. */
export function ApplicationsCell({ product }: { readonly product: Product }) {
  const [isOpen, setIsOpen] = useState(false);
  const { perPrice, asked } = useApplicationRoom();
  const lines = listedApplications(product);
  const marked = lines.filter(({ isAsked }) => isAsked).length;
  const most = Math.max(perPrice * Math.max(1, product.prices.length), Math.min(marked, asked));
  const shown = isOpen ? lines : lines.slice(0, most);
  const hidden = lines.length - shown.length;
  const more = (hidden > 0 || isOpen) && (
    <button
      type="button"
      className="link"
      aria-expanded={isOpen}
      aria-label={
        isOpen ? `Menos aplicaciones de ${product.shown.code}` : `${hidden} aplicaciones más de ${product.shown.code}`
      }
      onClick={() => setIsOpen(!isOpen)}
    >
      {isOpen ? 'menos' : `+${hidden}`}
    </button>
  );
  return (
    <ul>
      {shown.map((line, index) => (
        <li key={line.text}>
          <ApplicationLine line={line} />
          {index === shown.length - 1 && more}
        </li>
      ))}
    </ul>
  );
}

/** A vehicle; one that was asked for has a tick, and a text that says so. */
export function ApplicationLine({ line: { text, isAsked } }: { readonly line: ListedApplication }) {
  return (
    <>
      {isAsked && <Icon name="check" />}
      <span title={text} className={isAsked ? 'asked-application' : undefined}>
        {text}
        {isAsked && <span className="only-read"> ({askedApplicationText})</span>}
      </span>
    </>
  );
}
