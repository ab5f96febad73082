import { Ok } from '#core/shared/result.ts';
import { isBlank } from './alert.ts';
import type { AlertBoard } from './alert-board.port.ts';
import type { AlertDesk } from './alert-desk.ts';

export const createAlertDesk = (board: AlertBoard): AlertDesk => ({
  async read({ userName }) {
    const alert = await board.unseenBy(userName);
    return Ok(alert === null || isBlank(alert) ? null : alert);
  },
  async markSeen({ userName }) {
    await board.markSeen(userName);
    return Ok(undefined);
  },
});
