import type { DocumentPayment } from '#core/current-account/management/document-payment.ts';
import type { PaymentId } from '#core/shared/ids.ts';
import type { Queries } from '../database/database.ts';
import { rowId } from '../database/row-id.ts';

/**
 * What accepted payments that name a document did with it, of whichever company: a document that went over to another
 * one owes less by what the first one paid.
 */
export const documentPaymentsOf = (queries: Queries, documentId: number): Promise<readonly DocumentPayment[]> =>
  queries.query<DocumentPayment>(
    `select id::text as id, paid::text as paid, elsewhere::text as elsewhere, "isSaidSince"
       from (select p.id, coalesce(n.paid, 0) as paid,
                    p.amount - p.on_account
                      - (select coalesce(sum(x.paid), 0) from payment_document x where x.payment_id = p.id) as elsewhere,
                    n.debt_revision is not null and n.debt_revision <> d.debt_revision as "isSaidSince"
               from account_document d join payment_document n on n.document_id = d.id
               join payment p on p.id = n.payment_id
              where d.id = $1 and p.state = 'accepted') done
      where paid > 0 or elsewhere > 0 order by done.id`,
    [documentId],
  );

/** What these payments took off a document is owed again once they are taken back: nobody said its debt since. */
export const keepReturnable = async (
  tx: Queries,
  documentId: number,
  payments: readonly PaymentId[],
): Promise<void> => {
  if (payments.length === 0) return;
  await tx.query(
    `update payment_document n set debt_revision = d.debt_revision from account_document d
      where d.id = $1 and n.document_id = d.id and n.payment_id = any($2::bigint[]) and n.debt_revision is not null`,
    [documentId, payments.map(rowId)],
  );
};
