/** The sections of the configuration about money: delivery, special discounts, bank accounts. */

import { newItemId } from '#core/configuration/shop-configuration.ts';
import { money } from '#core/shared/money.ts';
import { toColumn } from '../database/money-column.ts';
import { rowId } from '../database/row-id.ts';
import { goneOf, type SectionStore } from './section-store.ts';
import { readSetting, writeSetting } from './setting-store.ts';

export const deliveryStore: SectionStore<'delivery'> = {
  moves: 'terms',
  async read(queries) {
    const kept = await readSetting<{ minAmount: string; value: string; shoppingCartText: string }>(queries, 'delivery');
    return {
      minAmount: money(kept?.minAmount ?? 0),
      value: money(kept?.value ?? 0),
      shoppingCartText: kept?.shoppingCartText ?? '',
    };
  },
  write: (tx, { minAmount, value, shoppingCartText }) =>
    writeSetting(tx, 'delivery', { minAmount: toColumn(minAmount), value: toColumn(value), shoppingCartText }),
};

export const specialDiscountStore: SectionStore<'specialDiscounts'> = {
  moves: 'terms',
  async read(queries) {
    const rows = await queries.query<{ id: number; title: string; percentage: string; explanation: string }>(
      'select id, title, percentage, explanation from special_discount order by id',
    );
    return rows.map(({ id, percentage, ...row }) => ({ ...row, id: String(id), percentage: money(percentage) }));
  },
  /** Items that stay keep the companies that use them. */
  async write(tx, next, held) {
    await tx.query('delete from special_discount where id = any($1::int[])', [goneOf(next, held).map(rowId)]);
    for (const { id, title, percentage, explanation } of next) {
      const values = [title, toColumn(percentage), explanation];
      if (id === newItemId) {
        await tx.query('insert into special_discount (title, percentage, explanation) values ($1, $2, $3)', values);
      } else {
        await tx.query('update special_discount set title = $2, percentage = $3, explanation = $4 where id = $1', [
          rowId(id),
          ...values,
        ]);
      }
    }
  },
};

export const bankAccountStore: SectionStore<'bankAccounts'> = {
  moves: 'nothing',
  async read(queries) {
    const rows = await queries.query<{
      id: number;
      bank: string;
      holder: string;
      cuit: string;
      number: string;
      cbu: string;
    }>('select id, bank, holder, cuit, number, cbu from bank_account order by sort_order, id');
    return rows.map(({ id, ...row }) => ({ id: String(id), ...row }));
  },
  /** Nothing refers to these rows: they are all deleted and written again, under their ids. */
  async write(tx, next) {
    await tx.query('delete from bank_account');
    for (const [place, { id, bank, holder, cuit, number, cbu }] of next.entries()) {
      const values = [place, bank, holder, cuit, number, cbu];
      if (id === newItemId) {
        await tx.query(
          'insert into bank_account (sort_order, bank, holder, cuit, number, cbu) values ($1, $2, $3, $4, $5, $6)',
          values,
        );
      } else {
        await tx.query(
          `insert into bank_account (id, sort_order, bank, holder, cuit, number, cbu) overriding system value
           values ($1, $2, $3, $4, $5, $6, $7)`,
          [rowId(id), ...values],
        );
      }
    }
  },
};
