import { authorise } from '#core/access/authorise.ts';
import type { Caller } from '#core/access/caller.ts';
import { authorOf } from '#core/audit/author.ts';
import type { PrivatePictureStorage } from '#core/files/picture-storage.port.ts';
import { undoOnFailure } from '#core/files/undo-on-failure.ts';
import { scopeOf } from '#core/orders/staff/staff-scope.ts';
import type { Clock } from '#core/shared/clock.ts';
import type { Hasher } from '#core/shared/hasher.port.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { CaseMessageRepository, CaseScope } from './case-message.repository.port.ts';
import type { CaseMessageService } from './case-message.service.ts';
import {
  type MessageSide,
  maxMessages,
  maxUnreadCases,
  messageFlaw,
  messagePicture,
  messagesAtOnce,
  seenByCompany,
  tidyMessageText,
  type WhichCase,
} from './case-message.ts';

export interface CaseMessageParts {
  readonly messages: CaseMessageRepository;
  readonly storage: PrivatePictureStorage;
  readonly clock: Clock;
  readonly hasher: Hasher;
  /** A text that nobody can guess. */
  readonly newName: () => string;
}

const notAllowed = Err({ code: 'not-allowed' } as const);
const notFound = Err({ code: 'case-not-found' } as const);

const caseScope = (caller: Caller): CaseScope | null =>
  caller.customerId === null ? scopeOf(caller) : { ofCustomer: caller.customerId };
const sideOf = ({ customerId }: Caller): MessageSide => (customerId === null ? 'staff' : 'company');

export const createCaseMessageService = ({
  messages,
  storage,
  clock,
  hasher,
  newName,
}: CaseMessageParts): CaseMessageService => {
  const show = async (caller: Caller, scope: CaseScope, which: WhichCase, limit: number) => {
    const side = sideOf(caller);
    const shown = await messages.show(scope, which, Math.min(Math.max(limit, 1), maxMessages), side);
    if (shown === null) return notFound;
    return Ok(side === 'staff' ? shown : { ...shown, messages: shown.messages.map(seenByCompany) });
  };

  const access = {
    show: 'caseMessages',
    write: 'writeCaseMessages',
    open: 'caseMessages',
    unread: 'caseMessages',
    picture: 'caseMessages',
  } as const;
  return authorise<CaseMessageService>(access, {
    async show(caller, which, limit) {
      const scope = caseScope(caller);
      return scope === null ? notAllowed : show(caller, scope, which, limit);
    },

    async write(caller, which, { text: typed, pictures }, idempotencyKey) {
      const scope = caseScope(caller);
      if (scope === null) return notAllowed;
      const text = tidyMessageText(typed);
      const flaw = messageFlaw({ text, pictures });
      if (flaw !== null) return Err(flaw);
      const kept = pictures.map((content) => ({ name: `${newName()}.${String(messagePicture(content))}`, content }));
      const message = {
        side: sideOf(caller),
        text,
        pictures: kept.map(({ name }) => name),
        idempotencyKey,
        payloadHash: hasher.digest(JSON.stringify([text, pictures.map((content) => hasher.digest(content))])),
        at: new Date(clock.now()).toISOString(),
      };
      const added = await undoOnFailure((note) =>
        messages.add(scope, which, message, authorOf(caller), async () => {
          for (const { name, content } of kept) note(await storage.keep(name, content));
        }),
      );
      return added.ok ? show(caller, scope, which, messagesAtOnce) : added;
    },

    async open(caller, which, upTo) {
      const scope = caseScope(caller);
      if (scope === null) return notAllowed;
      const side = sideOf(caller);
      // Reading by a seller, or by staff who act as a company, does not mark the messages as opened.
      const readsAlong = caller.role === 'Seller' || caller.actedBy !== null;
      const isThere = readsAlong
        ? (await messages.show(scope, which, 1, side)) !== null
        : await messages.markOpened(scope, which, side, upTo);
      return isThere ? Ok(null) : notFound;
    },

    async unread(caller) {
      const scope = caseScope(caller);
      return scope === null ? notAllowed : Ok(await messages.unread(scope, sideOf(caller), maxUnreadCases));
    },

    async picture(caller, which, name) {
      const scope = caseScope(caller);
      if (scope === null) return notAllowed;
      const content = (await messages.hasPicture(scope, which, name)) ? await storage.read(name) : null;
      return content === null ? Err({ code: 'picture-not-found' }) : Ok({ name, content });
    },
  });
};
