import { ContainerModule } from 'inversify';
import { createSheetService } from '#adapters/http/sheets.ts';
import { sheetPaths } from '#adapters/wire/sheets.wire.ts';
import { foundation, services } from '../parts.ts';

/** Offers as a spreadsheet. */
export const offersModule = new ContainerModule(({ bind }) => {
  bind(services.offerSheets).toDynamicValue(({ get }) => createSheetService(get(foundation.http), sheetPaths.offers));
});
