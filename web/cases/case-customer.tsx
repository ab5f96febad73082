import { Link } from 'react-router-dom';
import { refusal } from '#core/access/calls.ts';
import type { CaseFacts } from '#core/cases/staff-case.service.ts';
import { ActivityLink } from '#web/activity/activity-link.tsx';
import { useServices } from '#web/services.ts';
import type { NamedCase } from './messages/case-message-queries.ts';

interface CaseCustomerProps {
  readonly name: string;
  readonly facts: Pick<CaseFacts, 'customerId' | 'customerCode' | 'sellerName'>;
  /** All of this customer's. */
  readonly to: string;
  /** The claim or the warranty itself. */
  readonly which: NamedCase;
}

/** The customer of a claim or a warranty, with a link to all of theirs. */
export function CaseCustomer({ name, facts: { customerId, customerCode, sellerName }, to, which }: CaseCustomerProps) {
  const mayAdminister = refusal('administration', useServices().caller) === null;
  return (
    <dl className="facts case-facts">
      <div>
        <dt>Cliente</dt>
        <dd>
          {customerId === '' ? name : <Link to={to}>{name}</Link>}{' '}
          {customerCode !== '' && <span className="mono muted">{customerCode}</span>}
        </dd>
      </div>
      {sellerName !== '' && (
        <div>
          <dt>Vendedor</dt>
          <dd>{sellerName}</dd>
        </div>
      )}
      {mayAdminister && (
        <div>
          <dt>Actividad</dt>
          <dd>
            <ActivityLink subject={{ kind: which.kind, key: which.number }} />
          </dd>
        </div>
      )}
    </dl>
  );
}
