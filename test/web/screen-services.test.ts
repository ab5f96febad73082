import { expect, it } from 'vitest';
import { screenTable } from '#web/shell/screen-table.ts';
import { modulesOf, read, sourceOf } from './screen-sources.ts';

const namesIn = (text: string, expression: RegExp): readonly string[] =>
  [...text.matchAll(expression)].map(([, name = '']) => name);

/** The services that a module of the container makes, by the name that screens import it by. */
const madeBy = (name: string): readonly string[] => {
  const word = name.replace(/Module$/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return namesIn(read(`web/modules/${word}.module.ts`), /bind\(services\.(\w+)\)/g);
};

/** The services that a script asks for: `const { cart, caller } = useServices()`, `useServices().catalogue`. */
const askedIn = (text: string): readonly string[] => [
  ...namesIn(text, /const \{([^}]*)\} = useServices\([^)]*\)(?!\.)/g).flatMap((names) =>
    names.split(',').flatMap((name) => /^\s*(\w+)/.exec(name)?.[1] ?? []),
  ),
  ...namesIn(text, /useServices\([^)]*\)\.(\w+)/g),
];
const modulesAskedIn = (text: string): readonly string[] =>
  namesIn(text, /useServices\(([^)]+)\)/g).flatMap((names) => names.split(',').map((name) => name.trim()));

const container = read('web/container.ts');
const everywhere = [
  ...namesIn(container.slice(container.indexOf('modulesOfAll')), /^ {2}(\w+Module),$/gm).flatMap(madeBy),
  ...namesIn(read('web/foundation.ts'), /bind\(services\.(\w+)\)/g),
];

it.each(Object.keys(screenTable))('%s comes with the modules that make what it asks for', (path) => {
  const texts = [...modulesOf(sourceOf(path))].map(read);
  const asked = texts.flatMap(askedIn);
  const made = new Set([...everywhere, ...texts.flatMap(modulesAskedIn).flatMap(madeBy)]);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((name) => !made.has(name))).toEqual([]);
});
