import type { PublicService, SoldFamilies, WhatsappContact } from '#core/distributor/public.service.ts';
import type { FileRepository } from '#core/files/file.repository.port.ts';
import { asId } from '#core/shared/ids.ts';
import { Ok } from '#core/shared/result.ts';
import type { Database } from './database/database.ts';

interface PublicParts {
  readonly database: Database;
  readonly files: FileRepository;
  readonly soldFamilies: () => Promise<readonly SoldFamilies[]>;
}

/** What visitors may know: ways of delivery, pictures and what is sold. */
export const createPublicService = ({ database, files, soldFamilies }: PublicParts): PublicService => ({
  async deliveryMethods() {
    const rows = await database.query<{ id: number; name: string; is_pickup: boolean }>(
      'select id, name, is_pickup from delivery_method where withdrawn_at is null order by is_system_generated, id',
      [],
    );
    return Ok(rows.map(({ id, name, is_pickup }) => ({ id: asId(String(id)), name, isPickup: is_pickup })));
  },
  async whatsapp() {
    const [row] = await database.query<{ value: readonly WhatsappContact[] }>(
      `select value from setting where key = 'whatsapp'`,
      [],
    );
    return Ok(row?.value ?? []);
  },
  async images(folder) {
    return Ok((await files.list(folder)).map(({ name }) => ({ name })));
  },
  async families() {
    return Ok(await soldFamilies());
  },
});
