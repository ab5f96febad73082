import { useRef } from 'react';
import { maxParts, maxPartText, productTextLengths } from '#core/catalogue/management/product-flaws.ts';
import type { TypedProduct } from '#core/catalogue/management/typed-product.ts';
import { useNextAfterRemoval } from '#web/hooks/removal-focus.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import { Icon } from '#web/ui/icon.tsx';

type Equivalence = TypedProduct['equivalences'][number];

/** Codes by which other makers call the same part. */
export function EquivalenceRows({ form }: { readonly form: RuleForm<TypedProduct> }) {
  const list = useRef<HTMLUListElement>(null);
  const removing = useNextAfterRemoval(list, 'button');
  const { equivalences } = form.values;
  const write = (rows: readonly Equivalence[]) => form.change({ equivalences: rows });
  const put = (place: number, part: Partial<Equivalence>) =>
    write(equivalences.map((row, at) => (at === place ? { ...row, ...part } : row)));
  const add = () => {
    write([...equivalences, { brand: '', code: '' }]);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child input')?.focus());
  };
  return (
    <>
      <ul ref={list} className="product-rows">
        {equivalences.map((row, place) => {
          const saidId = `equivalence-${place}`;
          const said = form.problemOf(`equivalences.${place}.code`);
          return (
            // Rows have no names of their own; they are only added at the end.
            // biome-ignore lint/suspicious/noArrayIndexKey: what is written there moves with its place
            <li key={place}>
              <input
                aria-label={`Marca de la equivalencia ${place + 1}`}
                placeholder="Marca"
                maxLength={maxPartText}
                autoComplete="off"
                value={row.brand}
                onChange={({ target }) => put(place, { brand: target.value })}
              />
              <input
                className="mono"
                aria-label={`Código de la equivalencia ${place + 1}`}
                aria-invalid={said !== null}
                aria-describedby={saidId}
                placeholder="Código"
                maxLength={productTextLengths.code}
                autoComplete="off"
                spellCheck={false}
                value={row.code}
                onChange={({ target }) => put(place, { code: target.value })}
                onBlur={() => form.leave(`equivalences.${place}.code`)}
              />
              <button
                type="button"
                className="btn short"
                aria-label={`Quitar la equivalencia ${place + 1}`}
                onClick={({ currentTarget }) => {
                  removing(currentTarget);
                  write(equivalences.filter((_, at) => at !== place));
                }}
              >
                <Icon name="close" />
              </button>
              <span id={saidId} className="wrong">
                {said}
              </span>
            </li>
          );
        })}
      </ul>
      <button type="button" className="btn" disabled={equivalences.length >= maxParts.equivalences} onClick={add}>
        Agregar equivalencia
      </button>
    </>
  );
}
