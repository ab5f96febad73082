import type { Author } from '#core/audit/author.ts';
import type { ShopConfigurationRepository } from '#core/configuration/shop-configuration.repository.port.ts';
import { type Section, type SectionValues, sections } from '#core/configuration/shop-configuration.ts';
import type { DistributorSection } from '#core/distributor/distributor-sections.ts';
import { undoOnFailure } from '#core/files/undo-on-failure.ts';
import type { LiveEvent } from '#core/live/event.ts';
import { Ok } from '#core/shared/result.ts';
import { isSameData } from '#core/shared/same-data.ts';
import { recordAudit } from '../audit.ts';
import { moveCatalogueRules } from '../catalogue/catalogue-follower.ts';
import { outdateTerms, tellTerms } from '../customers/terms-version.ts';
import type { Database, Queries } from '../database/database.ts';
import { difference } from '../difference.ts';
import { tell } from '../live/live.ts';
import { brandStore, pairStore, priceOrderStore, typeStore } from './catalogue-stores.ts';
import { faultStore } from './fault-store.ts';
import { readItemUsage } from './item-usage.ts';
import { bankAccountStore, deliveryStore, specialDiscountStore } from './money-stores.ts';
import { synonymStore } from './search-stores.ts';
import type { Moves, SectionStore } from './section-store.ts';
import {
  alertStore,
  currentAccountStore,
  deliveryMethodStore,
  originStore,
  reasonStore,
  whatsappStore,
} from './shop-stores.ts';

type Stores = { readonly [Of in Section]: SectionStore<Of> };

/** Stores of sections that need more than the database. */
export type GivenStores = Pick<Stores, 'emailSender' | DistributorSection>;

const storesWith = (stores: GivenStores): Stores => ({
  ...stores,
  delivery: deliveryStore,
  currentAccount: currentAccountStore,
  specialDiscounts: specialDiscountStore,
  alert: alertStore,
  products: priceOrderStore,
  productBrand: brandStore,
  productType: typeStore,
  productBrandTypesDisabled: pairStore,
  bankAccounts: bankAccountStore,
  deliveryMethods: deliveryMethodStore,
  whatsAppConfigurations: whatsappStore,
  demandOrigins: originStore,
  demandReasons: reasonStore,
  faultSequences: faultStore,
  searchSynonyms: synonymStore,
});

const action = 'configuration-changed';

/** `moved` gets what a save changed, once that is stored; the save answers when it has returned. */
export const createShopConfigurationRepository = (
  database: Database,
  moved: (what: Moves) => Promise<void>,
  ownStores: GivenStores,
): ShopConfigurationRepository => {
  const stores = storesWith(ownStores);
  return {
    async read() {
      const values = await Promise.all(sections.map((section) => stores[section].read(database)));
      return Object.fromEntries(sections.map((section, place) => [section, values[place]])) as unknown as SectionValues;
    },

    async save(section, author, decide) {
      const store: SectionStore<typeof section> = stores[section];
      const stored = await undoOnFailure((note) =>
        database.transaction(async (tx) => {
          // Two who save at once do it one after the other.
          await tx.query(`select 1 from setting where key = 'database' for update`);
          const audited = store.audited ?? ((value: unknown) => value);
          const held = await store.read(tx);
          const decided = decide(held);
          if (!decided.ok) return decided;
          // A file that is put up is another one, and not worth its megabytes of comparing.
          const isSame = !hasUpload(decided.val) && isSameData(decided.val, held);
          // An alert that is put up again with the same text counts as a new one.
          if (isSame && store.moves !== 'alert') return Ok(held);
          // Changes of a company lock its row first: settings that affect all companies take the same locks before they
          // write.
          if (store.moves === 'terms' || store.moves === 'catalogue') await outdateTerms(tx, null);
          await store.write(tx, decided.val, held, note, author);
          const after = await store.read(tx);
          await recordAudit(tx, author, action, { section, ...difference(audited(held), audited(after)) });
          await tellOf(tx, section, store.moves, author);
          return Ok(after);
        }),
      );
      if (stored.ok) await moved(store.moves);
      return stored;
    },

    async lastAuthors() {
      const rows = await database.query<{ section: Section; user_name: string }>(
        `select distinct on (facts->>'section') facts->>'section' as section, user_name
         from audit_entry where action = $1 order by facts->>'section', id desc`,
        [action],
      );
      return Object.fromEntries(rows.map(({ section, user_name }) => [section, user_name]));
    },

    usage: (section, id) => readItemUsage(database, section, id),
  };
};

/** Only staff hear of changes of mail recipients, and only staff learn which of them changed it. */
const tellOf = async (tx: Queries, section: Section, moves: Moves, { userName: by }: Author): Promise<void> => {
  const changed: LiveEvent =
    moves === 'mail'
      ? { name: 'ConfigurationChanged', audience: 'staff', facts: { section, by } }
      : { name: 'ConfigurationChanged', audience: 'everyone', facts: { section } };
  await tell(tx, changed);
  if (moves === 'alert') await tell(tx, { name: 'AlertChanged', audience: 'everyone', facts: { customerId: null } });
  if (moves === 'terms') await tellTerms(tx, 'everyone');
  // An order that is being calculated by the former rules is calculated again; and every process reads the new ones.
  if (moves === 'catalogue' || moves === 'search') await moveCatalogueRules(tx);
};

const hasUpload = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'upload' in value && value.upload !== null;
