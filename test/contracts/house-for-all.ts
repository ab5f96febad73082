import { afterAll, beforeAll } from 'vitest';
import { aHouse, type House } from '#test/builders/house.builder.ts';
import type { TestDatabase } from './databases.ts';

/** A house on a database of its own, which the tests of a `describe` share; both are gone after them. */
export const houseForAll = (open: () => Promise<TestDatabase>) => {
  let opened: { readonly test: TestDatabase; readonly house: House } | undefined;
  const made = () => {
    if (opened === undefined) throw new Error('the house is there once the tests begin');
    return opened;
  };
  beforeAll(async () => {
    const test = await open();
    opened = { test, house: await aHouse(test.database) };
  });
  afterAll(async () => {
    opened?.house.close();
    await opened?.test.dispose();
  });
  return {
    get house() {
      return made().house;
    },
    get database() {
      return made().test.database;
    },
  };
};
