import { useId, useState } from 'react';
import { relationTitles } from '#adapters/texts/relations.es.ts';
import { maxAttributeText, maxParts, maxPartText } from '#core/catalogue/management/product-flaws.ts';
import type { TypedProduct } from '#core/catalogue/management/typed-product.ts';
import type { ProductId } from '#core/shared/ids.ts';
import { titleKey } from '#core/shared/title-key.ts';
import { ProductField } from '#web/cases/product-field.tsx';
import type { FoundProduct } from '#web/cases/product-finder.ts';
import { useRowFocus } from '#web/hooks/row-focus.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import { FieldRows, fullText } from '#web/ui/field-rows.tsx';
import { PartInput } from './part-input.tsx';

interface RelationRowsProps {
  readonly form: RuleForm<TypedProduct>;
  /** The product itself, which is related to others only; null for a new one. */
  readonly own: ProductId | null;
}

const fields = ['title', 'quantity', 'notes'] as const;
const usual = relationTitles.replacement;

/** What replaces the product, goes with it or is in it: found by code, each under what relates it. */
export function RelationRows({ form, own }: RelationRowsProps) {
  const [code, setCode] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const focus = useRowFocus();
  const titles = useId();
  const { relations } = form.values;
  const found = ({ productId, code: foundCode, brands, brandId }: FoundProduct, isTypedSince: boolean) => {
    if (productId === own) return setTrouble('Es este mismo artículo');
    const brand = brands.find(({ id }) => id === brandId)?.name ?? brands[0]?.name ?? '';
    const title = relations.at(-1)?.title ?? usual;
    if (relations.some((row) => row.productId === productId && titleKey(row.title) === titleKey(title))) {
      return setTrouble(`${brand} ${foundCode} ya está más arriba`);
    }
    // Who types the next one already goes on there.
    if (!isTypedSince) {
      setCode('');
      focus.added('last');
    }
    form.change((before) => ({
      ...before,
      relations: [...before.relations, { title, productId, quantity: '1', notes: '', name: `${brand} ${foundCode}` }],
    }));
  };
  return (
    <>
      <FieldRows
        label="Reemplazos, complementos y kits"
        className="part-rows"
        rows={relations}
        focus={focus}
        full={fullText(relations.length, maxParts.relations)}
        nameOf={({ name }) => name}
        problemsOf={(place) => fields.map((field) => form.problemOf(`relations.${place}.${field}`))}
        onChange={(rows) => form.change({ relations: rows })}
        fields={({ row, place, noteId, put }) => {
          const at = `relations.${place}`;
          const what = row.name;
          return (
            <>
              <span className="part-name">{what}</span>
              <PartInput
                form={form}
                field={`${at}.title`}
                noteId={noteId}
                label={`Qué es ${what}`}
                placeholder="Qué es"
                max={maxPartText}
                list={titles}
                value={row.title}
                onChange={(title) => put({ title })}
              />
              <PartInput
                form={form}
                field={`${at}.quantity`}
                noteId={noteId}
                label={`Cantidad de ${what}`}
                placeholder="Cantidad"
                max={6}
                isNumber
                value={row.quantity}
                onChange={(quantity) => put({ quantity })}
              />
              <PartInput
                form={form}
                field={`${at}.notes`}
                noteId={noteId}
                label={`Notas de ${what}`}
                placeholder="Notas"
                max={maxAttributeText}
                value={row.notes}
                onChange={(notes) => put({ notes })}
              />
            </>
          );
        }}
      >
        <ProductField
          label="Agregar un artículo relacionado"
          isOneOfSeveral
          typed={code}
          problem={trouble}
          hint="Escribí su código y elegilo"
          onType={(text) => {
            setTrouble(null);
            setCode(text);
          }}
          onLeave={() => undefined}
          onFound={found}
        />
      </FieldRows>
      <datalist id={titles}>
        {Object.values(relationTitles).map((title) => (
          <option key={title} value={title} />
        ))}
      </datalist>
    </>
  );
}
