import type { NewPassword } from '#core/credentials/credential.repository.port.ts';
import { startOfDay } from '#core/shared/buenos-aires.ts';
import type { Queries } from '../database/database.ts';
import { bulkInsert, type Column, pesosText } from './bulk-insert.ts';
import type { DemoCommerce, DemoCustomer, DemoScoped } from './demo-commerce.ts';
import type { DemoCatalogue } from './demo-rows.ts';

/** Offers of the three kinds, and promotions. */
export const writeOffers = async (
  queries: Queries,
  demo: DemoCommerce & Pick<DemoCatalogue, 'parts'>,
): Promise<void> => {
  await bulkInsert(queries, 'offer', demo.offers, [
    ['id', 'int', ({ id }) => id],
    ['product_price_id', 'int', ({ rowId }) => rowId],
    ['min_quantity', 'int', ({ minQuantity }) => minQuantity],
    ['multiples_only', 'boolean', ({ multiplesOnly }) => multiplesOnly],
    ['percentage', 'numeric', ({ percentage }) => percentage],
    ['note', 'text', ({ note }) => note],
  ]);
  const promoted = demo.parts
    .flatMap(({ products }) => products.flatMap(({ rows }) => rows))
    .filter(({ promotion }) => promotion !== null)
    .map((row, index) => ({ ...row, offerId: demo.offers.length + index + 1 }));
  await bulkInsert(queries, 'offer', promoted, [
    ['id', 'int', ({ offerId }) => offerId],
    ['product_price_id', 'int', ({ id }) => id],
    ['min_quantity', 'int', () => 1],
    ['percentage', 'numeric', ({ promotion }) => promotion],
    ['is_promotion', 'boolean', () => true],
  ]);
  await bulkInsert(queries, 'offer_lot', demo.lots, [
    ['id', 'int', ({ id }) => id],
    ['title', 'text', ({ title }) => title],
    ['price', 'numeric', ({ priceCents }) => pesosText(priceCents)],
    ['gift_text', 'text', ({ giftText }) => giftText],
  ]);
  const components = demo.lots.flatMap(({ id, components: own }) => own.map((component) => ({ id, ...component })));
  await bulkInsert(queries, 'offer_lot_product', components, [
    ['offer_lot_id', 'int', ({ id }) => id],
    ['product_price_id', 'int', ({ rowId }) => rowId],
    ['quantity', 'int', ({ quantity }) => quantity],
  ]);
  await bulkInsert(queries, 'offer_value_quantity', demo.valueQuantities, [
    ['id', 'int', ({ id }) => id],
    ['parent_type_id', 'int', ({ parentTypeId }) => parentTypeId],
    ['type_id', 'int', ({ typeId }) => typeId],
    ['brand_id', 'int', ({ brandId }) => brandId],
    ['min_value', 'numeric', ({ minCents }) => (minCents === null ? null : pesosText(minCents))],
    ['min_quantity', 'int', ({ minQuantity }) => minQuantity],
    ['percentage', 'numeric', ({ percentage }) => percentage],
    ['gift_text', 'text', ({ giftText }) => giftText],
  ]);
};

/** Settings, sellers, customers with their terms and empty carts, and everybody's login. */
export const writePeople = async (queries: Queries, demo: DemoCommerce, password: NewPassword): Promise<void> => {
  await bulkInsert(queries, 'setting', Object.entries(demo.settings), [
    ['key', 'text', ([key]) => key],
    ['value', 'jsonb', ([, value]) => JSON.stringify(value)],
  ]);
  await bulkInsert(queries, 'delivery_method', demo.deliveryMethods, [
    ['id', 'int', ({ id }) => id],
    ['name', 'text', ({ name }) => name],
    ['external_code', 'text', ({ externalCode }) => externalCode],
    ['is_pickup', 'boolean', ({ isPickup }) => isPickup],
    ['is_system_generated', 'boolean', ({ isSystemGenerated }) => isSystemGenerated],
  ]);
  await bulkInsert(queries, 'special_discount', demo.specialDiscounts, [
    ['id', 'int', ({ id }) => id],
    ['title', 'text', ({ title }) => title],
    ['percentage', 'numeric', ({ percentage }) => percentage],
    ['explanation', 'text', ({ explanation }) => explanation],
  ]);
  await bulkInsert(queries, 'seller', demo.sellers, [
    ['id', 'int', ({ id }) => id],
    ['name', 'text', ({ name }) => name],
    ['phone', 'text', ({ phone }) => phone],
    ['email', 'text', ({ email }) => email],
    ['inactive', 'boolean', ({ inactive }) => inactive],
  ]);
  await writeCustomers(queries, demo.customers);
  const lastLogins = new Map(demo.lastLogins.map(({ userName, at }) => [userName, at]));
  await bulkInsert(queries, 'app_user', demo.users, [
    ['user_name', 'text', ({ userName }) => userName],
    ['name', 'text', ({ name }) => name],
    ['role', 'text', ({ role }) => role],
    ['customer_id', 'int', ({ customerId }) => customerId],
    ['seller_id', 'int', ({ sellerId }) => sellerId],
    ['password_hash', 'text', () => password.hash],
    // Staff's own are never shown.
    ['password_sealed', 'text', ({ customerId }) => (customerId === null ? null : password.sealed)],
    ['last_login', 'timestamptz', ({ userName }) => lastLogins.get(userName) ?? null],
  ]);
};

const writeCustomers = async (queries: Queries, customers: readonly DemoCustomer[]): Promise<void> => {
  await bulkInsert(queries, 'customer', customers, [
    ['id', 'int', ({ id }) => id],
    ['external_code', 'text', ({ externalCode }) => externalCode],
    ['name', 'text', ({ name }) => name],
    ['fantasy_name', 'text', ({ fantasyName }) => fantasyName],
    ['cuit', 'text', ({ cuit }) => cuit],
    ['email', 'text', ({ email }) => email],
    ['town', 'text', ({ town }) => town],
    ['province', 'text', ({ province }) => province],
    ['state', 'text', ({ state }) => state],
    ['price_list_id', 'int', ({ priceListId }) => priceListId],
    ['seller_id', 'int', ({ sellerId }) => sellerId],
    ['allow_offers', 'boolean', ({ allowOffers }) => allowOffers],
    ['zone', 'text', ({ zone }) => zone],
    ['zone_email', 'text', ({ zoneEmail }) => zoneEmail],
    ['discount1', 'numeric', ({ discounts }) => discounts[0]],
    ['discount2', 'numeric', ({ discounts }) => discounts[1]],
    ['discount3', 'numeric', ({ discounts }) => discounts[2]],
    ['discount4', 'numeric', ({ discounts }) => discounts[3]],
    ['discount5', 'numeric', ({ discounts }) => discounts[4]],
    ['include_iva', 'boolean', ({ includeIva }) => includeIva],
    ['show_selling_price', 'boolean', ({ showSellingPrice }) => showSellingPrice],
    ['created_at', 'timestamptz', ({ since }) => startOfDay(since)],
  ]);
  await bulkInsert(queries, 'cart', customers, [['customer_id', 'int', ({ id }) => id]]);
  const scoped = (read: (customer: DemoCustomer) => readonly DemoScoped[]) =>
    customers.flatMap((customer) => read(customer).map((item) => ({ customerId: customer.id, ...item })));
  const scope: readonly Column<DemoScoped & { readonly customerId: number }>[] = [
    ['customer_id', 'int', ({ customerId }) => customerId],
    ['brand_id', 'int', ({ brandId }) => brandId],
    ['type_id', 'int', ({ typeId }) => typeId],
    ['percentage', 'numeric', ({ percentage }) => percentage],
  ];
  const discountItems = scoped((customer) => customer.discountItems);
  await bulkInsert(queries, 'customer_discount', discountItems, [...scope, ['text', 'text', ({ text }) => text]]);
  await bulkInsert(
    queries,
    'customer_surcharge',
    scoped(({ surcharges }) => surcharges),
    scope,
  );
  const included = customers.flatMap(({ id, specialDiscountIds }) =>
    specialDiscountIds.map((specialId) => ({ id, specialId })),
  );
  await bulkInsert(queries, 'customer_special_discount', included, [
    ['customer_id', 'int', ({ id }) => id],
    ['special_discount_id', 'int', ({ specialId }) => specialId],
  ]);
};
