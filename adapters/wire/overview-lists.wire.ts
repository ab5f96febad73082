import * as z from 'zod/mini';
import type { IdleCustomerPage } from '#core/overview/idle-customer.ts';
import { type StalePriceFile, staleCauses } from '#core/overview/stale-price-file.ts';
import { answeredId, idFromWire } from './ids.wire.ts';

const text = z.string();

export const idleCustomersQueryWire = z.strictObject({ after: z.optional(z.string().check(z.maxLength(1000))) });

/** What `GET api/Management/Overview/idle-customers` answers; moments are ISO 8601 in UTC. */
export const idleCustomersWire = z.object({
  customers: z.array(
    z.object({
      id: answeredId,
      externalCode: text,
      name: text,
      town: text,
      sellerName: text,
      lastOrder: z.nullable(text),
    }),
  ),
  next: z.nullable(text),
});

export const idleCustomersToWire = ({ customers, next }: IdleCustomerPage): z.infer<typeof idleCustomersWire> => ({
  customers: [...customers],
  next,
});

export const idleCustomersFromWire = ({ customers, next }: z.infer<typeof idleCustomersWire>): IdleCustomerPage => ({
  customers: customers.map((customer) => ({ ...customer, id: idFromWire(customer.id) })),
  next,
});

/** What `GET api/Management/Overview/stale-price-files` answers; moments are ISO 8601 in UTC. */
export const stalePriceFilesWire = z.array(
  z.object({ name: text, madeAt: text, since: z.nullable(text), causes: z.array(z.enum(staleCauses)) }),
);

export const stalePriceFilesToWire = (files: readonly StalePriceFile[]): z.infer<typeof stalePriceFilesWire> =>
  files.map((file) => ({ ...file, causes: [...file.causes] }));
