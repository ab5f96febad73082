import { authorise } from '#core/access/authorise.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import type { Clock } from '#core/shared/clock.ts';
import { type ListWriter, listFile } from '#core/shared/list-file.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { ArticlesToLocate } from './located-articles.ts';
import { maxPrintedAtOnce, type OrderPapersService } from './order-papers.service.ts';
import type { OrderPaper, OrderPaperTables, OrderPrinter, PaperFormat } from './order-printer.port.ts';
import { readOrderText } from './order-text.ts';
import { paperOrder } from './paper-order.ts';
import type { StaffOrderRepository } from './staff-order.repository.port.ts';
import type { StaffOrder, StaffOrderRow } from './staff-order.ts';
import { scopeOf } from './staff-scope.ts';

interface OrderPapersParts {
  readonly repository: Pick<StaffOrderRepository, 'list' | 'byNumber' | 'locationsOf'>;
  readonly printer: OrderPrinter;
  readonly tables: OrderPaperTables;
  readonly writer: ListWriter<StaffOrderRow>;
  readonly clock: Clock;
  /** The name of a file of these orders. */
  readonly nameOf: (paper: OrderPaper, format: PaperFormat, titles: readonly string[]) => string;
}

const notAllowed = Err({ code: 'not-allowed' } as const);

export const createOrderPapersService = ({
  repository,
  printer,
  tables,
  writer,
  clock,
  nameOf,
}: OrderPapersParts): OrderPapersService => {
  return authorise<OrderPapersService>('staffOrders', {
    async print(caller, paper, format, numbers) {
      const scope = scopeOf(caller);
      if (scope === null) return notAllowed;
      if (numbers.length > maxPrintedAtOnce) return Err({ code: 'too-many-orders', max: maxPrintedAtOnce });
      const orders: StaffOrder[] = [];
      for (const number of numbers) {
        const order = await repository.byNumber(scope, number);
        if (order === null) return Err({ code: 'order-not-found' });
        orders.push(order);
      }
      const located = await repository.locationsOf(articlesOf(orders));
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
      const asked = { ...filter, text: readOrderText(filter.text) };
      return listFile({
        ...{ writer, format, signal },
        today: dateInBuenosAires(clock.now()),
        pageAfter: async (after) =>
          (await repository.list(scope, asked, after)).map(({ orders, next }) => ({ rows: orders, next })),
      });
    },
  });
};

const articlesOf = (orders: readonly StaffOrder[]): ArticlesToLocate => {
  const lines = orders.flatMap((order) => order.lines);
  return {
    rows: lines.flatMap(({ productPriceId }) => productPriceId ?? []),
    products: lines.flatMap(({ products }) => products.flatMap(({ productId }) => productId ?? [])),
  };
};
