import { Readable } from 'node:stream';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { productToWire } from '#adapters/wire/product.wire.ts';
import type { ProductGroups } from '#core/catalogue/products/product-groups.ts';

const atOnce = 100;

/** Thousands of products as the JSON of product-groups.wire.ts, written some at a time: nobody else's answer waits for all of it. */
export const streamProductGroups = (groups: ProductGroups): Readable =>
  Readable.from(pieces(groups), { objectMode: false });

async function* pieces({ types, subTypes }: ProductGroups): AsyncGenerator<string> {
  yield `{"types":${JSON.stringify(types)},"subTypes":[`;
  for (const [place, { products, ...subType }] of subTypes.entries()) {
    yield `${place === 0 ? '' : ','}${JSON.stringify(subType).slice(0, -1)},"products":[`;
    for (let from = 0; from < products.length; from += atOnce) {
      const some = products.slice(from, from + atOnce).map((product) => JSON.stringify(productToWire(product)));
      yield `${from === 0 ? '' : ','}${some.join(',')}`;
      await yieldToOthers();
    }
    yield ']}';
  }
  yield ']}';
}
