import { actingProblem, actingRefusedTitle } from '#adapters/texts/acting.es.ts';
import type { Caller } from '#core/access/caller.ts';
import type { Customer } from '#core/customers/customer.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { notKept } from '../kept-login.ts';
import type { Cli } from '../run-command.ts';
import type { Done, ScreenAction } from './frame/screen.ts';
import { nothingChosen } from './nothing-chosen.ts';
import { problemTextOf } from './screen-problem.ts';
import { sessionOverText } from './session-over.ts';

type Named = Pick<Customer, 'id' | 'name'>;

/** The way in as a customer of the list. */
export const actingAction = (cli: Cli, caller: Caller): ScreenAction<Named> => ({
  key: 'e',
  name: 'entrar como',
  about: 'entrar como el cliente, una hora como mucho; se vuelve con: mostrador back',
  refuses: () => (mayAct(caller) ? null : 'Entrar como un cliente es de administración y de sus vendedores'),
  steps: ([customer]) => [
    { kind: 'confirmation', label: `¿Entrar como ${customer?.name ?? ''}? Lo que hagas va a su nombre` },
  ],
  run: async ([customer]) => (customer === undefined ? Err(nothingChosen) : actAs(cli, caller, customer)),
});

const mayAct = ({ role, actedBy }: Caller): boolean => actedBy === null && (role === 'Admin' || role === 'Seller');

/** As «mostrador as» does: the login as the customer is kept, with the staff's own behind it. */
const actAs = async (cli: Cli, caller: Caller, { id, name }: Named): Promise<Result<Done, string>> => {
  const { session, sessionService, logins } = cli.services;
  const { login: own } = session.getSnapshot().context;
  if (own === null) return Err(sessionOverText);
  const login = await sessionService.actAs(caller, id);
  if (!login.ok) return Err(`${actingRefusedTitle(name)}. ${problemTextOf(cli)(login.val, actingProblem)}`);
  const isKept = logins.keep({ ...login.val, staff: { token: own.token, expire: own.expire } });
  if (!isKept) return Err(notKept(cli.settings, ': seguís con tu usuario').message);
  return Ok({ message: `Entraste como ${name}. Para volver a tu usuario: mostrador back`, isEnd: true });
};
