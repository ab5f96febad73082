import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { ContainerModule, type ResolutionContext } from 'inversify';
import { interval } from 'rxjs';
import { createSheetTables } from '#adapters/documents/sheet-tables.ts';
import { createTableFiles } from '#adapters/documents/table-files.ts';
import { createPictureFolder } from '#adapters/files/picture-folder.ts';
import { createPictureStorage } from '#adapters/files/picture-storage.ts';
import { createFileRepository } from '#adapters/postgres/files/files.ts';
import { createManagedFileRepository } from '#adapters/postgres/files/managed-files.ts';
import { createProductPictureRepository } from '#adapters/postgres/files/product-pictures.ts';
import { createWaitingPictureRepository } from '#adapters/postgres/files/waiting-pictures.ts';
import { createPublicService } from '#adapters/postgres/public-service.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import { familyGroups, groupNames } from '#core/catalogue/families/family-groups.ts';
import { usualGroups } from '#core/catalogue/families/usual-groups.ts';
import { createFileService } from '#core/files/create-file-service.ts';
import { createPictureService } from '#core/files/create-picture-service.ts';
import { createProductPictureService } from '#core/files/products/create-product-picture-service.ts';
import { createForgetUnused } from '#core/files/products/forget-unused.ts';
import { createPictureMatcher } from '#core/files/products/match-names.ts';
import { createPlaceWaiting } from '#core/files/products/place-waiting.ts';
import { startWaitingPictureJob } from '#core/files/products/waiting-picture-job.ts';
import { parts } from '../parts.ts';
import { adminFilesRoutes } from '../routes/admin-files.routes.ts';
import { filesRoutes } from '../routes/files.routes.ts';
import { pictureRoutes } from '../routes/pictures.routes.ts';
import { productPictureRoutes } from '../routes/product-pictures.routes.ts';
import { publicRoutes } from '../routes/public.routes.ts';
import { picturesOf } from '../settings.ts';
import { routesOf } from './routes-of.ts';

const tidyEveryMs = 6 * 60 * 60 * 1000;

/** Which pictures products have, and which wait for theirs. */
const productPicturesOf = (made: ResolutionContext) => ({
  pictures: createProductPictureRepository({ database: made.get(parts.database), follower: made.get(parts.follower) }),
  waiting: createWaitingPictureRepository(made.get(parts.database)),
  searchIndex: made.get(parts.searchHost),
});

/** Files and pictures, and what a visitor sees of them. */
export const filesModule = new ContainerModule(({ bind }) => {
  bind(parts.files).toDynamicValue((made) => createFileRepository(made.get(parts.database)));
  bind(parts.tableFiles).toDynamicValue((made) =>
    createTableFiles(
      join(made.get(parts.settings).dataDir, 'exports'),
      made.get(parts.installation).workerFile('table-writer'),
      randomUUID,
    ),
  );
  bind(parts.sheetTables).toDynamicValue((made) =>
    createSheetTables(made.get(parts.tableFiles), join(made.get(parts.settings).dataDir, 'sheets'), randomUUID),
  );
  bind(parts.fileService).toDynamicValue((made) => createFileService(made.get(parts.files)));
  bind(parts.publicService).toDynamicValue((made) =>
    createPublicService({
      database: made.get(parts.database),
      files: made.get(parts.files),
      soldFamilies: async () => groupNames(familyGroups(await made.get(parts.knownFamilies)(false), usualGroups)),
    }),
  );
  bind(parts.pictureService).toDynamicValue((made) =>
    createPictureService({
      repository: createManagedFileRepository(made.get(parts.database)),
      storage: createPictureStorage(picturesOf(made.get(parts.settings))),
      offers: made.get(parts.offers),
    }),
  );
  bind(parts.productPictureService).toDynamicValue((made) =>
    createProductPictureService({
      ...productPicturesOf(made),
      storage: createPictureStorage(picturesOf(made.get(parts.settings))),
      hasher,
    }),
  );
  bind(parts.startJob).toDynamicValue((made) => () => {
    const stored = productPicturesOf(made);
    const storage = createPictureStorage(picturesOf(made.get(parts.settings)));
    const forgetUnused = createForgetUnused({ ...stored, storage });
    const follower = made.get(parts.follower);
    return startWaitingPictureJob({
      changes$: follower.moves$,
      ticks$: follower.unchanged$,
      hours$: interval(tidyEveryMs),
      tidy: async () => {
        await stored.waiting.forget();
        await forgetUnused();
      },
      settled: () => made.get(parts.searchHost).settled(),
      placeWaiting: createPlaceWaiting({ ...stored, match: createPictureMatcher(stored) }),
      onDefect: made.get(parts.onDefect),
    });
  });
  bind(parts.pictures).toDynamicValue((made) => createPictureFolder(picturesOf(made.get(parts.settings))));
  bind(parts.routes).toDynamicValue((made) => {
    const [pictures, { picturePaths }] = [made.get(parts.pictures), made.get(parts.settings)];
    return (app) => pictureRoutes(app, pictures, picturePaths);
  });
  bind(parts.routes).toDynamicValue(routesOf(publicRoutes, parts.publicService));
  bind(parts.routes).toDynamicValue(routesOf(adminFilesRoutes, parts.pictureService));
  bind(parts.routes).toDynamicValue(routesOf(filesRoutes, parts.fileService));
  bind(parts.routes).toDynamicValue(routesOf(productPictureRoutes, parts.productPictureService));
});
