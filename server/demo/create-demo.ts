import type { Database } from '#adapters/postgres/database/database.ts';
import { type DemoStep, writeDemo } from '#adapters/postgres/demo/write-demo.ts';
import type { FileCategory } from '#core/files/file-category.ts';
import { demoDistributor } from './demo-distributor.ts';

export interface DemoSummary {
  readonly products: number;
  readonly applications: number;
  readonly vehicles: number;
  readonly customers: number;
  readonly orders: number;
}

export interface DemoOptions {
  /** The hash of the password that every demo login has. */
  readonly passwordHash: string;
  /** That password encrypted, so that it can be shown among the customer's logins; none where it is not to be seen. */
  readonly passwordSealed?: string | null;
  /** Orders, news and logins end here; the rest is the same whenever it is made. */
  readonly now: Date;
  readonly onProgress?: (step: DemoStep) => void;
  /** Puts one of the demo's pictures where the server serves them from; without it there are only their names. */
  readonly putPicture?: (category: FileCategory, name: string, content: string) => Promise<void>;
}

/** Makes the demo distributor (docs/rules/demo.md 1) in an empty, migrated database. */
export const createDemo = async (
  database: Database,
  { passwordHash, passwordSealed = null, now, onProgress, putPicture }: DemoOptions,
): Promise<DemoSummary> => {
  const demo = demoDistributor(now);
  // The pictures first: a demo that is in the database is complete.
  if (putPicture !== undefined) {
    for (const { category, name, content } of demo.pictures) await putPicture(category, name, content);
  }
  await writeDemo(database, demo, { hash: passwordHash, sealed: passwordSealed }, onProgress);
  const { parts } = demo;
  return {
    products: parts.reduce((sum, { products }) => sum + products.length, 0),
    applications: parts.reduce((sum, { products, fits }) => sum + products.length * fits.length, 0),
    vehicles: demo.vehicles.length,
    customers: demo.customers.length,
    orders: demo.orders.length,
  };
};
