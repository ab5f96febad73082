import { Link } from 'react-router-dom';
import type { CaseFacts } from '#core/cases/case-desk.service.ts';

interface CaseCustomerProps {
  readonly name: string;
  readonly facts: Pick<CaseFacts, 'customerId' | 'customerCode' | 'sellerName'>;
  /** All of this customer's. */
  readonly to: string;
}

/** Whose a claim or a warranty is, which leads to all of theirs. */
export function CaseCustomer({ name, facts: { customerId, customerCode, sellerName }, to }: CaseCustomerProps) {
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
    </dl>
  );
}
