import { expect, it } from 'vitest';
import type { Cli } from '#cli/run-command.ts';
import { actingAction } from '#cli/screens/acting-action.ts';
import type { Caller } from '#core/access/caller.ts';
import { asId } from '#core/shared/ids.ts';
import { Err, Ok } from '#core/shared/result.ts';

const caller = { role: 'Admin', actedBy: null, customerId: null, userName: 'ana' } as unknown as Caller;
const own = { token: 'staff', expire: '2100-01-01T00:00:00Z' };
const customer = { id: asId<'customer'>('7'), name: 'Uno SRL', externalCode: 'C1', state: 'Ok' };

/** What is said of going in as a customer, and the logins that were kept. */
const actAs = async ({
  login = own as typeof own | null,
  answer = Ok({ token: 'customer', expire: '2100-01-01T00:00:00Z' }) as unknown,
  isKept = true,
}) => {
  const kept: unknown[] = [];
  const services = {
    session: { getSnapshot: () => ({ context: { login } }), on: () => ({ unsubscribe: () => {} }), send: () => {} },
    sessionService: { actAs: async () => answer },
    logins: {
      keep: (each: unknown) => {
        kept.push(each);
        return isKept;
      },
    },
    trouble: () => null,
  };
  const settings = { server: 'http://localhost', directory: '/casa/.config' };
  const done = await actingAction({ services, settings } as unknown as Cli, caller).run([customer], ['']);
  return { done: done.val, kept };
};

it('keeps the login of the customer, with the own one behind it, and ends the screen', async () => {
  const { done, kept } = await actAs({});
  expect(kept).toEqual([{ token: 'customer', expire: '2100-01-01T00:00:00Z', staff: own, customerCode: 'C1' }]);
  expect(done).toEqual({
    message: 'Entraste como Uno SRL, por una hora como mucho. Para volver a tu usuario: mostrador back',
    isEnd: true,
  });
});

it('says so where the login could not be kept: nobody went in', async () => {
  expect((await actAs({ isKept: false })).done).toBe(
    'No se pudo guardar la sesión en /casa/.config: seguís con tu usuario',
  );
});

it('says so where the session is over, and why the server refused', async () => {
  expect((await actAs({ login: null })).done).toBe('Ya no hay sesión: ingresá con mostrador login, y apretá u');
  expect((await actAs({ answer: Err({ code: 'not-allowed' }) })).done).toMatch(
    /^No se puede logear como el cliente Uno SRL\. ./,
  );
});

it('is not offered of a customer who is not in order, and says why', () => {
  const action = actingAction({} as Cli, caller);
  expect(action.refuses?.([customer])).toBeNull();
  expect(action.refuses?.([{ ...customer, state: 'Blocked' }])).toBe(
    'Su estado es Bloqueado: sólo se entra como un cliente en estado Ok',
  );
});
