import { actingProblem, actingRefusedTitle } from '#adapters/texts/acting.es.ts';
import type { Caller } from '#core/access/caller.ts';
import type { Customer } from '#core/customers/customer.ts';
import { stateRefusal } from '#core/session/impersonation.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { enterAs, mayAct } from '../customers/enter-as.ts';
import { isOutcome } from '../outcome.ts';
import type { Cli } from '../run-command.ts';
import type { Done, ScreenAction } from './frame/screen.ts';
import { nothingChosen } from './nothing-chosen.ts';
import { problemTextOf } from './screen-problem.ts';
import { sessionOverText } from './session-over.ts';

type Named = Pick<Customer, 'id' | 'name' | 'externalCode' | 'state'>;

/** The way in as a customer of the list. */
export const actingAction = (cli: Cli, caller: Caller): ScreenAction<Named> => ({
  key: 'e',
  name: 'entrar como',
  about: 'entrar como el cliente, una hora como mucho; se vuelve con: mostrador back',
  refuses([customer]) {
    if (!mayAct(caller)) return 'Entrar como un cliente es de administración y de sus vendedores';
    const refusal = customer === undefined ? null : stateRefusal(customer.state);
    return refusal === null ? null : actingProblem(refusal);
  },
  steps: ([customer]) => [
    { kind: 'confirmation', label: `¿Entrar como ${customer?.name ?? ''}? Lo que hagas va a su nombre` },
  ],
  run: async ([customer]) => (customer === undefined ? Err(nothingChosen) : actAs(cli, caller, customer)),
});

/** As «mostrador as» does; the screen ends with it. */
const actAs = async (cli: Cli, caller: Caller, customer: Named): Promise<Result<Done, string>> => {
  const { name } = customer;
  const entered = await enterAs(cli, caller, customer);
  if (entered.ok)
    return Ok({
      message: `Entraste como ${name}, por una hora como mucho. Para volver a tu usuario: mostrador back`,
      isEnd: true,
    });
  const failure = entered.val;
  if (isOutcome(failure)) return Err(failure.kind === 'problem' ? failure.message : '');
  if (failure.code === 'not-signed-in') return Err(sessionOverText);
  return Err(`${actingRefusedTitle(name)}. ${problemTextOf(cli)(failure, actingProblem)}`);
};
