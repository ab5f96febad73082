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

export interface ConnectionText {
  readonly text: string;
  readonly mark: string;
  readonly mood: 'good' | 'waiting' | 'bad';
  readonly canReconnect: boolean;
}

/** How the connection stands, by word, mark and colour alike. */
export const connectionText = (state: ReturnType<LiveActor['getSnapshot']>): ConnectionText => {
  if (state.matches('Connected')) return { text: 'Conectado', mark: '●', mood: 'good', canReconnect: false };
  if (state.matches('Reconnecting')) return { text: 'Reconectando', mark: '○', mood: 'waiting', canReconnect: true };
  if (state.context.gaveUp) return { text: 'Sin conexión', mark: '×', mood: 'bad', canReconnect: true };
  return { text: 'Conectando', mark: '○', mood: 'waiting', canReconnect: false };
};
