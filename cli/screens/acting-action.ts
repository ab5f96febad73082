import { actingProblem, actingRefusedTitle } from '#adapters/texts/acting.es.ts';
import type { Caller } from '#core/access/caller.ts';
import type { Customer } from '#core/customers/customer.ts';
import type { SessionActor } from '#core/session/session.machine.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { Done, ScreenAction } from './frame/screen.ts';
import { nothingChosen } from './nothing-chosen.ts';

type Named = Pick<Customer, 'id' | 'name'>;

/** The way in as a customer of the list. */
export const actingAction = (session: SessionActor, caller: Caller): ScreenAction<Named> => ({
  key: 'e',
  name: 'entrar como',
  about: 'entrar como el cliente, una hora como mucho; se vuelve con: mostrador back',
  refuses: () => (mayAct(caller) ? null : 'Entrar como un cliente es de administración y de sus vendedores'),
  steps: ([customer]) => [
    { kind: 'confirmation', label: `¿Entrar como ${customer?.name ?? ''}? Lo que hagas va a su nombre` },
  ],
  run: async ([customer]) => (customer === undefined ? Err(nothingChosen) : actAs(session, customer)),
});

const mayAct = ({ role, actedBy }: Caller): boolean => actedBy === null && (role === 'Admin' || role === 'Seller');

/** The session's machine keeps the login as the customer, with the staff's own behind it. */
const actAs = (session: SessionActor, { id, name }: Named): Promise<Result<Done, string>> =>
  new Promise((resolve) => {
    const began = session.on('acting-began', () => {
      stop();
      resolve(Ok({ message: `Entraste como ${name}. Para volver a tu usuario: mostrador back`, isEnd: true }));
    });
    const refused = session.on('acting-refused', ({ failure }) => {
      stop();
      resolve(Err(`${actingRefusedTitle(name)}. ${actingProblem(failure)}`));
    });
    const stop = () => {
      began.unsubscribe();
      refused.unsubscribe();
    };
    session.send({ type: 'act-as', customer: { id, name } });
  });
