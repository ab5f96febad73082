import { makingProblem, makingStateProblem } from '#adapters/texts/price-list.es.ts';
import { makingStateToWire } from '#adapters/wire/price-lists.wire.ts';
import type { Caller } from '#core/access/caller.ts';
import type { MakingState, PriceListFailure } from '#core/price-lists/price-list.service.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import type { Result } from '#core/shared/result.ts';
import { dryRunText } from '../declare/change.ts';
import { followWork } from '../follow.ts';
import { lacksCall } from '../last-trouble.ts';
import { done, Interrupted, type Outcome, problem } from '../outcome.ts';
import { problemOf } from '../problems.ts';
import { startProgress } from '../progress.ts';
import type { Cli } from '../run-command.ts';
import { signedIn } from '../session.ts';
import { printable } from '../style.ts';

export interface RegenerateOptions {
  readonly wait: boolean;
  readonly dryRun?: boolean;
}

const neverRan: MakingState = { state: 'idle', progress: null, startedAt: null, finishedAt: null, error: null };

/**
 * Makes all files anew, or follows a making that is under way, by two calls that every server has
 * (docs/rules/price-lists.md 3).
 */
export async function regenerate(cli: Cli, { wait, dryRun }: RegenerateOptions): Promise<Outcome> {
  const { services, settings, terminal, outputMode } = cli;
  const who = await signedIn(services, settings.server, 'administration');
  if (!who.ok) return who.val;
  const { caller } = who.val;
  // A server may have no way to tell: then it is simply started.
  const before = await services.priceListMaking.state(caller);
  const joined = before.ok && before.val.state === 'running';
  const since = joined && before.val.startedAt !== null ? ` desde ${formatDateTime(before.val.startedAt)}` : '';
  if (dryRun === true) {
    const isUnknown = !before.ok && lacksCall(services.trouble());
    if (!before.ok && !isUnknown) return problemOf(before.val, settings.server, makingProblem);
    const now = makingStateToWire(before.ok ? before.val : neverRan, makingStateProblem);
    const what = joined
      ? `¿Seguir hasta el final las que se están generando${since}?`
      : '¿Volver a hacer los archivos de todas las listas?';
    return done({ ...now, joined, dryRun: true }, dryRunText(what));
  }
  const started = await services.priceListMaking.start(caller);
  if (!started.ok) return problemOf(started.val, settings.server, makingProblem);
  if (joined && !outputMode.quiet) terminal.stderr.write(`Ya se estaban generando${since}.\n`);
  const document = (state: MakingState) => ({ ...makingStateToWire(state, makingStateProblem), joined });
  if (!wait) return done(document(started.val), joined ? '' : 'Empezó a generarlas: sigue por su cuenta');
  const followed = await follow(cli, caller, started.val);
  if (!followed.ok && lacksCall(services.trouble())) {
    return done({ ...document(started.val), joined }, 'El servidor tomó el pedido, pero no dice cómo va');
  }
  if (!followed.ok) return problemOf(followed.val, settings.server, makingProblem);
  const { state, error, startedAt, finishedAt } = followed.val;
  if (state === 'failed') {
    const text = error === null ? makingProblem({ code: 'unreachable' }) : makingStateProblem(error);
    return problem('price-lists-not-made', printable(text));
  }
  // The server remembers its work only while it runs: after a restart it knows of none.
  if (state !== 'done')
    return problem('price-lists-stopped', 'El servidor dejó de generarlas sin terminar, volvé a pedirlas');
  return done(document(followed.val), `Listas de precios generadas${durationText(startedAt, finishedAt)}`);
}

const durationText = (startedAt: string | null, finishedAt: string | null): string => {
  if (startedAt === null || finishedAt === null) return '';
  const seconds = Math.max(1, Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000));
  return ` en ${seconds} s`;
};

async function follow(
  { services, terminal, outputMode }: Cli,
  caller: Caller,
  started: MakingState,
): Promise<Result<MakingState, PriceListFailure>> {
  const progress = startProgress(terminal, outputMode);
  try {
    return await followWork(started, {
      isUnderWay: ({ state }) => state === 'running',
      look: () => services.priceListMaking.state(caller),
      hasNoProgress: () => lacksCall(services.trouble()),
      interrupted: terminal.interrupted,
      onLook: ({ progress: done }) =>
        progress.show({ title: 'Generando', unit: 'percent', done: done ?? 0, total: done === null ? null : 100 }),
    });
  } catch (error) {
    progress.end();
    if (error instanceof Interrupted) terminal.stderr.write('El servidor las sigue generando por su cuenta.\n');
    throw error;
  } finally {
    progress.end();
  }
}
