import type { Author } from '#core/audit/author.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { HandedOver, StaffChanged, StaffMoved, StaffRepository } from '#core/staff/staff.repository.port.ts';
import type { SeenStaffMember, StaffMember } from '#core/staff/staff-member.ts';
import {
  deactivationRefusal,
  type HandOverRefusal,
  handOverRefusal,
  roleRefusal,
  type StaffRefusal,
  type StaffState,
} from '#core/staff/staff-rules.ts';
import { recordAudit } from '../audit.ts';
import type { Database, Queries } from '../database/database.ts';
import { notify } from '../database/notify.ts';
import { rowId } from '../database/row-id.ts';
import { tell } from '../live/live.ts';
import { endAllSql, forgetLinksSql, sessionChannel } from '../session/sessions-sql.ts';
import {
  activeSql,
  changeSellerSql,
  changeSql,
  handOverSql,
  insertSql,
  lockSellerSql,
  lockSql,
  otherAdminsSql,
  type StaffRow,
  sellerActiveSql,
  sellerOfSql,
  staffMember,
  staffSql,
} from './staff-sql.ts';

const notFound = Err({ code: 'staff-not-found' } as const);

const memberOf = async (queries: Queries, id: number): Promise<StaffMember | null> => {
  const [row] = await queries.query<StaffRow>(`${staffSql} and u.id = $1`, [id]);
  return row === undefined ? null : staffMember(row);
};

/** Makes changes of staff wait for one another: what the rules look at stays so until the transaction ends. */
const lock = async (tx: Queries, ids: readonly number[]): Promise<void> => {
  await tx.query(lockSql, [ids]);
  await tx.query(lockSellerSql, [ids]);
};

interface Held extends StaffState {
  readonly member: StaffMember;
}

/** The member as they were seen, held; or why they are not. */
const held = async (tx: Queries, { id, version }: SeenStaffMember): Promise<Result<Held, StaffMoved>> => {
  await lock(tx, [rowId(id)]);
  const member = await memberOf(tx, rowId(id));
  if (member === null) return notFound;
  if (member.version !== version) return Err({ code: 'staff-moved' });
  const [row] = await tx.query<{ others: number }>(otherAdminsSql, [rowId(id)]);
  return Ok({ member, otherAdmins: row?.others ?? 0 });
};

/** What the audit trail keeps of a member. */
const facts = ({ name, role, email, phone, isActive }: StaffMember) => ({ name, role, email, phone, isActive });

const endSessions = async (tx: Queries, id: number): Promise<readonly string[]> =>
  (await tx.query<{ token_hash: string }>(endAllSql, [id])).map((row) => row.token_hash);

const written = async (
  tx: Queries,
  action: 'staff-changed' | 'staff-activated' | 'staff-deactivated',
  before: StaffMember,
  author: Author,
): Promise<StaffMember> => {
  const after = (await memberOf(tx, rowId(before.id))) ?? before;
  await recordAudit(tx, author, action, { login: before.userName, before: facts(before), after: facts(after) });
  await tell(tx, { name: 'StaffChanged', audience: 'staff', facts: {} });
  return (await memberOf(tx, rowId(before.id))) ?? after;
};

/** `forget` gets the sessions that ended here, before the notification of it comes back through the database. */
export const createStaffRepository = (database: Database, forget: (sessionId: string) => void): StaffRepository => {
  const forgetting = <Failure>(changed: Result<StaffChanged, Failure>): Result<StaffChanged, Failure> => {
    if (changed.ok) for (const id of changed.val.ended) forget(id);
    return changed;
  };
  return {
    async all() {
      return (await database.query<StaffRow>(staffSql, [])).map(staffMember);
    },

    create: ({ userName, name, role, email, phone }, passwordHash, author) =>
      database.transaction(async (tx) => {
        const sells = role === 'Seller';
        // Two logins at once are not both for the seller of that name who has none.
        if (sells) await tx.query('lock table seller in share row exclusive mode', []);
        const [seller] = sells ? await tx.query<{ id: number }>(sellerOfSql, [name, phone, email]) : [];
        const reach = sells ? ['', ''] : [email, phone];
        const [user] = await tx.query<{ id: number }>(insertSql, [
          userName,
          name,
          role,
          seller?.id ?? null,
          ...reach,
          passwordHash,
        ]);
        if (user === undefined) return Err({ code: 'user-name-taken' } as const);
        const member = await memberOf(tx, user.id);
        if (member === null) throw new Error(`${userName} was created and is not there`);
        await recordAudit(tx, author, 'staff-created', { login: userName, after: facts(member) });
        await tell(tx, { name: 'StaffChanged', audience: 'staff', facts: {} });
        return Ok((await memberOf(tx, user.id)) ?? member);
      }),

    async change(which, change, author) {
      const changed = await database.transaction<StaffChanged, StaffMoved | StaffRefusal>(async (tx) => {
        const state = await held(tx, which);
        if (!state.ok) return state;
        const { member } = state.val;
        const refused = roleRefusal(state.val, change.role, author.userName);
        if (refused !== null) return Err(refused);
        const sells = member.role === 'Seller';
        const { name, role, email, phone } = change;
        await tx.query(changeSql, [rowId(which.id), name, role, sells ? '' : email, sells ? '' : phone]);
        if (sells) await tx.query(changeSellerSql, [rowId(which.id), name, email, phone]);
        const ended = role === member.role ? [] : await endSessions(tx, rowId(which.id));
        // A link that was mailed to another address, or to another role, opens nothing any more.
        if (role !== member.role || email !== member.email) await tx.query(forgetLinksSql, [rowId(which.id)]);
        return Ok({ member: await written(tx, 'staff-changed', member, author), ended });
      });
      return forgetting(changed);
    },

    async setActive(which, isActive, author) {
      const changed = await database.transaction<StaffChanged, StaffMoved | StaffRefusal>(async (tx) => {
        const state = await held(tx, which);
        if (!state.ok) return state;
        const { member } = state.val;
        if (member.isActive === isActive) return Ok({ member, ended: [] });
        const refused = isActive ? null : deactivationRefusal(state.val, author.userName);
        if (refused !== null) return Err(refused);
        await tx.query(activeSql, [rowId(which.id), isActive]);
        await tx.query(sellerActiveSql, [rowId(which.id), isActive]);
        const ended = isActive ? [] : await endSessions(tx, rowId(which.id));
        if (!isActive) await tx.query(forgetLinksSql, [rowId(which.id)]);
        const action = isActive ? 'staff-activated' : 'staff-deactivated';
        return Ok({ member: await written(tx, action, member, author), ended });
      });
      return forgetting(changed);
    },

    handOver: (from, to, author) =>
      database.transaction<HandedOver, { readonly code: 'staff-not-found' } | HandOverRefusal>(async (tx) => {
        await lock(tx, [rowId(from), rowId(to)]);
        const giver = await memberOf(tx, rowId(from));
        const taker = await memberOf(tx, rowId(to));
        if (giver === null || taker === null) return notFound;
        const refused = handOverRefusal(giver, taker);
        if (refused !== null) return Err(refused);
        const moved = await tx.query(handOverSql, [rowId(giver.sellerId ?? ''), rowId(taker.sellerId ?? '')]);
        if (moved.length === 0) return Ok({ customers: 0 });
        await recordAudit(tx, author, 'customers-handed-over', {
          login: giver.userName,
          to: taker.userName,
          customers: moved.length,
        });
        // Ends the seller's acting as one of these customers: every process reads its sessions anew.
        await notify(tx, sessionChannel);
        await tell(tx, { name: 'StaffChanged', audience: 'staff', facts: {} });
        return Ok({ customers: moved.length });
      }),
  };
};
