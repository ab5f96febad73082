import { Option } from 'commander';
import { productManagementProblem } from '#adapters/texts/product-management.es.ts';
import { everyProduct, type ListedProduct, type SeenProduct } from '#core/catalogue/management/managed-product.ts';
import type { ProductManagementFailure } from '#core/catalogue/management/product-management.service.ts';
import { withCode } from '#core/catalogue/products/with-code.ts';
import { folded } from '#core/shared/folded.ts';
import { Err, type Result } from '#core/shared/result.ts';
import { idIn } from '../arguments/id-word.ts';
import { type Asking, orOutcome } from '../declare/declare.ts';
import { everyRow } from '../declare/pages.ts';
import { type Outcome, problem } from '../outcome.ts';
import { printable } from '../style.ts';
import { articleMissingText } from './article-missing.ts';

export interface BrandOptions {
  readonly brand?: string;
}

export const code = ['código', "el de la marca, o su id como '#12'"] as const;
export const brandOption = new Option('--brand <MARCA>', 'de qué marca, si varias tienen ese código');
type Failed = ProductManagementFailure | Outcome;

/** By the brand's code, else by the id as '#12'. `how` is how the brand is said, where several have that code. */
export async function productCoded(
  asking: Asking,
  text = '',
  brand?: string,
  how = '--brand',
): Promise<Result<SeenProduct, Failed>> {
  const { services, caller } = asking;
  const isOfBrand = (each: { readonly brand: string }) => brand === undefined || folded(each.brand) === folded(brand);
  const listed = await everyRow<ListedProduct, ProductManagementFailure>(async (after) =>
    (await services.products.page(caller, { ...everyProduct, text }, after)).map(({ products, next }) => ({
      rows: products,
      next,
    })),
  );
  if (!listed.ok) return listed;
  const found = withCode(listed.val, text, brand);
  if (found.length > 1) {
    const brands = found.map((each) => each.brand).join(', ');
    return Err(
      problem('product-ambiguous', `Hay ${found.length} artículos ${text}`, `Decí cuál con ${how}: ${brands}`),
    );
  }
  const [only] = found;
  const id = only?.id ?? idIn(text);
  const missing = problem('product-not-found', articleMissingText(text, brand));
  if (id === null) return Err(missing);
  const seen = await services.products.one(caller, id as ListedProduct['id']);
  return seen.ok && !isOfBrand(seen.val) ? Err(missing) : seen;
}

export const productName = ({ details, brand }: SeenProduct): string => printable(`${details.code} ${brand}`);

/** As `productCoded`, with a failure made an answer of the command. */
export const productOf = async (asking: Asking, text: string, brand?: string): Promise<Result<SeenProduct, Outcome>> =>
  orOutcome(asking.cli, await productCoded(asking, text, brand), productManagementProblem);
