import type { Command } from 'commander';
import * as z from 'zod/mini';
import { actingProblem, returnProblem } from '#adapters/texts/acting.es.ts';
import { staffLogin } from '#core/session/session.service.ts';
import type { CommandGroup } from '../command-group.ts';
import { askingAsOneself } from '../customers/as-oneself.ts';
import { enterAs, mayAct } from '../customers/enter-as.ts';
import { alreadySo } from '../declare/already-so.ts';
import { type Asking, asCaller, declare, failed } from '../declare/declare.ts';
import { customerByCode } from '../find/find-customer.ts';
import { notKept } from '../kept-login.ts';
import { customersModule } from '../modules/customers.module.ts';
import { done, isOutcome, problem } from '../outcome.ts';
import { problemOf } from '../problems.ts';
import type { Act } from '../run-command.ts';
import { printable } from '../style.ts';

/** Whether the code, as staff type it, means the customer as whom they go on already (docs/rules/customers.md 17). */
const isActedAs = async (asking: Asking, acted: string | undefined, code: string): Promise<boolean> => {
  if (acted === undefined) return false;
  if (acted === code.trim()) return true;
  const own = askingAsOneself(asking);
  if (own === null) return false;
  const found = await customerByCode(own, code);
  return found.ok && found.val.externalCode === acted;
};

const actingCommands = (program: Command, act: Act): void => {
  declare(program, {
    name: 'as',
    about: 'Sigue en nombre de un cliente, una hora como mucho o hasta «mostrador back»',
    examples: ['as C-101', 'back'],
    words: [['cliente', 'su código']],
    answer: z.object({ customer: z.string(), name: z.string(), acting: z.boolean(), changed: z.boolean() }),
  }).action(
    act((cli, _options, code = '') =>
      asCaller(cli, 'session', async (asking) => {
        const { services, caller } = asking;
        const { login, user } = services.session.getSnapshot().context;
        if (caller.actedBy !== null && (await isActedAs(asking, login?.customerCode, code))) {
          const name = user?.loginUsName ?? '';
          return alreadySo(
            { customer: login?.customerCode, name, acting: true },
            `Ya seguís en nombre de ${printable(name)}: no se cambió nada`,
          );
        }
        if (caller.actedBy !== null) {
          return problem(
            'already-acting',
            'Ya seguís en nombre de otro cliente',
            'Primero volvé a tu usuario: mostrador back',
          );
        }
        if (!mayAct(caller)) return problemOf({ code: 'not-allowed' }, cli.settings.server, () => '');
        const found = await customerByCode(asking, code);
        if (!found.ok) return found.val;
        const { name, externalCode } = found.val;
        const entered = await enterAs(cli, caller, found.val);
        if (!entered.ok) return isOutcome(entered.val) ? entered.val : failed(cli, entered.val, actingProblem);
        return done(
          { customer: externalCode, name, acting: true, changed: true },
          `Ahora seguís en nombre de ${printable(name)}, una hora como mucho: con «mostrador back» volvés`,
        );
      }),
    ),
  );
  declare(program, {
    name: 'back',
    about: 'Vuelve de un cliente a tu usuario',
    examples: ['back'],
    answer: z.object({ acting: z.boolean(), changed: z.boolean() }),
  }).action(
    act((cli) =>
      asCaller(cli, 'session', async ({ services, caller }) => {
        const own = staffLogin(services.session.getSnapshot().context.login, cli.terminal.now());
        if (own === null && caller.actedBy === null) {
          return alreadySo({ acting: false }, 'No estabas en nombre de nadie: no se cambió nada');
        }
        const login = await services.sessionService.goBack(caller);
        // The login of before is still good where the server has no such call.
        const kept = login.ok ? login.val : own;
        if (kept === null) {
          return login.ok
            ? problem('not-acting', 'No estabas en nombre de nadie')
            : failed(cli, login.val, returnProblem);
        }
        if (!services.logins.keep({ token: kept.token, expire: kept.expire })) return notKept(cli.settings);
        return done({ acting: false, changed: true }, 'Volviste a tu usuario');
      }),
    ),
  );
};

export const group: CommandGroup = { modules: [customersModule], define: actingCommands };
