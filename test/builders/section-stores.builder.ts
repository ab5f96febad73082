import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPictureStorage } from '#adapters/files/picture-storage.ts';
import { createDistributorStores } from '#adapters/postgres/configuration/distributor-stores.ts';
import type { SectionStore } from '#adapters/postgres/configuration/section-store.ts';
import type { GivenStores } from '#adapters/postgres/configuration/shop-configuration.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import { defaultDistributor } from '#core/distributor/default-distributor.ts';
import type { Distributor } from '#core/distributor/distributor.ts';

/** The stores of sections that need more than the database: of a distributor that has no file unless one is given. */
export const givenStores = (
  emailSender: SectionStore<'emailSender'>,
  { file, pictures }: { readonly file?: Distributor; readonly pictures?: string } = {},
): GivenStores => ({
  emailSender,
  ...createDistributorStores({
    file: file ?? defaultDistributor,
    hasFile: file !== undefined,
    storage: createPictureStorage(pictures ?? mkdtempSync(join(tmpdir(), 'mostrador-pictures-'))),
    hasher,
  }),
});
