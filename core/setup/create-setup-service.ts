import { authorise } from '#core/access/authorise.ts';
import type { Sayable } from '#core/distributor/blank-distributor.ts';
import { Ok } from '#core/shared/result.ts';
import type { SetupService } from './setup.service.ts';
import type { BackupPlace, MailTest, SetupFacts } from './setup-step.ts';

/** The facts that are read from the database. */
export type StoredSetupFacts = Omit<SetupFacts, 'unsaid' | 'sendsMails' | 'mailTest' | 'knowsAddress' | 'backups'>;

export interface SetupParts {
  readonly stored: () => Promise<StoredSetupFacts>;
  readonly sendsMails: () => Promise<boolean>;
  readonly mailTest: () => Promise<MailTest | null>;
  readonly unsaid: () => readonly Sayable[];
  readonly knowsAddress: boolean;
  readonly backups: BackupPlace;
}

export const createSetupService = ({
  stored,
  sendsMails,
  mailTest,
  unsaid,
  knowsAddress,
  backups,
}: SetupParts): SetupService =>
  authorise<SetupService>('administration', {
    async facts() {
      return Ok({
        ...(await stored()),
        sendsMails: await sendsMails(),
        mailTest: await mailTest(),
        unsaid: unsaid(),
        knowsAddress,
        backups,
      });
    },
  });
