import { expect, it } from 'vitest';
import { statusLines } from '#cli/screens/frame/draw-foot.ts';
import type { ScreenContext } from '#cli/screens/frame/screen-context.ts';
import { styleFor } from '#cli/style.ts';

const shownLines = (listProblem: string, dialogProblem: string | null): readonly string[] => {
  const seen = { problem: null, detailProblem: null, pageProblem: null, work: null, message: null, note: null };
  const dialog = dialogProblem === null ? null : { problem: dialogProblem };
  const context = { ...seen, listProblem, opened: null, dialog, marked: new Set(), items: [] };
  const state = { isLoading: false, isAtLarge: dialog === null };
  return statusLines(context as unknown as ScreenContext, state, 80, styleFor(false));
};

it('what is asked and the list failed for one reason, which is told once', () => {
  expect(shownLines('No se pudo hablar con el servidor', null)).toEqual([
    'No se pudo hablar con el servidor · u: reintentar',
  ]);
  expect(shownLines('No se pudo hablar con el servidor', 'No se pudo hablar con el servidor')).toEqual(['']);
  expect(shownLines('No se pudo hablar con el servidor', 'Escribí el código')).toEqual([
    'No se pudo hablar con el servidor',
  ]);
});

it('why some of many were not done is told whole, below what was done', () => {
  const why = '2026-00000002: Un pedido en estado Cancelado no puede pasar a Recibido (y 2 más)';
  const context = { problem: why, message: 'Tres pedidos pasaron a Recibido', marked: new Set(), items: [] };
  const state = { isLoading: false, isAtLarge: true };
  const [done, ...lines] = statusLines(context as unknown as ScreenContext, state, 60, styleFor(false));
  expect(done).toBe('Tres pedidos pasaron a Recibido');
  expect(lines.join(' ')).toBe(why);
});
