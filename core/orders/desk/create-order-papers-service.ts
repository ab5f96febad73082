import { authorise } from '#core/access/authorise.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import type { Clock } from '#core/shared/clock.ts';
import { type ListWriter, listFile } from '#core/shared/list-file.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { DeskOrder, DeskRow } from './desk-order.ts';
import { scopeOf } from './desk-scope.ts';
import { readDeskText } from './desk-text.ts';
import type { ArticlesToLocate } from './located-articles.ts';
import type { OrderDeskRepository } from './order-desk.repository.port.ts';
import { maxPrintedAtOnce, type OrderPapersService } from './order-papers.service.ts';
import type { OrderPaper, OrderPaperTables, OrderPrinter, PaperFormat } from './order-printer.port.ts';
import { paperOrder } from './paper-order.ts';

interface OrderPapersParts {
  readonly desk: Pick<OrderDeskRepository, 'list' | 'byNumber' | 'locationsOf'>;
  readonly printer: OrderPrinter;
  readonly tables: OrderPaperTables;
  readonly writer: ListWriter<DeskRow>;
  readonly clock: Clock;
  /** What a file of these orders is called. */
  readonly nameOf: (paper: OrderPaper, format: PaperFormat, titles: readonly string[]) => string;
}

const notAllowed = Err({ code: 'not-allowed' } as const);

export const createOrderPapersService = ({
  desk,
  printer,
  tables,
  writer,
  clock,
  nameOf,
}: OrderPapersParts): OrderPapersService => {
  return authorise<OrderPapersService>('orderDesk', {
    async print(caller, paper, format, numbers) {
      const scope = scopeOf(caller);
      if (scope === null) return notAllowed;
      if (numbers.length > maxPrintedAtOnce) return Err({ code: 'too-many-orders', max: maxPrintedAtOnce });
      const orders: DeskOrder[] = [];
      for (const number of numbers) {
        const order = await desk.byNumber(scope, number);
        if (order === null) return Err({ code: 'order-not-found' });
        orders.push(order);
      }
      const located = await desk.locationsOf(articlesOf(orders));
      const printed = orders.map((order) => paperOrder(order, located));
      const content =
        format === 'pdf' ? await printer.print(paper, printed) : await tables.write(paper, format, printed);
      if (content === null) return Err({ code: 'exports-busy' });
      const titles = printed.map(({ title }) => title);
      return Ok({ name: nameOf(paper, format, titles), content });
    },

    async table(caller, filter, format, signal) {
      const scope = scopeOf(caller);
      if (scope === null) return notAllowed;
      const asked = { ...filter, text: readDeskText(filter.text) };
      return listFile({
        ...{ writer, format, signal },
        today: dateInBuenosAires(clock.now()),
        pageAfter: async (after) =>
          (await desk.list(scope, asked, after)).map(({ orders, next }) => ({ rows: orders, next })),
      });
    },
  });
};

const articlesOf = (orders: readonly DeskOrder[]): ArticlesToLocate => {
  const lines = orders.flatMap((order) => order.lines);
  return {
    rows: lines.flatMap(({ productPriceId }) => productPriceId ?? []),
    products: lines.flatMap(({ products }) => products.flatMap(({ productId }) => productId ?? [])),
  };
};
