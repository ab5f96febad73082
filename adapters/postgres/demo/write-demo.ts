import type { NewPassword } from '#core/credentials/credential.repository.port.ts';
import { Ok } from '#core/shared/result.ts';
import type { Database } from '../database/database.ts';
import { continueIdentities } from './bulk-insert.ts';
import type { DemoDistributor } from './demo-rows.ts';
import { firstGeneration, writeNames, writePhotographs, writeProducts } from './write-catalogue.ts';
import { writeOffers, writePeople } from './write-commerce.ts';
import { writeLinks } from './write-links.ts';
import { writeOffice } from './write-office.ts';
import { writeOrders } from './write-orders.ts';
import { writePromotions } from './write-promotions.ts';

export type DemoStep = 'names' | 'products' | 'links' | 'commerce' | 'orders';

const withIdentities = [
  ...[
    'product_brand',
    'product_type',
    'product',
    'product_price',
    'price_list',
    'vehicle_brand_segment',
    'vehicle_brand',
  ],
  ...[
    'vehicle',
    'offer',
    'offer_lot',
    'offer_value_quantity',
    'seller',
    'customer',
    'special_discount',
    'delivery_method',
  ],
  'sales_order',
  'product_news',
  ...['claim_origin', 'claim_reason', 'claim', 'fault_sequence', 'warranty', 'account_document', 'bank_account'],
];

/**
 * The embedded database is ours alone, and half of the writing is looking up keys that are there: the data is the same
 * everywhere, and its tests look them all up.
 */
const withoutForeignKeyChecks = 'set local session_replication_role = replica';

/**
 * Writes the demo into an empty, migrated database, as one transaction: a start that was stopped half-way finds it
 * empty again. Statements carry thousands of rows, so nothing else should use this database at the same time.
 */
export const writeDemo = async (
  database: Database,
  demo: DemoDistributor,
  password: NewPassword,
  onStep: (step: DemoStep) => void = () => undefined,
): Promise<void> => {
  await database.transaction(async (tx) => {
    if (database.kind === 'embedded') await tx.query(withoutForeignKeyChecks);
    onStep('names');
    await writeNames(tx, demo);
    onStep('products');
    await writeProducts(tx, demo.parts);
    await writePhotographs(tx, demo.photographs);
    onStep('links');
    await writeLinks(tx, demo);
    onStep('commerce');
    await writeOffers(tx, demo);
    await writePeople(tx, demo, password);
    await writePromotions(tx, demo);
    onStep('orders');
    await writeOrders(tx, demo);
    await writeOffice(tx, demo);
    await continueIdentities(tx, withIdentities);
    await tx.query('insert into catalogue_generation (generation, reason) values ($1, $2)', [firstGeneration, 'demo']);
    return Ok(undefined);
  });
  // The embedded database has no autovacuum that would tell the planner what is there.
  await database.query('analyze');
};
