import { deskWarrantyFromWire, deskWarrantyWire } from '#adapters/wire/warranties.wire.ts';
import type { CaseDeskFailure, CaseDeskService } from '#core/cases/case-desk.service.ts';
import { formatNumber } from '#core/orders/number.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { WarrantyState } from '#core/warranties/state.ts';
import type { WarrantyFailure } from '#core/warranties/warranty.service.ts';
import type { DeskWarranty, ManagedWarranty } from '#core/warranties/warranty.ts';
import { createCall, type HttpSettings } from './call.ts';
import { createCaseDeskService, withoutFacts } from './case-desk.ts';
import { createWarrantyManagementService } from './warranties.ts';

/** `api/Management/WarrantyDesk` over HTTP; of a server without it the pages of `api/Management/Warranties`. */
export const createWarrantyDeskService = (settings: HttpSettings): CaseDeskService<WarrantyState, DeskWarranty> => {
  const management = createWarrantyManagementService(createCall(settings));
  return createCaseDeskService(settings, {
    name: 'WarrantyDesk',
    wire: deskWarrantyWire,
    fromWire: deskWarrantyFromWire,
    other: {
      async page(caller, page) {
        const answer = await management.page(caller, page);
        return answer
          .map(({ warranties, currentPage, totalPages }) => ({
            cases: warranties.map(deskWarranty),
            isLast: currentPage >= totalPages,
          }))
          .mapErr(deskFailure);
      },
      async find(caller, number) {
        for (let page = 1; ; page += 1) {
          const answer = await management.page(caller, page);
          if (!answer.ok) return Err(deskFailure(answer.val));
          const { warranties, totalPages } = answer.val;
          const found = warranties.find(({ rmaNumber }) => rmaNumber === formatNumber(number));
          if (found !== undefined) return Ok(deskWarranty(found));
          if (page >= totalPages || warranties.length === 0) return Err({ code: 'case-not-found' });
        }
      },
    },
  });
};

const deskWarranty = (warranty: ManagedWarranty): DeskWarranty => ({ ...warranty, ...withoutFacts(warranty.date) });

const deskFailure = ({ code }: WarrantyFailure): CaseDeskFailure =>
  code === 'not-signed-in' || code === 'not-allowed' ? { code } : { code: 'unreachable' };
