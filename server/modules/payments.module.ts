import { ContainerModule } from 'inversify';
import { createPaymentTableWriter } from '#adapters/documents/payment-table-files.ts';
import { createPaymentRepository } from '#adapters/postgres/payments/payments.ts';
import { createPaymentManagementService, createPaymentService } from '#core/payments/create-payment-service.ts';
import { parts } from '../parts.ts';
import { paymentManagementRoutes, paymentRoutes } from '../routes/payments.routes.ts';
import { routesOf } from './routes-of.ts';

/** Payments that companies report. */
export const paymentsModule = new ContainerModule(({ bind }) => {
  bind(parts.paymentRepository).toDynamicValue((made) => createPaymentRepository(made.get(parts.database)));
  bind(parts.paymentService).toDynamicValue((made) =>
    createPaymentService({ payments: made.get(parts.paymentRepository), clock: made.get(parts.clock) }),
  );
  bind(parts.paymentManagementService).toDynamicValue((made) =>
    createPaymentManagementService({
      payments: made.get(parts.paymentRepository),
      writer: createPaymentTableWriter(made.get(parts.tableFiles)),
      clock: made.get(parts.clock),
    }),
  );
  bind(parts.routes).toDynamicValue(routesOf(paymentRoutes, parts.paymentService));
  bind(parts.routes).toDynamicValue(routesOf(paymentManagementRoutes, parts.paymentManagementService));
});
