import { claimProblem, claimStateTexts } from '#adapters/texts/claims.es.ts';
import { staffClaimProblem } from '#adapters/texts/staff-cases.es.ts';
import { associationOf } from '#core/claims/association.ts';
import type { ClaimFailure } from '#core/claims/claim.service.ts';
import type { StaffClaim } from '#core/claims/claim.ts';
import { maxExternalCodeLength, maxResolutionLength } from '#core/claims/claim-management.service.ts';
import { findClaim } from '#core/claims/find-claim.ts';
import { type ClaimEnd, claimMayBecome, claimStates, isResolved } from '#core/claims/state.ts';
import { formatNumber } from '#core/orders/number.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { claimWithCode, codeTakenText } from '../cases/claim-associate.ts';
import { claimStatePainter, claimText } from '../views/claim.view.ts';
import { whyElsewhere } from './case-actions.ts';
import { caseScreen, type OpenCase } from './case-screen.ts';
import { resolveCase, stateTabs } from './cases.ts';
import type { Screen, ScreenAction } from './frame/screen.ts';
import { nothingChosen } from './nothing-chosen.ts';
import type { MakeScreen } from './on-screen.ts';
import { problemTextOf } from './screen-problem.ts';

const ends: readonly ClaimEnd[] = claimStates.filter(isResolved);
const stateOf = ({ currentTracking }: StaffClaim) => currentTracking.state;

/** Claims of all companies, to be associated and resolved one after the other. */
export const claimsScreen: MakeScreen = (cli, { caller }) => {
  const { staffClaims, claimManagement } = cli.services;
  const problemText = problemTextOf(cli);

  /**
   * The claim and the code that another claim has, of which the screen warned: entered once more, the code is meant.
   */
  let warned: string | null = null;
  const associate: ScreenAction<StaffClaim> = {
    key: 'a',
    name: 'asociar',
    about: 'asociar: ponerlo en curso con el código Flexxus',
    refuses: ([claim]) =>
      claim !== undefined && claim.externalCode !== ''
        ? `Ya tiene el código ${claim.externalCode}: con e se corrige`
        : null,
    steps: ([claim]) => [
      {
        kind: 'text',
        label: `Código Flexxus del reclamo ${claim === undefined ? '' : formatNumber(claim)}`,
        max: maxExternalCodeLength,
        problemOf: (text) => (text.trim() === '' ? claimProblem({ code: 'external-code-missing' }) : null),
      },
    ],
    async run([claim], [code = '']) {
      if (claim === undefined) return Err(nothingChosen);
      const failed = (failure: ClaimFailure) => problemText(failure, claimProblem);
      // The row may be of before: a back end of the specification's calls alone puts a code in the place of another.
      const found = await findClaim(claimManagement, caller, { id: claim.id });
      if (!found.ok) return found.mapErr(failed);
      const association = associationOf(found.val, code.trim());
      if (association === 'there-already')
        return Ok({ message: `El reclamo ${formatNumber(claim)} ya tenía ese código: no se cambió nada` });
      if (association === 'refused') return Err(failed({ code: 'claim-associated', ...found.val }));
      const asked = `${claim.id} ${code.trim()}`;
      const other = asked === warned ? null : await claimWithCode(cli, caller, claim.id, code.trim());
      if (other !== null) {
        warned = asked;
        return Err(`${codeTakenText(code.trim(), other)}: Enter otra vez se lo pone también a este`);
      }
      const answer = await claimManagement.associate(caller, { id: claim.id }, code.trim());
      return answer.map(movedTo).mapErr((failure) => problemText(failure, claimProblem));
    },
  };

  const resolve = resolveCase<StaffClaim, ClaimEnd>({
    about: 'resolver: aceptarlo o rechazarlo, con lo que lee el cliente',
    nameOf: (claim) => `el reclamo ${formatNumber(claim)}`,
    ends: ends.map((state) => ({ state, text: claimStateTexts[state] })),
    refuses(claim) {
      const elsewhere = whyElsewhere(claim);
      if (elsewhere !== null) return elsewhere;
      if (ends.some((end) => claimMayBecome(stateOf(claim), end))) return null;
      return isResolved(stateOf(claim)) ? 'Ya está resuelto' : 'Primero hay que asociarlo';
    },
    max: maxResolutionLength,
    missing: claimProblem({ code: 'resolution-missing' }),
    async end(claim, ending) {
      const answer = await claimManagement.resolve(caller, { id: claim.id }, ending);
      return answer.map(movedTo).mapErr((failure) => problemText(failure, claimProblem));
    },
  });

  const screen: Screen<StaffClaim, OpenCase<StaffClaim>> = {
    title: 'Reclamos',
    names: ['reclamo', 'reclamos'],
    tabs: stateTabs('Todos', claimStateTexts),
    columns: (style) => [
      { title: 'Número', cell: formatNumber },
      { title: 'Fecha', cell: ({ openedAt }) => formatDate(openedAt), isSecondary: true },
      { title: 'Cliente', cell: ({ customerName }) => customerName, minWidth: 10 },
      { title: 'Flexxus', cell: ({ externalCode }) => externalCode, minWidth: 6, isSecondary: true },
      { title: 'Comprobante', cell: ({ purchaseDocument }) => purchaseDocument, isExtra: true, minWidth: 10 },
      { title: 'Motivo', cell: ({ reason }) => reason, isExtra: true, minWidth: 10 },
      {
        title: 'Estado',
        cell: (claim) => claimStateTexts[stateOf(claim)],
        paint: (text, claim) => claimStatePainter(style)[stateOf(claim)](text),
      },
    ],
    ...caseScreen(cli, caller, {
      service: staffClaims,
      ofKind: ofClaim,
      problem: staffClaimProblem,
      text: claimText,
      actions: [associate, resolve],
      changed: 'DemandsChanged',
    }),
    findHint: 'número, cliente, producto, comprobante o código Flexxus',
    empty: 'Todavía no hay reclamos',
    noneFound: 'No hay reclamos así',
  };
  return screen;
};

const ofClaim = {
  kind: 'claim',
  numberOf: ({ year, number }: StaffClaim) => ({ year, number }),
  nameOf: (claim: StaffClaim) => `el reclamo ${formatNumber(claim)}`,
  textsOf: ({ externalCode, resolution }: StaffClaim) => ({ externalCode, resolution }),
} as const;

const movedTo = (
  claim: { readonly currentTracking: StaffClaim['currentTracking'] } & Parameters<typeof formatNumber>[0],
) => ({
  message: `El reclamo ${formatNumber(claim)} ahora está ${claimStateTexts[claim.currentTracking.state].toLowerCase()}`,
});
