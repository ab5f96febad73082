import { authorOf } from '#core/audit/author.ts';
import type { ProductShelf } from '#core/catalogue/product-shelf.port.ts';
import { soldAs } from '#core/catalogue/sold-as.ts';
import type { Clock } from '#core/shared/clock.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { NewsBoard } from './news-board.port.ts';
import type { NewsManagementDesk } from './news-management-desk.ts';

export interface NewsManagementParts {
  readonly board: NewsBoard;
  readonly shelf: Pick<ProductShelf, 'cards' | 'disabled'>;
  readonly clock: Clock;
}

export const createNewsManagementDesk = ({ board, shelf, clock }: NewsManagementParts): NewsManagementDesk => ({
  async list() {
    const announced = await board.announced();
    const cards = await shelf.cards([...new Set(announced.map(({ productId }) => productId))]);
    const rows = new Map(cards.map((card) => [card.productId, card.rows]));
    return Ok(
      announced.map((news) => {
        const row = rows.get(news.productId)?.find(({ brandId }) => brandId === news.productBrandId);
        return { ...news, code: row?.code ?? '' };
      }),
    );
  },

  async announce(caller, { productId, productBrandId }) {
    const what = { productId, productBrandId };
    const [sold = null] = await soldAs(shelf, [what]);
    if (sold === null) return Err({ code: 'news-product-unknown' });
    const createdAt = new Date(clock.now()).toISOString();
    const id = await board.announce(what, createdAt, authorOf(caller));
    if (id === null) return Err({ code: 'news-already-there' });
    return Ok({ ...what, id, code: sold.productCode, productBrandName: sold.productBrandName, createdAt });
  },

  async withdraw(caller, id) {
    return (await board.withdraw(id, authorOf(caller))) ? Ok(null) : Err({ code: 'news-not-found' });
  },
});
