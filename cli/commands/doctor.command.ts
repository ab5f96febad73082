import type { Command } from 'commander';
import * as z from 'zod/mini';
import { loginFilePath } from '#adapters/credentials/login-file.ts';
import type { ServerHealth } from '#adapters/http/server-probe.ts';
import { commands } from '#adapters/installation/commands.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { roleNames } from '#adapters/texts/role-names.es.ts';
import type { Result } from '#core/shared/result.ts';
import type { CommandGroup } from '../command-group.ts';
import { declare } from '../declare/declare.ts';
import { exitCodes } from '../exit-codes.ts';
import { loginsProblem } from '../kept-login.ts';
import { serverModule } from '../modules/server.module.ts';
import { type Outcome, type Problem, success } from '../outcome.ts';
import type { Act, Cli } from '../run-command.ts';
import { type SignedIn, signedIn } from '../session.ts';
import { projectFile } from '../settings.ts';
import { printable, styleFor } from '../style.ts';
import { wrapBeside } from '../views/wrap.ts';

/** A thing that was looked at. `warning` does not keep anything from working. */
interface Finding {
  readonly about: string;
  readonly verdict: 'good' | 'warning' | 'bad';
  readonly text: string;
}

/** Milliseconds beyond which each command feels it. */
const slowMs = 1500;
const oldestNode = [20, 19] as const;

const doctorCommand = (program: Command, act: Act): void => {
  declare(program, {
    name: 'doctor',
    about: 'Revisa Node, el servidor y la sesión',
    examples: ['doctor', 'doctor --server https://pedidos.example.com'],
    answer: z.object({
      version: z.string(),
      server: z.string(),
      serverFrom: z.string(),
      findings: z.array(z.object({ about: z.string(), verdict: z.enum(['good', 'warning', 'bad']), text: z.string() })),
      isWell: z.boolean(),
    }),
  }).action(act((cli) => examine(cli, program.version() ?? ''), 'without-logins'));
};

export const group: CommandGroup = { modules: [serverModule], define: doctorCommand };

async function examine(cli: Cli, version: string): Promise<Outcome> {
  const { services, settings, outputMode } = cli;
  const begun = performance.now();
  const health = await services.probe();
  const answerMs = Math.round(performance.now() - begun);
  const unreadable = loginsProblem(settings);
  const who = await signedIn(services, settings.server, 'session');
  const findings = [
    nodeFinding(process.versions.node),
    serverFinding(cli, health, answerMs, who.ok),
    startFinding(begun),
    ...(health.isReachable ? [versionFinding(health.version, version)] : []),
    ...(unreadable === null ? [] : [{ about: 'Sesión', verdict: 'bad', text: sentences(unreadable) } as const]),
    ...(unreadable === null && health.isReachable ? [sessionFinding(cli, who)] : []),
  ];
  const isWell = findings.every(({ verdict }) => verdict !== 'bad');
  const style = styleFor(outputMode.colour.stdout);
  const words = { good: 'bien', warning: 'ojo', bad: 'mal' } as const;
  const lines = findings.map(
    ({ about, verdict, text }) =>
      `${style[verdict](words[verdict].padEnd(5))} ${about.padEnd(9)} ${wrapBeside(16, printable(text), outputMode.columns)}`,
  );
  return success(
    { version, server: settings.server, serverFrom: settings.serverFrom, findings, isWell },
    lines.join('\n'),
    isWell ? exitCodes.done : exitCodes.failed,
  );
}

const nodeFinding = (running: string): Finding => {
  const [major = 0, minor = 0] = running.split('.').map(Number);
  const isEnough = major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
  return isEnough
    ? { about: 'Node', verdict: 'good', text: running }
    : { about: 'Node', verdict: 'bad', text: `${running}: se necesita ${oldestNode.join('.')} o más nuevo` };
};

/** How long this program took to start, and its memory. */
const startFinding = (tookMs: number): Finding => ({
  about: 'Arranque',
  verdict: 'good',
  text: `${formatCount(Math.round(tookMs))} ms hasta empezar, ${formatCount(Math.round(process.memoryUsage().rss / 1024 / 1024))} MB`,
});

/**
 * `knowsWho`: the server answered a call that needs its database. Then it works, even where it says that it is not
 * ready.
 */
const serverFinding = (
  { settings }: Cli,
  { isReachable, isReady }: ServerHealth,
  answerMs: number,
  knowsWho: boolean,
): Finding => {
  const about = 'Servidor';
  const source = settings.serverFrom === 'project' ? projectFile : settings.serverFrom;
  const by = settings.profile === null ? source : `${source} «${settings.profile}»`;
  const from = settings.serverFrom === 'default' ? ' (no se dijo otro)' : ` (de ${by})`;
  if (!isReachable) {
    const text = `${settings.server}${from} no contesta. Fijate que esté en marcha (${commands.start}), o indicá otro con --server`;
    return { about, verdict: 'bad', text };
  }
  if (isReady === false && !knowsWho) {
    return { about, verdict: 'bad', text: `${settings.server}${from} contesta, pero todavía no está listo` };
  }
  return isReady === false
    ? { about, verdict: 'warning', text: `${settings.server}${from} anda, pero está muy ocupado: tarda en contestar` }
    : {
        about,
        verdict: answerMs > slowMs ? 'warning' : 'good',
        text: `${settings.server}${from}, contestó en ${formatCount(answerMs)} ms`,
      };
};

const versionFinding = (serverVersion: string | null, ownVersion: string): Finding => {
  const about = 'Versión';
  if (serverVersion === null) return { about, verdict: 'warning', text: `${ownVersion}; el servidor no dice la suya` };
  return serverVersion === ownVersion
    ? { about, verdict: 'good', text: ownVersion }
    : { about, verdict: 'warning', text: `${ownVersion}; el servidor tiene la ${serverVersion}` };
};

const sessionFinding = ({ settings }: Cli, who: Result<SignedIn, Problem>): Finding => {
  const about = 'Sesión';
  return who.ok
    ? {
        about,
        verdict: 'good',
        text: `${who.val.user.userName}, ${roleNames[who.val.user.type]} (${loginFilePath(settings.directory)})`,
      }
    : { about, verdict: 'warning', text: sentences(who.val) };
};

/** Advice to run this very command is left out. */
const sentences = ({ message, advice = '' }: Problem): string =>
  `${message}. ${advice.replace(/\s*Más datos: mostrador doctor$/, '')}`;
