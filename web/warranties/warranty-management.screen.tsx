import { useState } from 'react';
import { staffWarrantyProblem } from '#adapters/texts/staff-cases.es.ts';
import { warrantyProblem, warrantyStateTexts } from '#adapters/texts/warranties.es.ts';
import { everyCase } from '#core/cases/case-filter.ts';
import { parseDocumentNumber } from '#core/orders/number.ts';
import type { WarrantyId } from '#core/shared/ids.ts';
import type { ManagedWarranty, StaffWarranty } from '#core/warranties/warranty.ts';
import { CaseCorrections } from '#web/cases/case-corrections.tsx';
import { CaseCustomer } from '#web/cases/case-customer.tsx';
import { CaseDetail } from '#web/cases/case-detail.tsx';
import { CaseFilters } from '#web/cases/case-filters.tsx';
import { LateCaseMessages } from '#web/cases/messages/late-case-messages.tsx';
import { StaffCases } from '#web/cases/staff-cases.tsx';
import { useStaffCases } from '#web/cases/use-staff-cases.ts';
import { warrantiesModule } from '#web/modules/warranties.module.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { ListFiles } from '#web/ui/list-files.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { staffWarrantiesUrl } from './staff-warranties-url.ts';
import { StaffWarrantyList } from './staff-warranty-list.tsx';
import { WarrantyContents } from './warranty-contents.tsx';
import { WarrantyNextStep } from './warranty-next-step.tsx';
import { warrantyTone } from './warranty-tone.ts';

const rmaOf = ({ rmaNumber }: StaffWarranty): string => rmaNumber;

/** /warranties-management: everybody's warranties, one of them at the right to be taken up, ended or corrected. */
export function WarrantyManagementScreen() {
  const { warrantyManagementQueries } = useServices(warrantiesModule);
  const { toaster } = usePublicServices();
  const staffWarranties = useStaffCases(warrantyManagementQueries.staffWarranties, staffWarrantiesUrl, rmaOf);
  const { state, page, cases, choices, open, mayManage } = staffWarranties;
  const [taking, setTaking] = useState<WarrantyId | null>(null);
  const rma = state.open;

  const take = async ({ id, rmaNumber }: ManagedWarranty) => {
    if (taking !== null) return;
    setTaking(id);
    const moved = await warrantyManagementQueries.move(id, { state: 'Pending', resolution: '' });
    setTaking(null);
    const title = `Garantía RMA ${rmaNumber}`;
    if (moved.ok) toaster.show({ kind: 'Success', title, message: warrantyStateTexts.Pending });
    else toaster.show({ kind: 'Error', title, message: warrantyProblem(moved.val) });
  };

  return (
    <StaffCases
      kind="warranty"
      title={rma === null ? 'Gestión de garantías' : `Garantía ${rma}`}
      url={staffWarrantiesUrl}
      state={state}
      list={
        <StaffWarrantyList
          warranties={cases}
          problem={page.failure && staffWarrantyProblem(page.failure)}
          onRetry={page.retry}
          state={state}
          files={
            page.answer?.isSearchable ? (
              <ListFiles
                title="Garantías"
                make={(format) => warrantyManagementQueries.staffWarranties.table(state.filter, format)}
                problem={staffWarrantyProblem}
              />
            ) : null
          }
          onTake={mayManage ? (warranty) => void take(warranty) : null}
        >
          <h1>Garantías</h1>
          {page.answer?.isSearchable && (
            <CaseFilters
              url={staffWarrantiesUrl}
              state={state}
              stateTexts={manyTexts}
              all="Todas"
              search={{
                label: 'Buscar por RMA, cliente, código de artículo, comprobante o patente',
                placeholder: 'RMA, cliente, código o patente',
              }}
              choices={choices}
              customerName={staffWarranties.customerNameOf(({ customerName }) => customerName)}
            />
          )}
        </StaffWarrantyList>
      }
      next={page.answer?.next ?? null}
      detail={
        rma === null ? null : (
          <CaseDetail
            key={rma}
            title={`Garantía ${rma}`}
            state={open.answer && warrantyTone(open.answer.currentTracking)}
            closeTo={staffWarrantiesUrl.link({ ...state, open: null })}
            closeLabel="Cerrar la garantía"
          >
            <QueryState of={open} problem={staffWarrantyProblem} skeleton={<Skeleton rows={8} kind="office" />}>
              {(warranty) => (
                <OpenWarranty
                  warranty={warranty}
                  mayManage={mayManage}
                  isTaking={taking !== null}
                  onTake={() => void take(warranty)}
                />
              )}
            </QueryState>
          </CaseDetail>
        )
      }
    />
  );
}

const manyTexts = {
  Created: 'Creadas',
  Pending: 'Pendientes',
  Accepted: 'Aceptadas',
  Refused: 'Rechazadas',
} as const satisfies Record<keyof typeof warrantyStateTexts, string>;

interface OpenWarrantyProps {
  readonly warranty: StaffWarranty;
  readonly mayManage: boolean;
  readonly isTaking: boolean;
  readonly onTake: () => void;
}

function OpenWarranty({ warranty, mayManage, isTaking, onTake }: OpenWarrantyProps) {
  const { warrantyManagementQueries } = useServices();
  const { customerId, customerName, rmaNumber, resolution } = warranty;
  const to = staffWarrantiesUrl.link(customerId === '' ? {} : { filter: { ...everyCase, customerId } });
  return (
    <>
      <CaseCustomer name={customerName} facts={warranty} to={to} which={{ kind: 'warranty', number: rmaNumber }} />
      <WarrantyContents warranty={warranty} />
      <CaseCorrections
        what={`la garantía ${rmaNumber}`}
        number={parseDocumentNumber(rmaNumber) ?? { year: 0, number: 0 }}
        facts={warranty}
        texts={{ externalCode: '', resolution }}
        correct={mayManage ? warrantyManagementQueries.staffWarranties.correct : null}
      />
      {mayManage && <WarrantyNextStep warranty={warranty} isTaking={isTaking} onTake={onTake} />}
      <LateCaseMessages kind="warranty" number={rmaNumber} mayWrite={mayManage} />
    </>
  );
}
