import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setupStepNote } from '#adapters/texts/setup.es.ts';
import { sayable } from '#core/distributor/blank-distributor.ts';
import {
  backupPlaces,
  canOrder,
  isEmptyShop,
  maxCounted,
  nextSetupStep,
  type SetupFacts,
  setupStates,
  setupSteps,
  stepToGoOnWith,
} from '#core/setup/setup-step.ts';

const nothing: SetupFacts = {
  ...{
    unsaid: sayable,
    sendsMails: false,
    knowsAddress: false,
    mailTest: null,
    products: 0,
    unpriced: 0,
    hasPrices: false,
    priceLists: 0,
    hasEquivalents: false,
    brandsWithoutSegment: 0,
  },
  ...{ hasApplications: false, deliveryMethods: 0, customers: 0, withoutPrices: 0, withoutAccess: 0, hasOrders: false },
  ...{ hasCustomerWithPrices: false, hasCustomerWithLogin: false, tellsOrders: false },
  mailed: { comunication: [], orders: [], demands: [], waranties: [], payments: [] },
  zoneFirst: [],
  backups: 'nowhere',
};
const enough: SetupFacts = {
  ...nothing,
  products: 9,
  unpriced: 3,
  hasPrices: true,
  priceLists: 1,
  deliveryMethods: 1,
  customers: 2,
  withoutAccess: 1,
  hasCustomerWithPrices: true,
  hasCustomerWithLogin: true,
};

const isWorkable = (step: string, { products, customers, ...facts }: SetupFacts): boolean =>
  step !== 'backups' &&
  (products > 0 || !['prices', 'equivalents', 'applications'].includes(step)) &&
  (customers > 0 || step !== 'logins') &&
  (step !== 'first-order' || canOrder({ products, customers, ...facts }));

describe('setting a shop up', () => {
  it('lacks everything that an order needs at first', () => {
    const states = setupStates(nothing);
    expect(setupSteps.filter((step) => states[step] === 'missing')).toEqual([
      'delivery',
      'products',
      'prices',
      'customers',
      'logins',
    ]);
    expect(canOrder(nothing)).toBe(false);
  });

  it('is far enough once somebody can sign in, find something with a price and have it delivered', () => {
    expect(canOrder(enough)).toBe(true);
    expect(canOrder({ ...enough, deliveryMethods: 0 })).toBe(false);
    expect(canOrder({ ...enough, hasPrices: false })).toBe(false);
    expect(canOrder({ ...enough, hasCustomerWithLogin: false })).toBe(false);
  });

  it('is far enough, also with counts that ended at their limit', () => {
    const many = { products: maxCounted, unpriced: maxCounted, customers: maxCounted, withoutPrices: maxCounted };
    expect(canOrder({ ...enough, ...many, withoutAccess: maxCounted })).toBe(true);
  });

  it('says what there is, or what of it is left', () => {
    expect(setupStepNote('products', enough)).toBe('9 artículos');
    expect(setupStepNote('prices', enough)).toBe('cargar el precio de 3 artículos');
    expect(setupStates(enough).prices).toBe('partly');
    expect(setupStates({ ...enough, unpriced: 0 }).prices).toBe('done');
    expect(setupStepNote('logins', enough)).toBe('que 1 cliente pueda ingresar');
    expect([setupStates(enough).logins, setupStates({ ...enough, withoutAccess: 0 }).logins]).toEqual([
      'partly',
      'done',
    ]);
    expect(setupStepNote('products', { ...enough, products: maxCounted })).toBe('más de 1.000 artículos');
    expect(setupStepNote('mails', enough)).toBe('falta cargar la cuenta que envía');
    const sending = { ...enough, sendsMails: true, knowsAddress: true };
    const test = { at: '2026-11-20T15:04:00Z', to: 'ana@example.com', isCurrent: true };
    expect(setupStepNote('mails', sending)).toBe('todavía no salió ningún e-mail: mandá una prueba');
    expect(setupStepNote('mails', { ...sending, mailTest: test })).toBe(
      'un e-mail salió el 20/11/2026 12:04 a ana@example.com',
    );
    expect(setupStepNote('mails', { ...sending, mailTest: { ...test, isCurrent: false } })).toMatch(
      /^la cuenta cambió después del e-mail que salió el 20\/11\/2026 12:04/,
    );
    expect(
      [null, test, { ...test, isCurrent: false }].map((mailTest) => setupStates({ ...sending, mailTest }).mails),
    ).toEqual(['advised', 'done', 'advised']);
    expect(setupStates({ ...enough, mailTest: test }).mails).toBe('advised');
    expect(setupStates(enough)['order-mails']).toBe('advised');
    expect(setupStepNote('order-mails', enough)).toBe('pedidos, reclamos, garantías, pagos y consultas: nadie');
    const admins = ['ana@example.com'];
    const mailed = { orders: [], comunication: admins, demands: admins, waranties: admins, payments: admins };
    expect(setupStepNote('order-mails', { ...enough, mailed })).toBe(
      'pedidos: nadie · reclamos, garantías, pagos y consultas: ana@example.com',
    );
    expect(setupStates({ ...enough, mailed })['order-mails']).toBe('advised');
    expect(setupStates({ ...enough, tellsOrders: true })['order-mails']).toBe('advised');
    expect(setupStates({ ...enough, mailed, tellsOrders: true })['order-mails']).toBe('done');
    expect(setupStepNote('order-mails', { ...enough, mailed, zoneFirst: ['orders', 'demands'] })).toBe(
      'pedidos: la cuenta de la zona; donde no hay, nadie · reclamos: la cuenta de la zona; donde no hay, ana@example.com · garantías, pagos y consultas: ana@example.com',
    );
    // A server of before does not say it.
    const unsaidOfMails = { ...enough, mailed: null, tellsOrders: true };
    expect(setupStepNote('order-mails', unsaidOfMails)).toBe('');
    expect(setupStates(unsaidOfMails)['order-mails']).toBe('done');
    expect(setupStates({ ...enough, unsaid: ['map'] }).name).toBe('advised');
    expect(setupStates({ ...enough, withoutPrices: 1 }).customers).toBe('partly');
    expect(setupStepNote('customers', { ...enough, withoutPrices: 1 })).toBe('dar una lista con precios a 1 cliente');
    expect(canOrder({ ...enough, hasCustomerWithPrices: false })).toBe(false);
    expect(setupStates({ ...enough, backups: 'with-the-data' }).backups).toBe('advised');
    expect(setupStates({ ...enough, backups: 'elsewhere' }).backups).toBe('done');
    expect(setupStepNote('backups', { ...enough, backups: 'with-the-data' })).toBe(
      'están en la misma carpeta que los datos',
    );
    expect(setupStates({ ...enough, unsaid: [] }).name).toBe('done');
    const lost = { ...enough, hasApplications: true, brandsWithoutSegment: 3 };
    expect(setupStates(lost).applications).toBe('partly');
    expect(setupStepNote('applications', lost)).toMatch(/^poner en un segmento 3 marcas de vehículos: /);
    expect(setupStates({ ...lost, brandsWithoutSegment: 0 }).applications).toBe('done');
  });

  it('goes on with the next step that is not done and can be', () => {
    expect(nextSetupStep(nothing, 'order-mails')).toBe('name');
    expect(nextSetupStep(nothing, 'name')).toBe('delivery');
    // Without articles there is nothing to price, and without customers nobody to invite.
    expect(nextSetupStep(nothing, 'products')).toBe('customers');
    expect(nextSetupStep({ ...nothing, products: 2, unpriced: 2 }, 'products')).toBe('prices');
    expect(nextSetupStep(nothing, 'customers')).toBe('mails');
    expect(nextSetupStep(enough, 'order-mails')).toBe('first-order');
    // What is left of the mails is set where the server is installed.
    const mailTest = { at: '2026-11-20T15:04:00Z', to: 'ana@example.com', isCurrent: true };
    expect(nextSetupStep({ ...enough, sendsMails: true, mailTest }, 'logins')).toBe('order-mails');
  });

  it('leads through everything that is left, and never back to the step it comes from', () => {
    fc.assert(
      fc.property(
        fc.record({
          products: fc.nat(2),
          customers: fc.nat(2),
          deliveryMethods: fc.nat(1),
          hasPrices: fc.boolean(),
          hasOrders: fc.boolean(),
          backups: fc.constantFrom(...backupPlaces),
        }),
        fc.constantFrom(...setupSteps),
        (part, from) => {
          const facts = { ...enough, ...part };
          const states = setupStates(facts);
          const walked = new Set<string>();
          for (let step = nextSetupStep(facts, from); step !== null && !walked.has(step); ) {
            expect(states[step]).not.toBe('done');
            walked.add(step);
            const next = nextSetupStep(facts, step);
            expect(next).not.toBe(step);
            step = next;
          }
          const left = setupSteps.filter((step) => states[step] !== 'done' && step !== from && isWorkable(step, facts));
          expect(left.filter((step) => !walked.has(step))).toEqual([]);
        },
      ),
    );
  });

  it('goes back to a step that was left for another screen while something of it is left', () => {
    // Customers were begun, and their price list was looked at: there are no prices yet.
    expect(stepToGoOnWith(nothing, 'customers', false)).toBe('customers');
    expect(stepToGoOnWith(nothing, 'customers', true)).toBe('mails');
    // What cannot be done yet, or is done, is not gone back to.
    expect(stepToGoOnWith(nothing, 'prices', false)).toBe('customers');
    expect(stepToGoOnWith({ ...enough, unsaid: [] }, 'name', false)).toBe(nextSetupStep(enough, 'name'));
  });

  it('goes on from its own screen as from any step, and from another one to what is left', () => {
    fc.assert(
      fc.property(
        fc.record({ products: fc.nat(2), customers: fc.nat(2), deliveryMethods: fc.nat(1), hasPrices: fc.boolean() }),
        fc.constantFrom(...setupSteps),
        (part, step) => {
          const facts = { ...enough, ...part };
          const next = nextSetupStep(facts, step);
          const isLeft = setupStates(facts)[step] !== 'done' && isWorkable(step, facts);
          expect(stepToGoOnWith(facts, step, true)).toBe(next);
          expect(stepToGoOnWith(facts, step, false)).toBe(isLeft ? step : next);
        },
      ),
    );
  });

  it('never goes back by what is added', () => {
    const count = fc.nat(20);
    const facts = fc.record({
      ...{
        unsaid: fc.subarray([...sayable]),
        sendsMails: fc.boolean(),
        knowsAddress: fc.boolean(),
        mailTest: fc.option(
          fc.record({ at: fc.constant('2026-11-20T12:00:00Z'), to: fc.constant('a@b.co'), isCurrent: fc.boolean() }),
        ),
        products: count,
        unpriced: count,
        priceLists: count,
        brandsWithoutSegment: count,
      },
      ...{
        hasEquivalents: fc.boolean(),
        hasApplications: fc.boolean(),
        deliveryMethods: count,
        customers: count,
        withoutPrices: count,
      },
      ...{
        withoutAccess: count,
        hasOrders: fc.boolean(),
        tellsOrders: fc.boolean(),
        mailed: fc.constant(nothing.mailed),
        zoneFirst: fc.constant([]),
        backups: fc.constantFrom(...backupPlaces),
      },
      ...{ hasPrices: fc.boolean(), hasCustomerWithPrices: fc.boolean(), hasCustomerWithLogin: fc.boolean() },
    });
    fc.assert(
      fc.property(facts, (before) => {
        const after = {
          ...before,
          ...{ products: before.products + 1, priceLists: before.priceLists + 1, customers: before.customers + 1 },
          deliveryMethods: before.deliveryMethods + 1,
        };
        const [was, is] = [setupStates(before), setupStates(after)];
        for (const step of setupSteps) if (was[step] === 'done') expect(is[step]).toBe('done');
      }),
    );
  });

  it('is an empty shop until the first product, price list or customer', () => {
    const empty = { ...enough, products: 0, priceLists: 0, customers: 0 };
    expect(isEmptyShop(empty)).toBe(true);
    expect(isEmptyShop({ ...empty, products: 1 })).toBe(false);
    expect(isEmptyShop({ ...empty, priceLists: 1 })).toBe(false);
    expect(isEmptyShop({ ...empty, customers: 1 })).toBe(false);
  });
});
