import { afterAll, beforeAll } from 'vitest';
import { aDistributor, type TestDistributor } from '#test/builders/distributor.builder.ts';
import type { TestDatabase } from './databases.ts';

/** A distributor on a database of its own, which the tests of a `describe` share; both are gone after them. */
export const distributorForAll = (open: () => Promise<TestDatabase>) => {
  let opened: { readonly test: TestDatabase; readonly distributor: TestDistributor } | undefined;
  const made = () => {
    if (opened === undefined) throw new Error('the distributor is there once the tests begin');
    return opened;
  };
  beforeAll(async () => {
    const test = await open();
    opened = { test, distributor: await aDistributor(test.database) };
  });
  afterAll(async () => {
    opened?.distributor.close();
    await opened?.test.dispose();
  });
  return {
    get distributor() {
      return made().distributor;
    },
    get database() {
      return made().test.database;
    },
  };
};
