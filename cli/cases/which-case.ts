/** A claim or warranty by its number as it is typed. */

import type { CaseKindName, WhichCase } from '#core/cases/messages/case-message.ts';
import { parseDocumentNumber } from '#core/orders/number.ts';
import { type Outcome, wrongUsage } from '../outcome.ts';

export const numberText = 'como 2026-00000001, o 2026-1';

export const whichCase = (kind: CaseKindName, text: string): WhichCase | null => {
  const number = parseDocumentNumber(text);
  return number === null ? null : { kind, ...number };
};

export const notANumber = (text: string): Outcome =>
  wrongUsage(`«${text}» no es un número`, 'Va el año y el número: 2026-00000001');
