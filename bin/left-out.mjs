/** What `npm test` cannot run on a machine, by what is lacking there: it says so at its end. */
import { spawnSync } from 'node:child_process';

const answers = (program, words) => spawnSync(program, words).status === 0;

/** `script` of util-linux gives a program a real terminal; other systems' takes other options. */
const hasTerminals = () =>
  spawnSync('/usr/bin/script', ['--version'], { encoding: 'utf8' }).stdout?.includes('util-linux') === true;

/** The shells that are not here, of those in which the completion is tried. */
const shellsLacking = () => ['bash', 'zsh', 'fish'].filter((shell) => !answers(shell, ['-c', 'exit 0']));

/** A sentence for each: `browser` is null where there is none, `environment` is that of the tests. */
export const leftOut = ({ environment, browser, shells = shellsLacking(), terminals = hasTerminals() }) => [
  ...(environment.TEST_DATABASE_URL
    ? []
    : ['los contratos sobre un PostgreSQL real (definí TEST_DATABASE_URL para correrlos)']),
  ...(browser === null ? ['los recorridos en Chromium (no hay un navegador, ni se pudo instalar)'] : []),
  ...(shells.length === 0 ? [] : [`el autocompletado en ${shells.join(' y ')} (no está: instalalo para probarlo)`]),
  ...(terminals ? [] : ['la terminal que queda como estaba (falta script, de util-linux)']),
];
