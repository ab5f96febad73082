import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whileItLasts } from '#cli/progress.ts';
import type { OutputMode, Terminal } from '#cli/terminal.ts';
import '#cli/views/progress.view.tsx';

/** Whether somebody sits there. */
const at = (isAnimated: boolean, quiet = false) => {
  const stderr = Object.assign(new PassThrough(), { isTTY: isAnimated, columns: 80, rows: 24 });
  let text = '';
  stderr.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  const mode = {
    ...{ quiet, animated: { stdout: isAnimated, stderr: isAnimated }, colour: { stdout: false, stderr: false } },
    columns: 80,
  } as unknown as OutputMode;
  return { terminal: { stderr } as unknown as Terminal, mode, text: () => text };
};

describe('what takes its time', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows that it goes on before two seconds are over, and nothing where it is over sooner', async () => {
    const { terminal, mode, text } = at(true);
    let end = () => {};
    const work = new Promise<void>((resolve) => {
      end = resolve;
    });
    const shown = whileItLasts(terminal, mode, 'Esperando al servidor', work);
    await vi.advanceTimersByTimeAsync(600);
    expect(text()).toBe('');
    await vi.advanceTimersByTimeAsync(1400);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(text()).toContain('Esperando al servidor');
    end();
    await shown;
    const quick = at(true);
    await whileItLasts(quick.terminal, quick.mode, 'Esperando al servidor', Promise.resolve());
    await vi.advanceTimersByTimeAsync(5000);
    expect(quick.text()).toBe('');
  });

  it('is a line where nobody sees it move, and nothing with --quiet', async () => {
    const plain = at(false);
    await whileItLasts(plain.terminal, plain.mode, 'Esperando al servidor', Promise.resolve());
    expect(plain.text()).toBe('Esperando al servidor…\n');
    const quiet = at(false, true);
    await whileItLasts(quiet.terminal, quiet.mode, 'Esperando al servidor', Promise.resolve());
    expect(quiet.text()).toBe('');
  });
});
