import type { CatalogueFailure } from '#core/catalogue/catalogue-failure.ts';
import type { ExclusionsFailure } from '#core/catalogue/exclusions/exclusion.service.ts';
import type { ExclusionFailure } from '#core/catalogue/exclusions/exclusions.ts';
import type { ProductFailure } from '#core/catalogue/products/product.service.ts';
import { formatCount } from './numbers.es.ts';
import { unreachableText } from './problem-text.es.ts';
import { catalogueProblem } from './problems.es.ts';

const exclusionTexts: Readonly<Record<Exclude<ExclusionsFailure['code'], CatalogueFailure['code']>, string>> = {
  'exclusion-incomplete': 'Elegí una marca y una familia',
  'exclusion-repeated': 'Ya existe esta combinación de marca y tipo.',
  'exclusion-unknown': 'Esa marca o ese tipo ya no está en el catálogo',
};

/** What the window of 'Marcas y Familias' says; a call that failed as any other does. */
export const exclusionsProblem = (failure: ExclusionsFailure | ExclusionFailure): string => {
  switch (failure.code) {
    case 'exclusion-incomplete':
    case 'exclusion-repeated':
    case 'exclusion-unknown':
      return exclusionTexts[failure.code];
    case 'unreachable':
      return unreachableText(failure, 'No se pudo guardar, reintentá');
    default:
      return catalogueProblem(failure);
  }
};

export const productProblem = (failure: ProductFailure): string =>
  failure.code === 'product-not-found' ? 'No encontramos ese artículo' : catalogueProblem(failure);

/** '1 artículo', '1.200 artículos'. */
export const articleCount = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'artículo' : 'artículos'}`;
