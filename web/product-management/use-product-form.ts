import { useMemo, useState } from 'react';
import { productFlawText, productManagementProblem } from '#adapters/texts/product-management.es.ts';
import { productFlaws, tidiedProduct } from '#core/catalogue/management/product-flaws.ts';
import type { ProductManagementFailure } from '#core/catalogue/management/product-management.service.ts';
import { blankProduct, readTypedProduct, type TypedProduct } from '#core/catalogue/management/typed-product.ts';
import type { ProductId } from '#core/shared/ids.ts';
import { type FieldProblem, wholeForm } from '#web/hooks/form-errors.ts';
import { useRuleForm } from '#web/hooks/use-rule-form.ts';
import type { Store } from '#web/state/store.ts';

/** The other product that has the code that was typed, or in place of which it is sold. */
export interface OtherProduct {
  readonly id: ProductId;
  readonly name: string;
  readonly isSoldThere: boolean;
}

const problemsOf = (typed: TypedProduct): readonly FieldProblem[] =>
  productFlaws(tidiedProduct(readTypedProduct(typed))).map((flaw) => ({
    field: flaw.field,
    text: productFlawText(flaw),
  }));

/** The form of a product: its rules, and at which field each refusal of the server is said. */
export function useProductForm(draft: Store<TypedProduct>) {
  const [other, setOther] = useState<OtherProduct | null>(null);
  const blank = useMemo(() => blankProduct([]), []);
  const form = useRuleForm({ draft, problemsOf, blank });
  return {
    form,
    /** Which one has the code that was refused last; null for none. */
    other,
    begin: () => setOther(null),
    refused(failure: ProductManagementFailure): readonly FieldProblem[] {
      if (failure.code === 'product-invalid') {
        return failure.flaws.map((flaw) => ({ field: flaw.field, text: productFlawText(flaw) }));
      }
      const text = productManagementProblem(failure);
      if (failure.code === 'product-choice-unknown') return [{ field: failure.field, text }];
      if (failure.code === 'product-code-taken') {
        setOther({ id: failure.id, name: failure.name, isSoldThere: false });
      } else if (failure.code === 'product-sold-elsewhere') {
        setOther({ id: failure.id, name: failure.product, isSoldThere: true });
      } else return [{ field: wholeForm, text }];
      return [{ field: 'code', text }];
    },
  };
}
