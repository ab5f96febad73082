import type { CaseKindName } from '#core/cases/messages/case-message.ts';
import { spokenNumber } from '../database/spoken-number.ts';
import { mailsSql } from '../mail/mailing.ts';

/** What tells the statements of claims from those of warranties. */
export interface CaseKind {
  readonly table: CaseKindName;
  readonly counter: string;
  readonly event: 'DemandsChanged' | 'WarrantiesChanged';
}

interface Opening {
  /** The columns of this kind alone, and what they get. */
  readonly columns: string;
  readonly values: string;
  /** More that is written with it, each after a comma. */
  readonly more?: string;
  readonly action: string;
  /** SQL of the mails to queue, as `mailsOf` makes it. */
  readonly mails: string;
  /** The network that the call came from. */
  readonly network: string;
}

interface Move {
  readonly from: string;
  readonly to: string;
  readonly at: string;
  readonly by: string;
  readonly network: string;
  /** Further columns that the move sets. */
  readonly set: string;
  readonly action: string;
  /** The facts of the audit entry beside the company and the number. */
  readonly facts: string;
}

const spoken = spokenNumber('k.year', 'k.number');

/**
 * Statements that open a case and move it along, each a step of its way and an audit entry at once; `k` is the case,
 * and they answer a ChangedCase.
 */
export const caseSql = ({ table, counter }: CaseKind) => {
  const written = 'returning id, year, number, customer_id';
  const step = (state: string, at: string, by: string): string =>
    `step as (insert into ${table}_tracking (${table}_id, state, at, by) select id, ${state}, ${at}::timestamptz, ${by} from k)`;
  const facts = (more: string): string =>
    `jsonb_build_object('customerId', k.customer_id::text, '${table}Id', k.id::text, 'number', ${spoken}${more})`;
  const changed = `
  select k.id, k.customer_id::text as "customerId", ${spoken} as number from k`;

  return {
    /**
     * $1 is the company, $2 the year, $3 the moment, $4 who opens it, $5 who acts for them. The counter's row is locked
     * until the commit, so that numbers have no gaps.
     */
    open: ({ columns, values, more = '', action, mails, network }: Opening): string => `
  with n as (
    insert into ${counter} (year, last) values ($2, 1)
    on conflict (year) do update set last = ${counter}.last + 1
    returning year, last),
  k as (
    insert into ${table} (year, number, customer_id, created_at, created_by, acted_by, ${columns}, state, state_at)
    select n.year, n.last, $1, $3::timestamptz, $4::text, $5::text, ${values}, 'Created', $3::timestamptz from n
    ${written})${more},
  ${step("'Created'", '$3', '$4')},
  audit as (
    insert into audit_entry (at, user_name, acted_by, network, action, facts)
    select $3::timestamptz, $4, $5, ${network}::text, '${action}', ${facts('')} from k),
  mail as (${mailsSql(mails, 'k', spoken)})${changed}`,

    /** $1 is the case; only if it still is in the state that it is moved from. */
    move: ({ from, to, at, by, network, set, action, facts: more }: Move): string => `
  with k as (
    update ${table} set state = ${to}, state_at = ${at}::timestamptz, version = version + 1, ${set} where id = $1 and state = ${from}
    ${written}),
  ${step(to, at, by)},
  audit as (
    insert into audit_entry (at, user_name, network, action, facts)
    select ${at}::timestamptz, ${by}, ${network}::text, '${action}', ${facts(more)} from k)${changed}`,
  };
};
