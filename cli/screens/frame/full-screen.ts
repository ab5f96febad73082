import type { Terminal } from '../../terminal.ts';
import { pasteOff, pasteOn } from './keyboard.ts';

const csi = '\u001b[';
/** The alternate screen, empty, without a cursor; what is pasted is told apart from what is typed. */
const enterScreen = `${csi}?1049h${csi}2J${csi}H${csi}?25l${pasteOn}`;
const leaveScreen = `${csi}?2026l${pasteOff}${csi}?25h${csi}?1049l`;

/** Signals that end a program from outside, and their exit codes. */
const endings = { SIGTERM: 143, SIGHUP: 129, SIGQUIT: 131, SIGUSR2: 140, SIGALRM: 142 } as const;

export interface FullScreen {
  /** Leaves the terminal to the shell until the program is brought back (`fg`). */
  suspend(): void;
  /** The terminal as it was. */
  close(): void;
}

/**
 * Takes the whole terminal, and gives it back at the end, a crash, a signal or Ctrl-Z. `end` stops what draws on it,
 * `redraw` draws it anew.
 */
export function openFullScreen(
  { stdin, stdout }: Pick<Terminal, 'stdin' | 'stdout'>,
  { end, redraw }: { readonly end: () => void; readonly redraw: () => void },
): FullScreen {
  let isOpen = true;
  const close = (): void => {
    if (!isOpen) return;
    isOpen = false;
    process.off('exit', close);
    process.off('SIGTSTP', suspend);
    for (const [signal, listener] of listeners) process.off(signal, listener);
    end();
    stdout.write(leaveScreen);
    if (stdin.isTTY === true) stdin.setRawMode(false);
  };
  const suspend = (): void => {
    if (!isOpen) return;
    stdin.setRawMode(false);
    stdout.write(leaveScreen);
    process.off('SIGTSTP', suspend);
    let isBack = false;
    const resume = (): void => {
      if (isBack) return;
      isBack = true;
      process.off('SIGCONT', resume);
      if (!isOpen) return;
      process.on('SIGTSTP', suspend);
      stdin.setRawMode(true);
      stdout.write(enterScreen);
      redraw();
      // Changes of the window's size are signalled to the foreground process only: it may have changed while this one
      // was stopped.
      process.kill(process.pid, 'SIGWINCH');
    };
    process.on('SIGCONT', resume);
    // The whole group, as the terminal's own Ctrl-Z does.
    process.kill(0, 'SIGTSTP');
    // Without a shell that waits for it nothing can stop it: it goes on at once.
    setTimeout(resume, 200);
  };
  const listeners = Object.entries(endings).map(([signal, code]) => [signal, () => process.exit(code)] as const);
  process.on('exit', close);
  process.on('SIGTSTP', suspend);
  for (const [signal, listener] of listeners) process.on(signal, listener);
  stdin.setRawMode(true);
  stdout.write(enterScreen);
  return { suspend, close };
}
