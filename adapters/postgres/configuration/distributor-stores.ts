import type { Distributor } from '#core/distributor/distributor.ts';
import {
  type DistributorPart,
  type DistributorSection,
  type OverFile,
  type OwnFields,
  overFile,
  ownAfter,
  type PictureOverFile,
  partOf,
} from '#core/distributor/distributor-sections.ts';
import { pictureKind } from '#core/files/picture.ts';
import type { PictureStorage, Undoable } from '#core/files/picture-storage.port.ts';
import type { Hasher } from '#core/shared/hasher.port.ts';
import type { Queries } from '../database/database.ts';
import type { SectionStore } from './section-store.ts';
import { readSetting, writeSetting } from './setting-store.ts';

/** The setting with the fields in which the screen differs from the file. */
const key = 'distributor';

export const readOwnDistributor = async (queries: Queries): Promise<OwnFields> =>
  (await readSetting<OwnFields>(queries, key)) ?? {};

export interface DistributorStoreParts {
  /** The distributor by its file; where there is none, the demo's, or a blank one in production. */
  readonly file: Distributor;
  readonly hasFile: boolean;
  readonly storage: Pick<PictureStorage, 'replace'>;
  readonly hasher: Hasher;
}

type Stores = { readonly [Of in DistributorSection]: SectionStore<Of> };

/** The sections about the distributor, all of them in one setting. */
export const createDistributorStores = ({ file, hasFile, storage, hasher }: DistributorStoreParts): Stores => {
  const readPart = async <Of extends DistributorSection>(
    queries: Queries,
    section: Of,
  ): Promise<OverFile<DistributorPart<Of>>> => ({
    now: partOf(section, overFile(file, await readOwnDistributor(queries))),
    file: partOf(section, file),
    hasFile,
  });
  const writePart = async <Of extends DistributorSection>(
    tx: Queries,
    section: Of,
    now: DistributorPart<Of>,
  ): Promise<void> => {
    await writeSetting(tx, key, ownAfter(section, now, file, await readOwnDistributor(tx)));
  };
  const plain = <Of extends 'distributorData' | 'distributorTexts'>(section: Of) => ({
    moves: 'distributor' as const,
    audited: ({ now }: { readonly now: unknown }) => now,
    read: (queries: Queries) => readPart(queries, section),
    write: (tx: Queries, { now }: OverFile<DistributorPart<Of>>) => writePart(tx, section, now),
  });
  /** The picture is named by its contents: a page that was sent before keeps the one it names. */
  const pictured = <Of extends 'distributorMap' | 'distributorLook'>(
    section: Of,
    name: keyof DistributorPart<Of> & ('mapPicture' | 'logo'),
  ) => ({
    moves: 'distributor' as const,
    audited: ({ now }: { readonly now: unknown }) => now,
    read: async (queries: Queries): Promise<PictureOverFile<DistributorPart<Of>>> => ({
      ...(await readPart(queries, section)),
      upload: null,
    }),
    async write(
      tx: Queries,
      { now, upload }: PictureOverFile<DistributorPart<Of>>,
      _held: unknown,
      note: (change: Undoable) => void,
    ) {
      if (upload === null) return writePart(tx, section, now);
      const digest = hasher.digest(Buffer.from(upload).toString('base64')).replace(/[^a-z\d]/gi, '');
      const file = `${name}-${digest.slice(0, 12).toLowerCase()}.${pictureKind(upload)}`;
      note(await storage.replace('Distributor', file, upload));
      return writePart(tx, section, { ...now, [name]: file });
    },
  });
  return {
    distributorData: plain('distributorData'),
    distributorTexts: plain('distributorTexts'),
    distributorMap: pictured('distributorMap', 'mapPicture'),
    distributorLook: pictured('distributorLook', 'logo'),
  };
};
