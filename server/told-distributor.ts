import type { Distributor } from '#core/distributor/distributor.ts';
import { withoutSampleContact } from '#core/distributor/without-sample.ts';
import type { Settings } from './settings.ts';

/** As mails and papers tell it: in production nothing of it is made up (docs/rules/mail.md 5). */
export const toldDistributor = ({ isProduction }: Pick<Settings, 'isProduction'>, now: Distributor): Distributor =>
  isProduction ? withoutSampleContact(now) : now;
