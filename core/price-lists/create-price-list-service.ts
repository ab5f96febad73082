import { authorise } from '#core/access/authorise.ts';
import type { Caller } from '#core/access/caller.ts';
import type { ProductRepository } from '#core/catalogue/products/product.repository.port.ts';
import type { TermsRepository } from '#core/customers/terms.repository.port.ts';
import type { Hasher } from '#core/shared/hasher.port.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { PriceListRepository } from './price-list.repository.port.ts';
import type { PriceListFiles, PriceListService } from './price-list.service.ts';
import { type PriceList, type PriceListFormat, priceListFileName, priceListFormats } from './price-list.ts';
import type { PriceListFileGenerator } from './price-list-file-generator.ts';
import type { PriceListStorage } from './price-list-storage.port.ts';
import { currentVersion, isOutdated, type PriceListVersion } from './price-list-version.ts';

export interface PriceListParts {
  readonly repository: PriceListRepository;
  readonly store: Pick<PriceListStorage, 'open'>;
  readonly makeFiles: PriceListFileGenerator;
  readonly terms: Pick<TermsRepository, 'of'>;
  readonly productRepository: Pick<ProductRepository, 'generation' | 'disabled'>;
  readonly hasher: Hasher;
}

export const createPriceListService = (parts: PriceListParts): PriceListService => {
  const { repository, store, makeFiles, terms, productRepository, hasher } = parts;

  /** An administrator's are all of them; a company's is the one it buys by. */
  const listsOf = async ({ role, customerId }: Caller): Promise<readonly PriceList[]> => {
    const lists = await repository.lists();
    if (role === 'Admin') return lists;
    if (customerId === null) return [];
    const own = (await terms.of(customerId))?.prices.priceListId;
    return lists.filter(({ id }) => id === own);
  };

  /** Makes the files at once; open screens of the list then show them. */
  const makeNow = async (list: PriceList): Promise<PriceListVersion> => {
    const version = await makeFiles(list);
    await repository.announce('done', null);
    return version;
  };

  const bytesOf = async (list: PriceList, format: PriceListFormat): Promise<AsyncIterable<Uint8Array>> => {
    // Files from before something was disabled are not given out; files with earlier prices are, and say from when they
    // are.
    const made = list.made?.version ?? null;
    const isFit = made?.disabled === currentVersion(productRepository, hasher).disabled;
    const kept = made !== null && isFit ? await store.open(list.id, made, format) : null;
    const bytes = kept ?? (await store.open(list.id, await makeNow(list), format));
    if (bytes === null) throw new Error(`the files of price list ${list.id} were made and are not there`);
    return bytes;
  };

  return authorise<PriceListService>('priceLists', {
    async lists(caller) {
      const current = currentVersion(productRepository, hasher);
      return Ok((await listsOf(caller)).map((list) => filesOf(list, current)));
    },

    async file(caller, name) {
      for (const list of await listsOf(caller)) {
        const format = priceListFormats.find((one) => priceListFileName(list, one) === name);
        if (format !== undefined) return Ok({ name, content: await bytesOf(list, format) });
      }
      return Err({ code: 'price-list-not-found' });
    },
  });
};

const filesOf = (list: PriceList, current: PriceListVersion): PriceListFiles => {
  const { made } = list;
  const file = (format: PriceListFormat) => ({
    name: priceListFileName(list, format),
    date: made?.date ?? null,
    isOutdated: isOutdated(list, current),
  });
  return {
    name: list.name,
    files: { excel: file('excel'), comma: file('comma'), semicolon: file('semicolon') },
  };
};
