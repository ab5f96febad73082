import { staffWarrantyFromWire, staffWarrantyWire } from '#adapters/wire/warranties.wire.ts';
import type { StaffCaseFailure, StaffCaseService } from '#core/cases/staff-case.service.ts';
import { formatNumber } from '#core/orders/number.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { WarrantyState } from '#core/warranties/state.ts';
import type { WarrantyFailure } from '#core/warranties/warranty.service.ts';
import type { ManagedWarranty, StaffWarranty } from '#core/warranties/warranty.ts';
import { createCall, type HttpSettings } from './call.ts';
import { createStaffCaseService, withoutFacts } from './staff-cases.ts';
import { createWarrantyManagementService } from './warranties.ts';

/** `api/Management/StaffWarranties` over HTTP; of a server without it the pages of `api/Management/Warranties`. */
export const createStaffWarrantyService = (settings: HttpSettings): StaffCaseService<WarrantyState, StaffWarranty> => {
  const management = createWarrantyManagementService(createCall(settings));
  return createStaffCaseService(settings, {
    name: 'StaffWarranties',
    wire: staffWarrantyWire,
    fromWire: staffWarrantyFromWire,
    other: {
      async page(caller, page) {
        const answer = await management.page(caller, page);
        return answer
          .map(({ warranties, currentPage, totalPages }) => ({
            cases: warranties.map(staffWarranty),
            isLast: currentPage >= totalPages,
          }))
          .mapErr(staffWarrantyFailure);
      },
      async find(caller, number) {
        for (let page = 1; ; page += 1) {
          const answer = await management.page(caller, page);
          if (!answer.ok) return Err(staffWarrantyFailure(answer.val));
          const { warranties, totalPages } = answer.val;
          const found = warranties.find(({ rmaNumber }) => rmaNumber === formatNumber(number));
          if (found !== undefined) return Ok(staffWarranty(found));
          if (page >= totalPages || warranties.length === 0) return Err({ code: 'case-not-found' });
        }
      },
    },
  });
};

const staffWarranty = (warranty: ManagedWarranty): StaffWarranty => ({ ...warranty, ...withoutFacts(warranty.date) });

const staffWarrantyFailure = ({ code }: WarrantyFailure): StaffCaseFailure =>
  code === 'not-signed-in' || code === 'not-allowed' ? { code } : { code: 'unreachable' };
