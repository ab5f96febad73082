import { useId, useRef, useState } from 'react';
import { relationTitles } from '#adapters/texts/relations.es.ts';
import { maxAttributeText, maxParts, maxPartText } from '#core/catalogue/management/product-flaws.ts';
import type { TypedProduct, TypedRelation } from '#core/catalogue/management/typed-product.ts';
import type { ProductId } from '#core/shared/ids.ts';
import { ProductField } from '#web/cases/product-field.tsx';
import type { FoundProduct } from '#web/cases/product-finder.ts';
import { useNextAfterRemoval } from '#web/hooks/removal-focus.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import { PartInput, PartRow } from './part-row.tsx';

interface RelationRowsProps {
  readonly form: RuleForm<TypedProduct>;
  /** The product itself, which is related to others only; null for a new one. */
  readonly own: ProductId | null;
}

const usual = relationTitles.replacement;

/** What replaces the product, goes with it or is in it: found by code, each under what relates it. */
export function RelationRows({ form, own }: RelationRowsProps) {
  const [code, setCode] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const removing = useNextAfterRemoval(list, 'button');
  const titles = useId();
  const { relations } = form.values;
  const put = (place: number, part: Partial<TypedRelation>) =>
    form.change((before) => ({
      ...before,
      relations: before.relations.map((row, at) => (at === place ? { ...row, ...part } : row)),
    }));
  const found = ({ productId, code: foundCode, brands, brandId }: FoundProduct) => {
    if (productId === own) return setTrouble('Es este mismo artículo');
    const brand = brands.find(({ id }) => id === brandId)?.name ?? brands[0]?.name ?? '';
    const title = relations.at(-1)?.title ?? usual;
    if (relations.some((row) => row.productId === productId && row.title === title)) {
      return setTrouble(`${brand} ${foundCode} ya está más arriba`);
    }
    setCode('');
    form.change((before) => ({
      ...before,
      relations: [...before.relations, { title, productId, quantity: '1', notes: '', name: `${brand} ${foundCode}` }],
    }));
  };
  return (
    <>
      <ul ref={list} className="part-rows">
        {relations.map((row, place) => {
          const at = `relations.${place}`;
          const what = row.name;
          return (
            <PartRow
              // Rows have no names of their own; they are only added at the end.
              // biome-ignore lint/suspicious/noArrayIndexKey: what is written there moves with its place
              key={place}
              form={form}
              name={row.name}
              fields={['title', 'quantity', 'notes'].map((field) => `${at}.${field}`)}
              onRemove={(button) => {
                removing(button);
                form.change({ relations: relations.filter((_, each) => each !== place) });
              }}
            >
              <PartInput
                form={form}
                field={`${at}.title`}
                label={`Qué es ${what}`}
                placeholder="Qué es"
                max={maxPartText}
                list={titles}
                value={row.title}
                onChange={(title) => put(place, { title })}
              />
              <PartInput
                form={form}
                field={`${at}.quantity`}
                label={`Cantidad de ${what}`}
                placeholder="Cantidad"
                max={6}
                isNumber
                value={row.quantity}
                onChange={(quantity) => put(place, { quantity })}
              />
              <PartInput
                form={form}
                field={`${at}.notes`}
                label={`Notas de ${what}`}
                placeholder="Notas"
                max={maxAttributeText}
                value={row.notes}
                onChange={(notes) => put(place, { notes })}
              />
            </PartRow>
          );
        })}
      </ul>
      {relations.length < maxParts.relations && (
        <ProductField
          label="Agregar un artículo relacionado"
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
      )}
      <datalist id={titles}>
        {Object.values(relationTitles).map((title) => (
          <option key={title} value={title} />
        ))}
      </datalist>
    </>
  );
}
