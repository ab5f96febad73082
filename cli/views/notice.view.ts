import type { LiveNotice } from '#core/live/event.ts';
import type { LiveActor } from '#core/live/live.machine.ts';
import { inBuenosAires } from '#core/shared/buenos-aires.ts';

/** A notice with when it was heard (milliseconds) and its place among all that were. */
export interface Heard {
  readonly order: number;
  readonly at: number;
  readonly notice: LiveNotice;
}

/** 23:05:00, in Buenos Aires. */
export const timeText = ({ at }: Heard): string => inBuenosAires(at).time;

/** A line of JSON for another program. */
export const noticeLine = ({ at, notice }: Heard): string =>
  JSON.stringify({ time: new Date(at).toISOString(), name: notice.name, facts: notice.facts });

/** How the connection stands. */
export const connectionText = (state: ReturnType<LiveActor['getSnapshot']>): string => {
  if (state.matches('Connected')) return 'Conectado';
  if (state.matches('Reconnecting')) return 'Reconectando';
  return state.context.gaveUp ? 'Sin conexión' : 'Conectando';
};
