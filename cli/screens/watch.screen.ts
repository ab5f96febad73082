import { noticeText } from '#adapters/texts/live-notices.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { liveEventNames } from '#core/live/event.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { nameKey } from '#core/shared/name-key.ts';
import { Ok } from '#core/shared/result.ts';
import type { Cli } from '../run-command.ts';
import { type Heard, timeText } from '../views/notice.view.ts';
import type { Screen, ScreenAction } from './frame/screen.ts';

/** Notices that are kept; more would only grow. */
const maxKept = 1000;

/** Live notices, the newest first; it ends by itself after `limit` of them. */
export const watchScreen = ({ services, terminal }: Cli, limit: number | undefined): Screen<Heard, Heard> => {
  let notices: readonly Heard[] = [];
  /** How many there were when somebody stopped it; null while it goes on. */
  let stoppedAt: number | null = null;
  let count = 0;
  let endAtLimit = (): void => {};
  /** While somebody has paused it to read, it does not end. */
  const until = new Promise<void>((resolve) => {
    services.live.on('notice', ({ notice }) => {
      const all = [{ order: count, at: terminal.now(), notice }, ...notices];
      const since = stoppedAt ?? 0;
      // The rows that somebody stopped to read stay: beyond the limit, those that came first after that are left out.
      const [later, read] = [all.filter(({ order }) => order >= since), all.filter(({ order }) => order < since)];
      notices = stoppedAt === null ? all.slice(0, maxKept) : [...later.slice(0, maxKept), ...read];
      count += 1;
      endAtLimit();
    });
    endAtLimit = () => {
      if (limit !== undefined && count >= limit && stoppedAt === null) resolve();
    };
  });

  const pause: ScreenAction<Heard> = {
    key: ' ',
    name: 'pausar/seguir',
    about: 'pausar, y seguir con lo que pasó mientras tanto',
    isOfScreen: true,
    steps: () => [],
    async run() {
      stoppedAt = stoppedAt === null ? count : null;
      endAtLimit();
      return Ok({ message: stoppedAt === null ? 'Sigue' : 'Los avisos se guardan' });
    },
  };

  return {
    title: 'Avisos',
    names: ['aviso', 'avisos'],
    tabs: [],
    columns: () => [
      { title: 'Hora', cell: timeText },
      { title: 'Qué pasó', cell: ({ notice }) => noticeText(notice), minWidth: 20 },
    ],
    keyOf: ({ order }) => String(order),
    async page({ text }) {
      const since = stoppedAt ?? count;
      const wanted = nameKey(text);
      const items = notices.filter(
        ({ order, notice }) => order < since && nameKey(noticeText(notice)).includes(wanted),
      );
      const waiting = count - since;
      const isPaused = stoppedAt !== null;
      return Ok({
        items,
        next: null,
        ...(isPaused ? { note: `en pausa${waiting === 0 ? '' : `, ${formatCount(waiting)} más`}` } : {}),
      });
    },
    detail: {
      open: async (one) => Ok(one),
      text: (one, style) => `${style.bold(noticeText(one.notice))}\n${formatDateTime(new Date(one.at).toISOString())}`,
    },
    actions: [pause],
    findHint: 'parte de un aviso',
    narrowing: null,
    outdatedBy: liveEventNames,
    empty: 'Todavía no pasó nada. Los avisos aparecen acá',
    isFollowed: true,
    until,
  };
};
