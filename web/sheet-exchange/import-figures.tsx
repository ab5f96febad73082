import { planTexts } from '#adapters/texts/import.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';

interface ImportFiguresProps {
  /** Left out where nothing is counted so. */
  readonly figures: Readonly<Partial<Record<keyof typeof planTexts, number>>>;
}

/** How many rows of a spreadsheet stand so, each figure by itself. */
export function ImportFigures({ figures }: ImportFiguresProps) {
  const names = Object.keys(planTexts) as (keyof typeof planTexts)[];
  return (
    <dl className="import-figures">
      {names.map((name) => {
        const count = figures[name];
        return (
          count !== undefined && (
            <div key={name} className={name} data-zero={count === 0 || undefined}>
              <dt>{planTexts[name]}</dt>
              <dd>{formatCount(count)}</dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
