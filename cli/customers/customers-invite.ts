import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { customerManagementProblem } from '#adapters/texts/customer-management.es.ts';
import { invitedManyTexts } from '#adapters/texts/invited-many.es.ts';
import { invitationProblem } from '#adapters/texts/login-links.es.ts';
import { invitedManyToWire, invitedManyWire } from '#adapters/wire/invite-many.wire.ts';
import type { InvitedCustomers, InvitedMany } from '#core/login-links/invited-customers.ts';
import type { InvitationFailure } from '#core/login-links/login-link.service.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { optionNames } from '../arguments/needs.ts';
import { changedWire, declareChange } from '../declare/change.ts';
import { type Asking, failed } from '../declare/declare.ts';
import { customerByCode } from '../find/find-customer.ts';
import { customerFilter, customersList, type ListOptions } from '../lists/customers.list.ts';
import { isOutcome, type Outcome, wrongUsage } from '../outcome.ts';
import type { Act } from '../run-command.ts';

interface InviteOptions extends ListOptions {
  readonly all?: boolean;
}

/** Which ways of saying whom were used: an option of the list counts where it says something. */
const waysOf = (options: InviteOptions, codes: readonly string[]): readonly string[] => {
  const { all = false, withoutAccess = false, search, state, priceList, seller } = options;
  const isNarrowed = withoutAccess || [search, state, priceList, seller].some((text = '') => text.trim() !== '');
  return [...(codes.length > 0 ? ['códigos'] : []), ...(all ? ['--all'] : []), ...(isNarrowed ? ['opciones'] : [])];
};

const invitedOf = async (
  asking: Asking,
  options: InviteOptions,
  codes: readonly string[],
): Promise<Result<{ readonly invitees: InvitedCustomers; readonly names: readonly string[] }, Outcome>> => {
  const ways = waysOf(options, codes);
  if (ways.length === 0)
    return Err(wrongUsage('Nada de eso dice a quiénes', 'Van códigos, opciones que los busquen, o --all'));
  if (ways.length > 1) return Err(wrongUsage(`No van juntos: ${ways.join(' y ')}`, 'Decilo de una sola manera'));
  if (codes.length === 0) {
    const filter = await customerFilter(asking.cli, asking.caller, options);
    if (filter.ok) return Ok({ invitees: { filter: filter.val }, names: [] });
    return Err(isOutcome(filter.val) ? filter.val : failed(asking.cli, filter.val, customerManagementProblem));
  }
  const ids: CustomerId[] = [];
  const names: string[] = [];
  for (const code of codes) {
    const found = await customerByCode(asking, code);
    if (!found.ok) return found;
    ids.push(found.val.id);
    names.push(found.val.externalCode, found.val.name);
  }
  return Ok({ invitees: { ids }, names: codes.length === 1 ? names : [] });
};

/** `customers invite`: many by mail, those that are named or all that the options of the list find. */
export const inviteCustomersCommand = (customers: Command, act: Act): void =>
  declareChange<InviteOptions, InvitedMany, InvitationFailure>(customers, act, {
    access: 'administration',
    problem: invitationProblem,
    name: 'invite',
    about: 'Invita por mail a los que no pueden ingresar: los nombrados, los que se busquen, o todos',
    examples: [
      'customers invite --all --dry-run',
      'customers invite C-101 C-102 --yes',
      'customers invite --seller "Laura Giménez" --yes',
    ],
    words: [['[códigos...]', 'los de los clientes; o los que digan las opciones, o --all']],
    options: [...(customersList.options ?? []), new Option('--all', 'a todos los que no pueden ingresar')],
    needs: [
      {
        anyOf: ['códigos', '--all', ...optionNames(customersList.options ?? [])],
        message: 'No dice a quiénes',
        advice: 'Van códigos, opciones que los busquen, o --all',
      },
    ],
    isFinal: true,
    answer: changedWire(z.partial(z.extend(invitedManyWire, { toInvite: z.number() }))),
    toWire: invitedManyToWire,
    wasDone: ({ invited }) => invited === 0,
    message: (many) => sentences(many, false),
    plan: async (asking, options, ...codes) => {
      const invited = await invitedOf(asking, options, codes);
      if (!invited.ok) return invited;
      const { invitees, names } = invited.val;
      const { invitations } = asking.services;
      return (await invitations.inviteMany(asking.caller, invitees, true)).map((trial) => ({
        names,
        question: `${sentences(trial, true)}. ¿Invitar?`,
        isDone: trial.invited === 0,
        doneText: sentences(trial, true),
        before: trialToWire(trial),
        work: () => invitations.inviteMany(asking.caller, invitees, false),
      }));
    },
  });

/** The counts of a dry run: nobody is invited yet. */
const trialToWire = ({ invited, ...others }: InvitedMany): object => ({ toInvite: invited, ...others });

/** The sentences, without the final stop. */
const sentences = (many: InvitedMany, isTrial: boolean): string =>
  invitedManyTexts(many, isTrial).join(' ').replace(/\.$/, '');
