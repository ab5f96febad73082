import type { Caller } from '#core/access/caller.ts';
import type { ProductShelf } from '#core/catalogue/product-shelf.port.ts';
import type { TermsBook } from '#core/customers/terms-book.port.ts';
import type { Hasher } from '#core/shared/hasher.port.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { type PriceList, type PriceListFormat, priceListFileName, priceListFormats } from './price-list.ts';
import type { PriceListBook } from './price-list-book.port.ts';
import type { PriceListDesk, PriceListFiles } from './price-list-desk.ts';
import type { PriceListPress } from './price-list-press.service.ts';
import type { PriceListStore } from './price-list-store.port.ts';
import { currentVersion, isSameVersion, type PriceListVersion } from './price-list-version.ts';

export interface PriceListParts {
  readonly book: PriceListBook;
  readonly store: Pick<PriceListStore, 'open'>;
  readonly press: PriceListPress;
  readonly terms: Pick<TermsBook, 'of'>;
  readonly shelf: Pick<ProductShelf, 'generation' | 'disabled'>;
  readonly hasher: Hasher;
}

export const createPriceListDesk = (parts: PriceListParts): PriceListDesk => {
  const { book, store, press, terms, shelf, hasher } = parts;

  /** An administrator's are all of them; a company's is the one it buys by. */
  const listsOf = async ({ role, customerId }: Caller): Promise<readonly PriceList[]> => {
    const lists = await book.lists();
    if (role === 'Admin') return lists;
    if (customerId === null) return [];
    const own = (await terms.of(customerId))?.prices.priceListId;
    return lists.filter(({ id }) => id === own);
  };

  /** Whoever looks at the list sees that it is there now. */
  const pressed = async (list: PriceList): Promise<PriceListVersion> => {
    const version = await press(list);
    await book.announce('done', null);
    return version;
  };

  const bytesOf = async (list: PriceList, format: PriceListFormat): Promise<AsyncIterable<Uint8Array>> => {
    // What was disabled since is in nobody's hands from that moment on; prices of a while ago are told as such.
    const made = list.made?.version ?? null;
    const isFit = made?.disabled === currentVersion(shelf, hasher).disabled;
    const kept = made !== null && isFit ? await store.open(list.id, made, format) : null;
    const bytes = kept ?? (await store.open(list.id, await pressed(list), format));
    if (bytes === null) throw new Error(`the files of price list ${list.id} were made and are not there`);
    return bytes;
  };

  return {
    async lists(caller) {
      const current = currentVersion(shelf, hasher);
      return Ok((await listsOf(caller)).map((list) => filesOf(list, current)));
    },

    async file(caller, name) {
      for (const list of await listsOf(caller)) {
        const format = priceListFormats.find((one) => priceListFileName(list, one) === name);
        if (format !== undefined) return Ok({ name, content: await bytesOf(list, format) });
      }
      return Err({ code: 'price-list-not-found' });
    },
  };
};

const filesOf = (list: PriceList, current: PriceListVersion): PriceListFiles => {
  const { made } = list;
  const file = (format: PriceListFormat) => ({
    name: priceListFileName(list, format),
    date: made?.date ?? null,
    isOutdated: made !== null && !isSameVersion(made.version, current),
  });
  return {
    name: list.name,
    files: { excel: file('excel'), comma: file('comma'), semicolon: file('semicolon') },
  };
};
