import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { warrantiesProblem, warrantyProblem, warrantyStateTexts } from '#adapters/texts/warranties.es.ts';
import type { WarrantyId } from '#core/shared/ids.ts';
import type { ManagedWarranty } from '#core/warranties/warranty.ts';
import { CaseDetail } from '#web/cases/case-detail.tsx';
import { ManagedCases } from '#web/cases/managed-cases.tsx';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { warrantiesModule } from '#web/modules/warranties.module.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { usePageInRange } from '#web/url/page-in-range.ts';
import { ManagedWarrantyList } from './managed-warranty-list.tsx';
import { warrantyLook } from './warranty-look.ts';
import { WarrantyNextStep } from './warranty-next-step.tsx';
import { WarrantySheet } from './warranty-sheet.tsx';
import { linkToManagedWarranties, readManagedWarrantiesUrl } from './warranty-url.ts';

/** /warranties-management: everybody's warranties, one of them at the right to be taken up or ended. */
export function WarrantyManagementScreen() {
  const { warrantyManagementQueries } = useServices(warrantiesModule);
  const { toaster } = usePublicServices();
  const [query] = useSearchParams();
  const { page, rma } = readManagedWarrantiesUrl(query);
  const { answer, failure, isCurrent, retry } = useServiceQuery(warrantyManagementQueries.page, page);
  const given = isCurrent ? (answer?.currentPage ?? null) : null;
  usePageInRange({ asked: page, given, linkTo: (to) => linkToManagedWarranties({ page: to, rma }) });
  const [taking, setTaking] = useState<WarrantyId | null>(null);

  const take = async ({ id, rmaNumber }: ManagedWarranty) => {
    if (taking !== null) return;
    setTaking(id);
    const taken = await warrantyManagementQueries.move(id, { state: 'Pending', resolution: '' });
    setTaking(null);
    const title = `Garantía RMA ${rmaNumber}`;
    if (taken.ok) toaster.show({ kind: 'Success', title, message: warrantyStateTexts.Pending });
    else toaster.show({ kind: 'Error', title, message: warrantyProblem(taken.val) });
  };

  const warranties = answer?.warranties ?? null;
  const open = warranties?.find(({ rmaNumber }) => rmaNumber === rma) ?? null;
  return (
    <ManagedCases
      title={open === null ? 'Gestión de garantías' : `Garantía ${open.rmaNumber}`}
      list={
        <ManagedWarrantyList
          warranties={warranties}
          problem={failure && warrantiesProblem(failure)}
          onRetry={retry}
          page={answer?.currentPage ?? page}
          open={rma}
          onTake={(warranty) => void take(warranty)}
        />
      }
      pages={
        answer && {
          current: answer.currentPage,
          total: answer.totalPages,
          linkTo: (to) => linkToManagedWarranties({ page: to }),
        }
      }
      detail={
        open === null ? null : (
          <CaseDetail
            key={open.id}
            title={`Garantía ${open.rmaNumber}`}
            state={warrantyLook(open.currentTracking)}
            closeTo={linkToManagedWarranties({ page })}
            closeLabel="Cerrar la garantía"
          >
            <WarrantySheet warranty={open} />
            <WarrantyNextStep warranty={open} isTaking={taking !== null} onTake={() => void take(open)} />
          </CaseDetail>
        )
      }
    />
  );
}
