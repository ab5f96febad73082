import type { Command } from 'commander';
import * as z from 'zod/mini';
import { customerManagementProblem } from '#adapters/texts/customer-management.es.ts';
import { invitedManyTexts } from '#adapters/texts/invited-many.es.ts';
import { invitationProblem } from '#adapters/texts/login-links.es.ts';
import { invitedManyToWire, invitedManyWire } from '#adapters/wire/invite-many.wire.ts';
import type { InvitedCustomers, InvitedMany } from '#core/login-links/invited-customers.ts';
import type { InvitationFailure } from '#core/login-links/login-link.service.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { changedWire, declareChange } from '../declare/change.ts';
import { type Asking, failed } from '../declare/declare.ts';
import { isOutcome, type Outcome } from '../outcome.ts';
import type { Act } from '../run-command.ts';
import { customerFilter, customersList, type ListOptions } from './customers-list.ts';
import { customerByCode } from './find-customer.ts';

const invitedOf = async (
  asking: Asking,
  options: ListOptions,
  codes: readonly string[],
): Promise<Result<InvitedCustomers, Outcome>> => {
  if (codes.length === 0) {
    const filter = await customerFilter(asking.cli, asking.caller, options);
    if (filter.ok) return Ok({ filter: filter.val });
    return Err(isOutcome(filter.val) ? filter.val : failed(asking.cli, filter.val, customerManagementProblem));
  }
  const ids: CustomerId[] = [];
  for (const code of codes) {
    const found = await customerByCode(asking, code);
    if (!found.ok) return found;
    ids.push(found.val.id);
  }
  return Ok({ ids });
};

/** `customers invite`: many by mail, those that are named or all that the options of the list find. */
export const inviteCustomersCommand = (customers: Command, act: Act): void =>
  declareChange<ListOptions, InvitedMany, InvitationFailure>(customers, act, {
    access: 'administration',
    problem: invitationProblem,
    name: 'invite',
    about: 'Invita por mail a los que no pueden ingresar: los nombrados, o todos los que se busquen',
    examples: [
      'customers invite --without-access --dry-run',
      'customers invite C-101 C-102 --yes',
      'customers invite --seller "Laura Giménez" --yes',
    ],
    words: [['[códigos...]', 'los de los clientes; sin ninguno, los que digan las opciones']],
    options: customersList.options ?? [],
    isFinal: true,
    answer: changedWire(z.partial(invitedManyWire)),
    toWire: invitedManyToWire,
    wasDone: ({ invited }) => invited === 0,
    message: (many) => sentences(many, false),
    plan: async (asking, options, ...codes) => {
      const whom = await invitedOf(asking, options, codes.flat());
      if (!whom.ok) return whom;
      const { invitations } = asking.services;
      return (await invitations.inviteMany(asking.caller, whom.val, true)).map((trial) => ({
        question: `${sentences(trial, true)}. ¿Invitar?`,
        isDone: trial.invited === 0,
        saidDone: sentences(trial, true),
        before: trial,
        work: () => invitations.inviteMany(asking.caller, whom.val, false),
      }));
    },
  });

/** Without the final stop. */
const sentences = (many: InvitedMany, isTrial: boolean): string =>
  invitedManyTexts(many, isTrial).join(' ').replace(/\.$/, '');
