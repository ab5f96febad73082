import type { SignIn, SignInsFailure } from '#core/session/sign-in.service.ts';
import type { ListDeclaration } from '../declare/list.ts';
import { memberFor, user } from '../staff/staff-member.ts';
import { signInList } from './sign-ins.ts';

export const staffSessionsList: ListDeclaration<object, SignIn, SignInsFailure> = {
  access: 'administration',
  ...signInList,
  name: 'sessions',
  about: 'Lista dónde está abierta la sesión de alguien del personal',
  examples: ['staff sessions laura'],
  words: [user],
  none: 'No tiene ninguna sesión abierta',
  ask: async (asking, _options, _place, userName) => {
    const found = await memberFor(asking, userName);
    if (!found.ok) return found;
    return (await asking.services.staffSignIns.list(asking.caller, found.val.id)).map((rows) => ({ rows }));
  },
};
