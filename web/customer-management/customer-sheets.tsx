import { lazy, Suspense, useMemo, useState } from 'react';
import { customerRowReasonText, customerSheetColumns } from '#adapters/texts/customer-sheets.es.ts';
import { customerStateText } from '#adapters/texts/customer-states.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { setupProblem } from '#adapters/texts/setup.es.ts';
import { everyCustomer } from '#core/customers/customer-search.ts';
import { knownStates } from '#core/customers/customer-state.ts';
import type { CustomerChoices } from '#core/customers/managed-customer.ts';
import { maxCustomerRows } from '#core/customers/sheets/customer-sheet.service.ts';
import { customerLabels } from '#core/customers/sheets/customer-sheet.ts';
import type { InvitedCustomers } from '#core/login-links/invited-customers.ts';
import { maxCounted } from '#core/setup/setup-step.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { setupModule } from '#web/modules/setup.module.ts';
import { useServices } from '#web/services.ts';
import type { ConstantChoices } from '#web/sheet-exchange/column-form.tsx';
import { SheetPage } from '#web/sheet-exchange/sheet-page.tsx';
import { ChoicesFailed } from '#web/ui/choices-failed.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { linkToCustomers } from './customer-url.ts';

// The dialog loads when it is opened, which happens far less often than a sheet is imported.
const InviteManyDialog = lazy(async () => ({
  default: (await import('#web/login-links/invite-many-dialog.tsx')).InviteManyDialog,
}));

const withoutAccess: InvitedCustomers = { filter: { ...everyCustomer, access: 'none' } };

const toChoose = (names: readonly string[], mayBeNew = false) => ({ names, mayBeNew });

/** What all rows of a sheet may have alike, as its cells name it: two of one name have their id with it. */
const constantChoices = (choices: CustomerChoices): ConstantChoices => {
  const labels = customerLabels(choices);
  const { priceLists, sellers, zones, states } = choices;
  return {
    priceList: toChoose(priceLists.map(({ id }) => labels.priceLists.of(id))),
    seller: toChoose(sellers.filter(({ isInactive }) => !isInactive).map(({ id }) => labels.sellers.of(id))),
    state: toChoose([...new Set([...knownStates, ...states])].map(customerStateText)),
    zone: toChoose(
      zones.map(({ name }) => name),
      true,
    ),
  };
};

/** All customers into a spreadsheet, and out of one. */
export function CustomerSheets() {
  const { customerSheets, customerSheetRuns, customerImports, customerManagement } = useServices();
  const asked = useServiceQuery(customerManagement.choices);
  const { answer } = asked;
  const choices = useMemo(() => (answer === null ? undefined : constantChoices(answer)), [answer]);
  return (
    <SheetPage
      service={customerSheets}
      runs={customerSheetRuns}
      imports={customerImports}
      columns={customerSheetColumns}
      name="Clientes"
      back={{ to: linkToCustomers({}), text: 'Todos los clientes' }}
      maxRows={maxCustomerRows}
      reasonText={customerRowReasonText}
      missingText="Los que no figuran son los clientes cuyo código no está en la planilla."
      choices={choices}
      lacking={<ChoicesFailed of={[asked]} lacking="las listas, los vendedores, los estados y las zonas para elegir" />}
      after={<InviteTheOthers />}
      exported="Todos los clientes, con las mismas columnas que se importan."
    >
      Cada cliente se reconoce por su <b>Código</b>. Las columnas que no estén quedan como están. Primero se muestra qué
      cambiaría.
    </SheetPage>
  );
}

const inviteText = (count: number): string => {
  if (count === 1) return 'Invitar al que no tiene acceso';
  const many = count >= maxCounted ? `más de ${formatCount(maxCounted)}` : formatCount(count);
  return `Invitar a los ${many} que no tienen acceso`;
};

/**
 * How many cannot come in now, and an act that invites them all; what is still to be done is not known to every server.
 */
function InviteTheOthers() {
  const { setup } = useServices(setupModule);
  const { customerManagement } = useServices();
  const asked = useServiceQuery(setup);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <QueryState
        of={asked}
        problem={setupProblem}
        skeleton={null}
        isPart
        isNone={({ withoutAccess: count }) => count === 0}
      >
        {({ withoutAccess: count }) => (
          <button type="button" className="btn" onClick={() => setIsAsked(true)}>
            {inviteText(count)}
          </button>
        )}
      </QueryState>
      {isAsked && (
        <Suspense>
          <InviteManyDialog
            customers={withoutAccess}
            onInvited={() => {
              void setup.outdate();
              void customerManagement.outdate();
            }}
            onClose={() => setIsAsked(false)}
          />
        </Suspense>
      )}
    </>
  );
}
