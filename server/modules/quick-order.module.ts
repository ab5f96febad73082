import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { ContainerModule } from 'inversify';
import { createOrderSheet } from '#adapters/documents/order-sheet.ts';
import { createUploadStorage } from '#adapters/files/upload-storage.ts';
import { createQuickOrderService } from '#core/quick-order/create-quick-order-service.ts';
import { maxOrderSheetBytes } from '#core/quick-order/quick-order.service.ts';
import { parts } from '../parts.ts';
import { quickOrderRoutes } from '../routes/quick-order.routes.ts';
import { routesOf } from './routes-of.ts';
import { searchingOf } from './searching.ts';

/** Orders as people write them. */
export const quickOrderModule = new ContainerModule(({ bind }) => {
  bind(parts.quickOrderService).toDynamicValue((made) => {
    const storage = createUploadStorage(join(made.get(parts.settings).dataDir, 'order-sheets'), maxOrderSheetBytes);
    const sheets = createOrderSheet(made.get(parts.installation).workerFile('order-sheet'), storage, randomUUID);
    return createQuickOrderService({ ...searchingOf(made), sheets, yieldToOthers });
  });
  bind(parts.routes).toDynamicValue(routesOf(quickOrderRoutes, parts.quickOrderService));
});
