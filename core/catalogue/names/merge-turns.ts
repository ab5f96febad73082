import { isDisabled, type SwitchedOff } from '#core/catalogue/taxonomy/disabled.ts';
import type { ProductBrandId, ProductTypeId } from '#core/shared/ids.ts';

/** Articles of one brand in one family: where they are, and where a merge puts them. The nearest family is first. */
export interface MovedArticles {
  /** 'Bosch en Frenos' */
  readonly name: string;
  readonly before: { readonly brandId: ProductBrandId; readonly typeIds: readonly ProductTypeId[] };
  readonly after: { readonly brandId: ProductBrandId; readonly typeIds: readonly ProductTypeId[] };
}

/** The names of what customers see from then on, and of what they see no longer. */
export interface MergeTurns {
  readonly shown: readonly string[];
  readonly hidden: readonly string[];
}

/** What is switched off stays so by its own name: articles that are moved follow what is settled where they go. */
export const mergeTurns = (disabled: SwitchedOff, moved: readonly MovedArticles[]): MergeTurns => {
  const turning = (isShown: boolean): readonly string[] =>
    moved
      .filter(({ before, after }) => isOff(disabled, before) === isShown && isOff(disabled, after) !== isShown)
      .map(({ name }) => name);
  return { shown: turning(true), hidden: turning(false) };
};

const isOff = (disabled: SwitchedOff, { brandId, typeIds }: MovedArticles['before']): boolean =>
  isDisabled(disabled, brandId, typeIds);
