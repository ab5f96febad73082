import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { anOfficeAtAScreen } from './an-office-at-a-screen.ts';

/** `script` of util-linux gives a program a real terminal; other systems' takes other options. */
const hasTerminals =
  spawnSync('/usr/bin/script', ['--version'], { encoding: 'utf8' }).stdout?.includes('util-linux') === true;

const enter = '\u001b[?1049h';
const leave = '\u001b[?25h\u001b[?1049l';

describe.runIf(hasTerminals)('a real terminal is as it was', () => {
  let office: Awaited<ReturnType<typeof anOfficeAtAScreen>>;
  let environment: Readonly<Record<string, string>>;
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-terminal-'));
  const pidFile = join(folder, 'pid');
  const open = new Set<ChildProcess>();
  beforeAll(async () => {
    office = await anOfficeAtAScreen();
    ({ environment } = await office.signIn('gerente'));
  });
  afterEach(() => {
    for (const each of open) each.kill('SIGKILL');
    open.clear();
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await office.close();
  });

  /** A shell in a terminal of 80 by 24: how the terminal is set before and after stands around what the script does. */
  const shell = (script: string) => {
    const whole = `stty cols 80 rows 24; before=$(stty -g); ${script}
      if [ "$(stty -g)" = "$before" ]; then echo AS-BEFORE; else echo CHANGED; fi`;
    const { PATH = '' } = process.env;
    const child = spawn('/usr/bin/script', ['-qfec', whole, '/dev/null'], {
      env: { PATH, TERM: 'xterm-256color', SHELL: '/bin/sh', ...environment },
    });
    open.add(child);
    let text = '';
    const waiting = new Set<() => void>();
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      for (const look of waiting) look();
    });
    const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
    return {
      text: () => text,
      type: (keys: string) => void child.stdin.write(keys),
      /** Once it was written so many times. */
      until: (wanted: string, times = 1): Promise<void> =>
        new Promise((resolve) => {
          const look = () => {
            if (text.split(wanted).length <= times) return;
            waiting.delete(look);
            resolve();
          };
          waiting.add(look);
          look();
        }),
      closed,
    };
  };
  const programWith = (options: string) =>
    `sh -c 'echo $$ > ${pidFile}; exec ${process.execPath} ${options} dist/cli/main.js demands'`;
  const program = programWith('');
  const kill = (signal: NodeJS.Signals) => process.kill(Number(readFileSync(pidFile, 'utf8')), signal);
  const seen = '1 de 5 reclamos';

  it.each([
    ['q', 0],
    ['\u0003', 130],
  ])('after %j, with exit %i', async (key, exit) => {
    const terminal = shell(`${program}; echo EXIT-$?;`);
    await terminal.until(seen);
    expect(terminal.text()).toContain(enter);
    terminal.type(key);
    await terminal.closed;
    expect(terminal.text()).toContain(leave);
    expect(terminal.text()).toContain(`EXIT-${exit}`);
    expect(terminal.text()).toContain('AS-BEFORE');
  });

  it.each([
    ['SIGTERM', 143],
    ['SIGHUP', 129],
    ['SIGALRM', 142],
    ['SIGINT', 130],
  ] as const)('after %s, with exit %i', async (signal, exit) => {
    const terminal = shell(`${program}; echo EXIT-$?;`);
    await terminal.until(seen);
    kill(signal);
    await terminal.closed;
    expect(terminal.text()).toContain(leave);
    expect(terminal.text()).toContain(`EXIT-${exit}`);
    expect(terminal.text()).toContain('AS-BEFORE');
  });

  it('after a crash, whose reason is told below it', async () => {
    writeFileSync(join(folder, 'crash.mjs'), `process.on('SIGUSR2', () => { throw new Error('boom'); });`);
    const terminal = shell(`${programWith(`--import ${join(folder, 'crash.mjs')}`)}; echo EXIT-$?;`);
    await terminal.until(seen);
    kill('SIGUSR2');
    await terminal.closed;
    const [, after = ''] = terminal.text().split(leave);
    expect(after).toContain('Error: boom');
    expect(after).toContain('EXIT-1');
    expect(after).toContain('AS-BEFORE');
  });

  it.each(['\u001a', 'SIGTSTP'])('while it is aside with %j, and again after it is back', async (how) => {
    const terminal = shell(
      `set -m; ${program}; [ "$(stty -g)" = "$before" ] && echo ASIDE-AS-IT-WAS; stty cols 120 rows 40; fg; echo EXIT-$?;`,
    );
    await terminal.until(seen);
    if (how === 'SIGTSTP') kill('SIGTSTP');
    else terminal.type(how);
    await terminal.until('ASIDE-AS-IT-WAS');
    const aside = terminal.text().split(leave).length;
    expect(aside).toBe(2);
    await terminal.until(seen, 2);
    // The window became wider while the program was stopped.
    await terminal.until('─'.repeat(120));
    terminal.type('q');
    await terminal.closed;
    expect(terminal.text().split(enter)).toHaveLength(3);
    expect(terminal.text()).toContain('EXIT-0');
    expect(terminal.text()).toContain('AS-BEFORE');
  });
});
