import type { Clock } from '#core/shared/clock.ts';
import { networkOf } from '#core/shared/network-of.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { ContactService } from './contact.service.ts';
import type { ContactMessageRepository } from './contact-message.repository.port.ts';
import { contactFlaws, isByProgram, tidied } from './contact-message.ts';
import { floodWait } from './flood.ts';

export interface ContactParts {
  readonly messages: ContactMessageRepository;
  readonly clock: Clock;
}

/** The service as seen from one address of the network. */
export const createContactService =
  ({ messages, clock }: ContactParts) =>
  (address: string): ContactService => ({
    async send(message) {
      const flaws = contactFlaws(message);
      if (flaws.length > 0) return Err({ code: 'invalid-message', flaws });
      // A program that fills in the hidden field gets the answer of success, so that it learns nothing.
      if (isByProgram(message)) return Ok({ sent: true } as const);
      const from = networkOf(address);
      const at = clock.now();
      const left = await messages.leave({ ...tidied(message), from, at }, (recent) => floodWait(recent, from, at));
      return left.ok
        ? Ok({ sent: true } as const)
        : Err({ code: 'too-many-attempts', retryAfterSeconds: Math.ceil(left.val / 1000) });
    },
  });
