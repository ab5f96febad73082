import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { ContainerModule, type ResolutionContext } from 'inversify';
import { filter } from 'rxjs';
import { createOfferManagementRepository } from '#adapters/postgres/offers/offer-management.ts';
import { createOfferSheetRepository } from '#adapters/postgres/offers/offer-sheets.ts';
import { createOfferRepository } from '#adapters/postgres/offers/offers.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import { offerSheetColumns, offerSheetWords } from '#adapters/texts/offer-sheets.es.ts';
import { pricingTexts } from '#adapters/texts/pricing.es.ts';
import { createOfferService } from '#core/offers/create-offer-service.ts';
import { createOfferManagementService } from '#core/offers/management/create-offer-management-service.ts';
import { createOfferWriter } from '#core/offers/management/create-offer-writer.ts';
import { startOfferTurnJob } from '#core/offers/management/offer-turn-job.ts';
import { createOfferSheetRunner } from '#core/offers/sheets/create-offer-sheet-runner.ts';
import { createOfferUndo } from '#core/offers/sheets/create-offer-undo.ts';
import { parts } from '../parts.ts';
import { offerManagementRoutes } from '../routes/offer-management.routes.ts';
import { offersRoutes } from '../routes/offers.routes.ts';
import { routesOf } from './routes-of.ts';
import { sellingOf } from './selling.ts';
import { sheetPartsOf } from './sheet-parts.ts';

const offerWriterOf = (made: ResolutionContext) =>
  createOfferWriter({
    repository: made.get(parts.offerManagement),
    productRepository: made.get(parts.productRepository),
    hasher,
    clock: made.get(parts.clock),
  });

/** What is on offer, and making it. */
export const offersModule = new ContainerModule(({ bind }) => {
  bind(parts.offers).toDynamicValue((made) => createOfferRepository(made.get(parts.database)));
  bind(parts.offerManagement).toDynamicValue((made) =>
    createOfferManagementRepository({
      database: made.get(parts.database),
      follower: made.get(parts.follower),
      termsMoved: () => made.get(parts.terms).forget(null),
    }),
  );
  bind(parts.offerManagementService).toDynamicValue((made) =>
    createOfferManagementService({
      repository: made.get(parts.offerManagement),
      productRepository: made.get(parts.productRepository),
      terms: made.get(parts.terms),
      names: pricingTexts,
      hasher,
      clock: made.get(parts.clock),
    }),
  );
  bind(parts.offerSheetRunner).toDynamicValue((made) =>
    createOfferSheetRunner({
      offers: made.get(parts.offerManagementService),
      write: offerWriterOf(made),
      changes: made.get(parts.offerManagement),
      repository: createOfferSheetRepository(made.get(parts.database)),
      ...sheetPartsOf(made),
      words: offerSheetWords,
      columns: offerSheetColumns,
    }),
  );
  bind(parts.offerUndo).toDynamicValue((made) =>
    createOfferUndo({ offers: made.get(parts.offerManagement), write: offerWriterOf(made) }),
  );
  bind(parts.startJob).toDynamicValue((made) => () => {
    const job = startOfferTurnJob({
      repository: made.get(parts.offerManagement),
      jobs: made.get(parts.jobs),
      clock: made.get(parts.clock),
      changes$: made.get(parts.liveBus).events$.pipe(filter(({ name }) => name === 'OffersChanged')),
      onDefect: made.get(parts.onDefect),
    });
    return { stop: () => job.unsubscribe() };
  });
  bind(parts.offerService).toDynamicValue((made) =>
    createOfferService({
      ...sellingOf(made),
      offers: made.get(parts.offers),
      taxonomy: made.get(parts.taxonomy),
      yieldToOthers,
    }),
  );
  bind(parts.routes).toDynamicValue(routesOf(offersRoutes, parts.offerService));
  bind(parts.routes).toDynamicValue(routesOf(offerManagementRoutes, parts.offerManagementService));
});
