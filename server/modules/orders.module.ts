import { ContainerModule } from 'inversify';
import { createOrderPaperTables } from '#adapters/documents/order-paper-tables.ts';
import { createOrderPrinter } from '#adapters/documents/order-papers.ts';
import { createOrderTableWriter } from '#adapters/documents/order-table-files.ts';
import { createOrderRepository } from '#adapters/postgres/orders/orders.ts';
import { createStaffOrderRepository } from '#adapters/postgres/orders/staff-orders.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import { orderPaperName } from '#adapters/texts/order-papers.es.ts';
import { onPaper } from '#core/distributor/on-paper.ts';
import { createOrderManagementService } from '#core/orders/create-order-management-service.ts';
import { createOrderService } from '#core/orders/create-order-service.ts';
import { createOrderPapersService } from '#core/orders/staff/create-order-papers-service.ts';
import { createStaffOrderService } from '#core/orders/staff/create-staff-order-service.ts';
import { parts } from '../parts.ts';
import { orderPapersRoutes } from '../routes/order-papers.routes.ts';
import { orderManagementRoutes, orderRoutes } from '../routes/orders.routes.ts';
import { staffOrderRoutes } from '../routes/staff-orders.routes.ts';
import { routesOf } from './routes-of.ts';
import { sellingOf } from './selling.ts';

/** Sending orders, and following them. */
export const ordersModule = new ContainerModule(({ bind }) => {
  bind(parts.orders).toDynamicValue((made) => createOrderRepository(made.get(parts.database)));
  bind(parts.orderService).toDynamicValue((made) =>
    createOrderService({ ...sellingOf(made), orders: made.get(parts.orders), clock: made.get(parts.clock), hasher }),
  );
  bind(parts.orderManagementService).toDynamicValue((made) =>
    createOrderManagementService({ orders: made.get(parts.orders), clock: made.get(parts.clock) }),
  );
  bind(parts.staffOrders).toDynamicValue((made) => createStaffOrderRepository(made.get(parts.database)));
  bind(parts.staffOrderService).toDynamicValue((made) =>
    createStaffOrderService({
      ...sellingOf(made),
      repository: made.get(parts.staffOrders),
      clock: made.get(parts.clock),
    }),
  );
  bind(parts.orderPapersService).toDynamicValue((made) =>
    createOrderPapersService({
      repository: made.get(parts.staffOrders),
      printer: createOrderPrinter(() => onPaper(made.get(parts.distributor)())),
      tables: createOrderPaperTables(made.get(parts.tableFiles)),
      writer: createOrderTableWriter(made.get(parts.tableFiles)),
      clock: made.get(parts.clock),
      nameOf: orderPaperName,
    }),
  );
  bind(parts.routes).toDynamicValue(routesOf(orderRoutes, parts.orderService));
  bind(parts.routes).toDynamicValue(routesOf(orderManagementRoutes, parts.orderManagementService));
  bind(parts.routes).toDynamicValue(routesOf(orderPapersRoutes, parts.orderPapersService));
  bind(parts.routes).toDynamicValue(routesOf(staffOrderRoutes, parts.staffOrderService));
});
