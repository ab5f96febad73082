import { authorise } from '#core/access/authorise.ts';
import { Ok } from '#core/shared/result.ts';
import type { AlertRepository } from './alert.repository.port.ts';
import type { AlertService } from './alert.service.ts';
import { isBlank } from './alert.ts';

export const createAlertService = (alerts: AlertRepository): AlertService =>
  authorise<AlertService>('alert', {
    async read({ userName }) {
      const alert = await alerts.unseenBy(userName);
      return Ok(alert === null || isBlank(alert) ? null : alert);
    },
    async markSeen({ userName }) {
      await alerts.markSeen(userName);
      return Ok(undefined);
    },
  });
