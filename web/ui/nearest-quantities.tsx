import { formatCount } from '#adapters/texts/numbers.es.ts';

interface NearestQuantitiesProps {
  readonly quantities: readonly number[];
  /** 'de BKR6E NGK', 'en la línea 4' */
  readonly where: string;
  readonly onPick: (quantity: number) => void;
}

/**
 * Quantities to take in place of the one in the field above them. The focus goes back to that field, since they go
 * away.
 */
export function NearestQuantities({ quantities, where, onPick }: NearestQuantitiesProps) {
  if (quantities.length === 0) return null;
  return (
    <div className="nearest">
      {quantities.map((quantity) => (
        <button
          key={quantity}
          type="button"
          className="chip"
          aria-label={`Poner ${formatCount(quantity)} ${where}`}
          onClick={({ currentTarget }) => {
            currentTarget.closest('td')?.querySelector('input')?.focus();
            onPick(quantity);
          }}
        >
          {formatCount(quantity)}
        </button>
      ))}
    </div>
  );
}
