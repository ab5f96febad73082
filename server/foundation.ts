import type { FastifyBaseLogger } from 'fastify';
import { ContainerModule } from 'inversify';
import { merge, share } from 'rxjs';
import { systemClock } from '#adapters/clock/system-clock.ts';
import { createCartRepository } from '#adapters/postgres/cart/cart.ts';
import { followCatalogue } from '#adapters/postgres/catalogue/catalogue-follower.ts';
import { createExclusionRepository } from '#adapters/postgres/catalogue/exclusions.ts';
import { createProductRepository } from '#adapters/postgres/catalogue/products.ts';
import { createTaxonomyRepository } from '#adapters/postgres/catalogue/taxonomy.ts';
import { createVehicleRepository } from '#adapters/postgres/catalogue/vehicles.ts';
import { followDistributor } from '#adapters/postgres/configuration/distributor-follower.ts';
import { createTermsRepository } from '#adapters/postgres/customers/terms.ts';
import type { Database } from '#adapters/postgres/database/database.ts';
import { databaseId } from '#adapters/postgres/database/database-id.ts';
import { createJobQueue } from '#adapters/postgres/jobs/job-queue.ts';
import { createLiveBus } from '#adapters/postgres/live/live-bus.ts';
import { createSynonymRepository } from '#adapters/postgres/search/search-synonyms.ts';
import { createSessionRepository } from '#adapters/postgres/session/sessions.ts';
import type { Cipher } from '#core/credentials/cipher.port.ts';
import type { Distributor } from '#core/distributor/distributor.ts';
import { effectiveSynonyms } from '#core/search/synonyms/synonym-list.ts';
import { tradeSynonyms } from '#core/search/synonyms/trade-synonyms.ts';
import type { ReportFailure } from '#core/shared/failure-report.ts';
import { catalogueChangeEvents } from './catalogue-change-events.ts';
import { bindOpened } from './container.ts';
import { type DistributorFile, unsaidDistributor } from './distributor-of.ts';
import type { Installation } from './installation.ts';
import { parts } from './parts.ts';
import { type ReadAhead, readAhead, snapshotFileOf } from './read-ahead.ts';
import { openSearchHost } from './search/search-host.ts';
import type { Settings } from './settings.ts';

/** Everything that the server is given from outside. */
export interface OpenedParts {
  readonly settings: Settings;
  readonly installation: Installation;
  /** Open, at this program's tables. */
  readonly database: Database;
  readonly cipher: Cipher;
  readonly logger: FastifyBaseLogger;
  readonly report: ReportFailure;
  /** The distributor by its file; left out where there is none. */
  readonly distributor?: Distributor;
  readonly ahead?: ReadAhead;
}

/** What every word stands on: opened here, since it takes a moment, and followed from then on. */
export const openFoundation = async (opened: OpenedParts): Promise<ContainerModule> => {
  const { settings, installation, database, cipher, logger, report } = opened;
  const file: DistributorFile = {
    distributor: opened.distributor ?? unsaidDistributor(settings),
    isThere: opened.distributor !== undefined,
  };
  const onDefect = (error: unknown): void => report('defect', error);

  const { snapshot, pages } = opened.ahead ?? (await readAhead(settings, installation, file.distributor));
  const follower = await followCatalogue(database, undefined, report);
  const [liveBus, productRepository, sessions] = await Promise.all([
    createLiveBus(database, report),
    createProductRepository(database, follower, report),
    createSessionRepository(database),
  ]);
  const synonyms = createSynonymRepository(database, follower);
  const searchHost = await openSearchHost(snapshot, {
    database,
    follower,
    synonyms: async () => effectiveSynonyms(tradeSynonyms, await synonyms.all()),
    snapshotFile: snapshotFileOf(settings),
    workerFile: installation.workerFile('search-build'),
    onFailure: onDefect,
  });
  const terms = createTermsRepository(database);
  const carts = createCartRepository(database);
  const exclusions = await createExclusionRepository(database);
  const id = await databaseId(database);
  const distributor = await followDistributor(database, file.distributor, liveBus.events$, report);
  const jobs = await createJobQueue(database, report);
  liveBus.events$.subscribe((event) => {
    if (event.name === 'CartChanged') carts.forget(event.facts.customerId);
    if (event.name === 'TermsChanged') terms.forget(event.facts.customerId);
  });
  // Every process follows the catalogue itself: the event is not sent between processes.
  const catalogueChanges$ = catalogueChangeEvents({
    moves$: follower.moves$,
    productsStand: () => productRepository.catchUp().catch((error: unknown) => report('catalogue-follower', error)),
    indexStands: searchHost.caughtUp,
    indexWithinMs: 500,
  }).pipe(share());

  return new ContainerModule(({ bind }) => {
    bindOpened(bind, {
      settings,
      installation,
      database,
      databaseId: id,
      cipher,
      logger,
      report,
      onDefect,
      distributorFile: file,
      distributorFollower: distributor,
      distributor: distributor.current,
      pages,
      clock: systemClock,
      follower,
      liveBus: { events$: merge(liveBus.events$, catalogueChanges$) },
      productRepository,
      sessions,
      synonyms,
      searchHost,
      terms,
      carts,
      exclusions,
      jobs,
      stopping: new AbortController(),
    });
    bind(parts.taxonomy).toDynamicValue(() => createTaxonomyRepository(database, follower));
    bind(parts.vehicles).toDynamicValue(() => createVehicleRepository(database, follower));
  });
};
