import { catalogueProblem } from '#adapters/texts/problems.es.ts';
import { withCode } from '#core/catalogue/products/with-code.ts';
import { folded } from '#core/shared/folded.ts';
import type { ProductBrandId, ProductId } from '#core/shared/ids.ts';
import { normaliseCode } from '#core/shared/product-code.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { type Asking, failed } from '../declare/declare.ts';
import { type Outcome, problem } from '../outcome.ts';
import { askWhich } from '../prompt.ts';
import { printable } from '../style.ts';
import { articleMissingText } from './article-missing.ts';

/** What a claim or a warranty is about: a part under one brand. */
export interface FoundPart {
  readonly productId: ProductId;
  readonly productCode: string;
  readonly productBrandId: ProductBrandId;
  readonly productBrandName: string;
  readonly description: string;
}

/**
 * By its whole code, also what is not sold any more (docs/rules/claims.md 1). Several are told apart by the brand,
 * which is asked for where somebody is there.
 */
export async function partCoded(asking: Asking, code: string, brand?: string): Promise<Result<FoundPart, Outcome>> {
  const { terminal, outputMode } = asking.cli;
  const all = await partsCoded(asking, code);
  if (!all.ok) return all;
  const found = all.val.filter((each) => brand === undefined || folded(each.productBrandName) === folded(brand));
  const [only] = found;
  const brands = all.val.map(({ productBrandName }) => printable(productBrandName)).join(', ');
  if (only === undefined) {
    const advice = all.val.length === 0 ? 'Buscalo con: mostrador catalogue search' : `Está el de: ${brands}`;
    return Err(problem('product-not-found', articleMissingText(code, brand), advice));
  }
  if (found.length === 1) return Ok(only);
  if (outputMode.mayAsk) {
    const named = found.map((part) => ({ name: part.productBrandName, about: part.description, part }));
    const chosen = await askWhich(terminal, `De qué marca es ${printable(code)}`, named);
    if (chosen !== null) return Ok(chosen.part);
  }
  return Err(
    problem('product-ambiguous', `Hay ${found.length} artículos ${printable(code)}`, `Decí de qué marca: ${brands}`),
  );
}

const partsCoded = async (asking: Asking, code: string): Promise<Result<readonly FoundPart[], Outcome>> => {
  const { cli, services, caller } = asking;
  if (normaliseCode(code) === '') return Ok([]);
  const named = await services.claimableParts.byCode(caller, code);
  if (!named.ok) return Err(failed(cli, named.val, catalogueProblem));
  const known = named.val.map((part) => ({ ...part, brand: part.productBrandName }));
  const parts = withCode(known, code).flatMap(
    ({ productId, code: productCode, description, productBrandName, brands }) => {
      const own = brands.filter(({ name }) => name === productBrandName);
      return (own.length > 0 ? own : brands).map(({ id, name }) => ({
        ...{ productId, productCode, description },
        ...{ productBrandId: id, productBrandName: name },
      }));
    },
  );
  return parts.length > 0 ? Ok(distinct(parts)) : catalogueParts(asking, code);
};

/** Where the server knows of no part beyond its catalogue. */
const catalogueParts = async (
  { cli, services, caller }: Asking,
  code: string,
): Promise<Result<readonly FoundPart[], Outcome>> => {
  services.use((await import('../modules/catalogue.module.ts')).catalogueModule);
  const suggested = await services.catalogue.autocompleteCode(caller, code);
  if (!suggested.ok) return Err(failed(cli, suggested.val, catalogueProblem));
  const meant = withCode(
    suggested.val.map((each) => ({ ...each, brand: each.productBrandName })),
    code,
  );
  if (meant.length === 0) return Ok([]);
  const brands = await services.catalogue.brands(caller);
  if (!brands.ok) return Err(failed(cli, brands.val, catalogueProblem));
  const parts = meant.flatMap(({ productId, code: productCode, description, productBrandName }) => {
    const brand = brands.val.find(({ name }) => name === productBrandName);
    return brand === undefined
      ? []
      : [{ productId, productCode, description, productBrandId: brand.id, productBrandName }];
  });
  return Ok(distinct(parts));
};

const distinct = (parts: readonly FoundPart[]): readonly FoundPart[] => [
  ...new Map(parts.map((part) => [`${part.productId} ${part.productBrandId}`, part])).values(),
];
