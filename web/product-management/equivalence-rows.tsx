import { maxParts, maxPartText, productTextLengths } from '#core/catalogue/management/product-flaws.ts';
import type { TypedProduct } from '#core/catalogue/management/typed-product.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import { FieldRows, fullText } from '#web/ui/field-rows.tsx';

/** Codes by which other makers call the same part. */
export function EquivalenceRows({ form }: { readonly form: RuleForm<TypedProduct> }) {
  const { equivalences } = form.values;
  const problemAt = (place: number) => form.problemOf(`equivalences.${place}.code`);
  return (
    <FieldRows
      label="Equivalencias"
      className="equivalence-rows"
      rows={equivalences}
      full={fullText(equivalences.length, maxParts.equivalences)}
      add={{ label: 'Agregar equivalencia', blank: { brand: '', code: '' } }}
      nameOf={(_, place) => `la equivalencia ${place + 1}`}
      problemsOf={(place) => [problemAt(place)]}
      onChange={(rows) => form.change({ equivalences: rows })}
      fields={({ row, place, noteId, put }) => (
        <>
          <input
            aria-label={`Marca de la equivalencia ${place + 1}`}
            placeholder="Marca"
            maxLength={maxPartText}
            autoComplete="off"
            value={row.brand}
            onChange={({ target }) => put({ brand: target.value })}
          />
          <input
            className="mono"
            aria-label={`Código de la equivalencia ${place + 1}`}
            aria-invalid={problemAt(place) !== null}
            aria-describedby={noteId}
            placeholder="Código"
            maxLength={productTextLengths.code}
            autoComplete="off"
            spellCheck={false}
            value={row.code}
            onChange={({ target }) => put({ code: target.value })}
            onBlur={() => form.leave(`equivalences.${place}.code`)}
          />
        </>
      )}
    />
  );
}
