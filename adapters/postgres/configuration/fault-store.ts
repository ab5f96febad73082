import { newItemId } from '#core/configuration/shop-configuration.ts';
import { rowId } from '../database/row-id.ts';
import { goneOf, type SectionStore } from './section-store.ts';

/** The ways to fail, in the order in which they are offered. */
export const faultStore: SectionStore<'faultSequences'> = {
  moves: 'nothing',
  async read(queries) {
    const rows = await queries.query<{ id: number; title: string; detail: string }>(
      'select id, title, detail from fault_sequence order by sort_order, id',
    );
    return rows.map(({ id, ...row }) => ({ id: String(id), ...row }));
  },
  /**
   * Warranties keep the title that they were asked for with. Two that change titles with one another never bear the
   * same.
   */
  async write(tx, next, held) {
    await tx.query('delete from fault_sequence where id = any($1::int[])', [goneOf(next, held).map(rowId)]);
    await tx.query('update fault_sequence set title = chr(1) || id');
    for (const [place, { id, title, detail }] of next.entries()) {
      if (id === newItemId) {
        await tx.query('insert into fault_sequence (title, detail, sort_order) values ($1, $2, $3)', [
          title,
          detail,
          place,
        ]);
      } else {
        await tx.query('update fault_sequence set title = $2, detail = $3, sort_order = $4 where id = $1', [
          rowId(id),
          title,
          detail,
          place,
        ]);
      }
    }
  },
};
