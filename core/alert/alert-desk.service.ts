import { Ok } from '#core/shared/result.ts';
import { isBlank } from './alert.ts';
import type { AlertBoard } from './alert-board.port.ts';
import type { AlertDesk, AlertPoster } from './alert-desk.ts';

export const createAlertDesk = (board: AlertBoard): AlertDesk & AlertPoster => ({
  async read({ userName }) {
    const alert = await board.unseenBy(userName);
    return Ok(alert === null || isBlank(alert) ? null : alert);
  },
  async markSeen({ userName }) {
    await board.markSeen(userName);
    return Ok(undefined);
  },
  async put(_caller, alert) {
    await board.put(alert);
    return Ok(alert);
  },
});
