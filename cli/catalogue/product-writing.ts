import type { Command } from 'commander';
import * as z from 'zod/mini';
import { productManagementProblem } from '#adapters/texts/product-management.es.ts';
import {
  managedProductToWire,
  managedProductWire,
  productDetailsFromWire,
  productDetailsToWire,
  productDetailsWire,
} from '#adapters/wire/product-management.wire.ts';
import type { SeenProduct } from '#core/catalogue/management/managed-product.ts';
import type { ProductDetails } from '#core/catalogue/management/product-details.ts';
import { checkedProduct } from '#core/catalogue/management/product-flaws.ts';
import type { ProductManagementFailure } from '#core/catalogue/management/product-management.service.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import { Ok, type Result } from '#core/shared/result.ts';
import { withoutFile } from '../arguments/needs.ts';
import { alreadySoText, standsAlready } from '../declare/already-so.ts';
import { changedWire, declareChange } from '../declare/change.ts';
import type { Asking } from '../declare/declare.ts';
import { type FileOptions, fieldsNeeded, fileOption, givenFields, wholeOf } from '../fields-file.ts';
import { type BrandOptions, brandOption, code, productCoded, productName } from '../find/find-product.ts';
import { isOutcome, type Outcome } from '../outcome.ts';
import type { Act } from '../run-command.ts';
import { printable } from '../style.ts';
import { productDifference } from './product-difference.ts';
import { fieldsOfProduct, type ProductFieldOptions, productFieldOptions } from './product-fields.ts';

const base = {
  access: 'administration',
  problem: productManagementProblem,
  answer: changedWire(z.partial(managedProductWire)),
  toWire: managedProductToWire,
} as const;

/**
 * What it says, however it is ordered: a list without a price and one that is not named are the same, and names say
 * nothing.
 */
const comparableDetails = (details: ProductDetails): object => {
  const { prices, relations, applications, ...rest } = productDetailsToWire(details);
  return {
    ...rest,
    prices: prices
      .filter(({ price }) => price !== null)
      .sort((one, other) => one.priceListId.localeCompare(other.priceListId)),
    relations: relations.map((each) => ({ ...each, name: '' })),
    applications: applications.map((each) => ({ ...each, name: '' })),
  };
};

const isSo = (asked: ProductDetails, held: ProductDetails): boolean =>
  standsAlready(comparableDetails(asked), comparableDetails(held));

/** What is wrong with what is to be stored; null where nothing is. */
const flawsOf = ({ cli }: Asking, details: ProductDetails): ProductManagementFailure | null => {
  const checked = checkedProduct(details, dateInBuenosAires(cli.terminal.now()));
  return checked.ok ? null : checked.val;
};

const codeTaken = (product: SeenProduct): ProductManagementFailure => ({
  code: 'product-code-taken',
  id: product.id,
  name: productName(product),
});

/** The product of that brand and code, if there is one. */
const held = async (
  asking: Asking,
  { code: wanted, brandId }: ProductDetails,
): Promise<Result<SeenProduct | null, ProductManagementFailure | Outcome>> => {
  const choices = await asking.services.products.choices(asking.caller);
  if (!choices.ok) return choices;
  const brand = choices.val.brands.find(({ id }) => id === brandId)?.name;
  const found = brand === undefined ? null : await productCoded(asking, wanted, brand);
  if (found === null || found.ok) return Ok(found?.val ?? null);
  return isOutcome(found.val) ? Ok(null) : found;
};

interface EditOptions extends FileOptions, BrandOptions, ProductFieldOptions {
  readonly dryRun?: boolean;
}

/** A product that was to be made. */
interface Made {
  readonly product: SeenProduct;
  readonly wasThere: boolean;
}

/**
 * A product that was made a moment ago is not found by its code yet: the server names it when it refuses the second.
 */
export const made = async (
  { services, caller }: Asking,
  details: ProductDetails,
): Promise<Result<Made, ProductManagementFailure>> => {
  const created = await services.products.create(caller, details);
  if (created.ok) return Ok({ product: created.val, wasThere: false });
  if (created.val.code !== 'product-code-taken') return created;
  const there = await services.products.one(caller, created.val.id);
  const isSame = there.ok && isSo(details, there.val.details);
  return isSame ? Ok({ product: there.val, wasThere: true }) : created;
};

/** `create` and `edit`: a product out of a file, and of what options say over it. */
export const productWriting = (products: Command, act: Act): void => {
  declareChange<FileOptions & ProductFieldOptions, Made, ProductManagementFailure>(products, act, {
    ...base,
    toWire: ({ product }) => managedProductToWire(product),
    name: 'create',
    about: 'Crea un artículo con lo que se le diga, o lo que dice un archivo',
    examples: [
      'products create --brand-id NGK --code BKR6E --description "Bujía" --type-id Bujías --prices "Lista 1|1234,50"',
      'products create --file articulo.json',
      'products create --file - --dry-run < articulo.json',
    ],
    options: [fileOption(), ...productFieldOptions],
    needs: (['--brand-id', '--code', '--description', '--type-id'] as const).map((name) => ({
      anyOf: [name],
      when: withoutFile,
    })),
    wasDone: ({ wasThere }) => wasThere,
    message: ({ product, wasThere }) => (wasThere ? alreadySoText : `Creado: ${productName(product)}`),
    plan: async (asking, { file, ...options }) => {
      const typed = await fieldsOfProduct(asking, options, null);
      if (!typed.ok) return typed;
      const fields = await givenFields(asking.cli, file, typed.val);
      if (!fields.ok) return fields;
      const whole = wholeOf(productDetailsWire, fields.val);
      if (!whole.ok) return whole;
      const details = productDetailsFromWire(whole.val);
      const there = await held(asking, details);
      // A product that is there with the same details is made already.
      return there.map((product) => ({
        question: `¿Crear el artículo ${printable(details.code)}?`,
        isDone: product !== null && isSo(details, product.details),
        before: product === null ? {} : managedProductToWire(product),
        refusal: () => flawsOf(asking, details) ?? (product === null ? null : codeTaken(product)),
        work: () => made(asking, details),
      }));
    },
  });
  declareChange<EditOptions, SeenProduct, ProductManagementFailure>(products, act, {
    ...base,
    name: 'edit',
    about: 'Cambia lo que se le diga de un artículo, o lo que dice un archivo, y nada más',
    examples: [
      'products edit BKR6E --multiple 4 --prices "Lista 1|1234,50"',
      'products edit BKR6E --brand NGK --file cambios.json --dry-run',
    ],
    words: [code],
    options: [brandOption, fileOption(), ...productFieldOptions],
    needs: [fieldsNeeded(productFieldOptions, '--description "Bujía"')],
    message: (product) => `Guardado: ${productName(product)}`,
    plan: async (asking, { file, brand, dryRun, ...options }, text) => {
      const found = await productCoded(asking, text, brand);
      if (!found.ok) return found;
      const { val: product } = found;
      const typed = await fieldsOfProduct(asking, options, product.details);
      if (!typed.ok) return typed;
      const fields = await givenFields(asking.cli, file, typed.val);
      if (!fields.ok) return fields;
      const whole = wholeOf(productDetailsWire, fields.val, productDetailsToWire(product.details));
      if (!whole.ok) return whole;
      const details = productDetailsFromWire(whole.val);
      const changes = dryRun === true ? await productDifference(asking, product, details) : Ok('');
      return changes.map((lines) => {
        return {
          question: `¿Guardar los cambios de ${productName(product)}?${lines}`,
          isDone: isSo(details, product.details),
          before: managedProductToWire(product),
          refusal: () => flawsOf(asking, details),
          work: () => asking.services.products.change(asking.caller, product.id, product.tag, details),
        };
      });
    },
  });
};
