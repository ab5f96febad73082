/**
 * The sections of the configuration about the shop: days of the account, alert, ways of delivery, zones with their
 * WhatsApp, origins and reasons of claims.
 */

import type { Alert } from '#core/alert/alert.ts';
import { newItemId } from '#core/configuration/shop-configuration.ts';
import type { WhatsappContact } from '#core/distributor/public.service.ts';
import { rowId } from '../database/row-id.ts';
import { isoInstant } from '../live/live.ts';
import { goneOf, type SectionStore } from './section-store.ts';
import { readSetting, writeSetting } from './setting-store.ts';

/** The days of an account where none were settled (docs/rules/current-account.md 2). */
const defaultDays = 60;

export const currentAccountStore: SectionStore<'currentAccount'> = {
  moves: 'nothing',
  async read(queries) {
    return { days: (await readSetting<{ days: number }>(queries, 'current-account'))?.days ?? defaultDays };
  },
  write: (tx, value) => writeSetting(tx, 'current-account', value),
};

export const alertStore: SectionStore<'alert'> = {
  moves: 'alert',
  async read(queries) {
    const kept = await readSetting<Partial<Alert>>(queries, 'alert');
    return { title: kept?.title ?? '', message: kept?.message ?? '' };
  },
  /** Put up again it is another alert, that nobody has seen. */
  async write(tx, { title, message }) {
    await tx.query(
      `insert into setting (key, value)
       values ('alert', jsonb_build_object('title', $1::text, 'message', $2::text, 'putAt', ${isoInstant('clock_timestamp()')}))
       on conflict (key) do update set value = excluded.value`,
      [title, message],
    );
  },
};

export const deliveryMethodStore: SectionStore<'deliveryMethods'> = {
  moves: 'nothing',
  async read(queries) {
    const rows = await queries.query<{
      id: number;
      name: string;
      external_code: string;
      is_pickup: boolean;
      is_system_generated: boolean;
    }>(
      `select id, name, external_code, is_pickup, is_system_generated from delivery_method where withdrawn_at is null
        order by is_system_generated, id`,
    );
    return rows.map(({ id, name, external_code, is_pickup, is_system_generated }) => ({
      id: String(id),
      name,
      externalCode: external_code,
      isPickup: is_pickup,
      isSystemGenerated: is_system_generated,
    }));
  },
  /** A method that is removed stays with its orders; adding one under the name of a withdrawn one restores that one. */
  async write(tx, next, held) {
    const gone = goneOf(next, held).map(rowId);
    await tx.query('update delivery_method set withdrawn_at = now() where id = any($1::int[])', [gone]);
    for (const { id, name, externalCode, isPickup } of next) {
      if (id === newItemId) {
        await tx.query(
          `with again as (
             update delivery_method set withdrawn_at = null, external_code = $2, is_pickup = $3
              where id = (select max(id) from delivery_method where name = $1 and withdrawn_at is not null) returning id)
           insert into delivery_method (name, external_code, is_pickup) select $1, $2, $3 where not exists (select from again)`,
          [name, externalCode, isPickup ?? false],
        );
      } else {
        await tx.query(
          'update delivery_method set name = $2, external_code = $3, is_pickup = coalesce($4, is_pickup) where id = $1',
          [rowId(id), ...[name, externalCode, isPickup ?? null]],
        );
      }
    }
  },
};

export const whatsappStore: SectionStore<'whatsAppConfigurations'> = {
  moves: 'nothing',
  async read(queries) {
    return (await readSetting<readonly WhatsappContact[]>(queries, 'whatsapp')) ?? [];
  },
  async write(tx, next, held) {
    let last = Math.max(0, ...held.map(({ id }) => rowId(id)));
    const numbered = next.map((contact) => {
      if (contact.id !== newItemId) return contact;
      last += 1;
      return { ...contact, id: String(last) };
    });
    await writeSetting(tx, 'whatsapp', numbered);
  },
};

const namedStore = <Of extends 'demandOrigins' | 'demandReasons'>(
  table: 'claim_origin' | 'claim_reason',
): SectionStore<Of> => ({
  moves: 'nothing',
  async read(queries) {
    const rows = await queries.query<{ id: number; name: string }>(
      `select id, name from ${table} order by sort_order, id`,
    );
    return rows.map(({ id, name }) => ({ id: String(id), name }));
  },
  /** Claims keep the name that they were made with. Two that change names with one another never bear the same. */
  async write(tx, next, held) {
    await tx.query(`delete from ${table} where id = any($1::int[])`, [goneOf(next, held).map(rowId)]);
    await tx.query(`update ${table} set name = chr(1) || id`);
    for (const [place, { id, name }] of next.entries()) {
      if (id === newItemId) await tx.query(`insert into ${table} (name, sort_order) values ($1, $2)`, [name, place]);
      else await tx.query(`update ${table} set name = $2, sort_order = $3 where id = $1`, [rowId(id), name, place]);
    }
  },
});

export const originStore: SectionStore<'demandOrigins'> = namedStore('claim_origin');
export const reasonStore: SectionStore<'demandReasons'> = namedStore('claim_reason');
