import { bankAccountsProblem } from '#adapters/texts/current-account.es.ts';
import type { BankAccount } from '#core/current-account/bank-account.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { copyText } from '#web/state/clipboard.ts';
import { Icon } from '#web/ui/icon.tsx';
import { QueryState } from '#web/ui/query-state.tsx';

/** The accounts for transfers. Nothing where the distributor has none. */
export function BankAccounts() {
  const { account } = useServices();
  const banks = useServiceQuery(account.banks);
  // Accounts that were read before are still shown after a failure.
  const of = banks.answer === null ? banks : { ...banks, failure: null };
  return (
    <QueryState of={of} problem={bankAccountsProblem} skeleton={null} isPart isNone={(all) => all.length === 0}>
      {(all) => (
        <aside className="banks" aria-labelledby="banks-title">
          <h2 id="banks-title">Datos bancarios para transferencias</h2>
          {all.map((bank) => (
            <Bank key={bank.id} bank={bank} />
          ))}
        </aside>
      )}
    </QueryState>
  );
}

function Bank({ bank }: { readonly bank: BankAccount }) {
  const { toaster } = usePublicServices();
  const copy = async () => {
    const isCopied = await copyText(bank.cbu);
    toaster.show(
      isCopied
        ? { kind: 'Success', title: bank.bank, message: 'CBU copiado' }
        : { kind: 'Error', title: bank.bank, message: 'No se pudo copiar el CBU. Seleccionalo y copialo a mano' },
    );
  };
  return (
    <dl>
      <Fact name="Banco" value={bank.bank} />
      <Fact name="Titular" value={bank.holder} />
      <Fact name="Cuit" value={bank.cuit} isCode />
      <Fact name="Cuenta corriente" value={bank.number} isCode />
      <div>
        <dt>CBU</dt>
        <dd className="mono cbu">
          {bank.cbu}
          <button
            type="button"
            className="btn"
            aria-label={`Copiar el CBU de ${bank.bank}`}
            onClick={() => void copy()}
          >
            <Icon name="copy" />
            Copiar
          </button>
        </dd>
      </div>
    </dl>
  );
}

interface FactProps {
  readonly name: string;
  readonly value: string;
  readonly isCode?: true;
}

function Fact({ name, value, isCode }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isCode && 'mono'}>{value}</dd>
    </div>
  );
}
