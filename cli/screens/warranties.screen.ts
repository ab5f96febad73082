import { staffWarrantyProblem } from '#adapters/texts/staff-cases.es.ts';
import { warrantyMovedText, warrantyProblem, warrantyStateTexts } from '#adapters/texts/warranties.es.ts';
import { parseDocumentNumber } from '#core/orders/number.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { Err } from '#core/shared/result.ts';
import { isSettled, type WarrantyState, warrantyMayBecome, warrantyStates } from '#core/warranties/state.ts';
import type { StaffWarranty } from '#core/warranties/warranty.ts';
import { maxWarrantyResolutionLength, type WarrantyStepToTake } from '#core/warranties/warranty-management.service.ts';
import { warrantyStatePainter, warrantyText } from '../views/warranty.view.ts';
import { caseScreen, type OpenCase } from './case-screen.ts';
import { resolveCase, stateTabs } from './cases.ts';
import type { Screen, ScreenAction } from './frame/screen.ts';
import { nothingChosen } from './nothing-chosen.ts';
import type { MakeScreen } from './on-screen.ts';
import { problemTextOf } from './screen-problem.ts';

const ends = warrantyStates.filter(isSettled);
const stateOf = ({ currentTracking }: StaffWarranty) => currentTracking.state;

const ofWarranty = {
  kind: 'warranty',
  numberOf: ({ rmaNumber }: StaffWarranty) => parseDocumentNumber(rmaNumber),
  nameOf: ({ rmaNumber }: StaffWarranty) => `la garantía ${rmaNumber}`,
  textsOf: ({ resolution }: StaffWarranty) => ({ externalCode: '', resolution }),
} as const;

/** Warranties of all companies, to be taken up and resolved. */
export const warrantiesScreen: MakeScreen = (cli, { caller }) => {
  const { staffWarranties, warrantyManagement } = cli.services;
  const problemText = problemTextOf(cli);

  const move = async (warranty: StaffWarranty, step: WarrantyStepToTake) => {
    const answer = await warrantyManagement.changeState(caller, { id: warranty.id }, step);
    return answer
      .map(({ currentTracking }) => ({
        message: warrantyMovedText(warranty.rmaNumber, currentTracking.state),
      }))
      .mapErr((failure) => problemText(failure, warrantyProblem));
  };

  const take: ScreenAction<StaffWarranty> = {
    key: 't',
    name: 'tomar',
    about: 'tomar: pasa a Pendiente',
    refuses([warranty]) {
      if (warranty === undefined || warrantyMayBecome(stateOf(warranty), 'Pending')) return null;
      return isSettled(stateOf(warranty)) ? 'Ya está resuelta' : 'Ya está tomada';
    },
    steps: () => [],
    run: async ([warranty]) =>
      warranty === undefined ? Err(nothingChosen) : move(warranty, { state: 'Pending', resolution: '' }),
  };

  const resolve = resolveCase<StaffWarranty, WarrantyState>({
    about: 'resolver: aceptarla o rechazarla, con lo que lee el cliente',
    nameOf: ({ rmaNumber }) => `la garantía ${rmaNumber}`,
    ends: ends.map((state) => ({ state, text: warrantyStateTexts[state] })),
    refuses(warranty) {
      if (ends.some((end) => warrantyMayBecome(stateOf(warranty), end))) return null;
      return isSettled(stateOf(warranty)) ? 'Ya está resuelta' : 'Primero hay que tomarla';
    },
    max: maxWarrantyResolutionLength,
    missing: warrantyProblem({ code: 'resolution-missing' }),
    end: move,
  });

  const screen: Screen<StaffWarranty, OpenCase<StaffWarranty>> = {
    title: 'Garantías',
    names: ['garantía', 'garantías'],
    tabs: stateTabs('Todas', warrantyStateTexts),
    columns: (style) => [
      { title: 'RMA', cell: ({ rmaNumber }) => rmaNumber },
      { title: 'Fecha', cell: ({ openedAt }) => formatDate(openedAt), isSecondary: true },
      { title: 'Cliente', cell: ({ customerName }) => customerName, minWidth: 20 },
      { title: 'Código', cell: ({ productCode }) => productCode, minWidth: 8 },
      { title: 'Marca', cell: ({ productBrandName }) => productBrandName, minWidth: 6, isSecondary: true },
      { title: 'Falla', cell: ({ detail }) => detail?.fault ?? '', isExtra: true, minWidth: 10 },
      { title: 'Vehículo', cell: ({ detail }) => detail?.vehicle ?? '', isExtra: true, minWidth: 8 },
      {
        title: 'Estado',
        cell: (warranty) => warrantyStateTexts[stateOf(warranty)],
        paint: (text, warranty) => warrantyStatePainter(style)[stateOf(warranty)](text),
      },
    ],
    ...caseScreen(cli, caller, {
      service: staffWarranties,
      ofKind: ofWarranty,
      problem: staffWarrantyProblem,
      text: warrantyText,
      actions: [take, resolve],
      changed: 'WarrantiesChanged',
    }),
    findHint: 'número, cliente, producto o comprobante',
    empty: 'Todavía no hay garantías',
    noneFound: 'No hay garantías así',
  };
  return screen;
};
