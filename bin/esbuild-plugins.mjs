/** What esbuild needs beside its options (esbuild.config.mjs). */
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';

/**
 * Tells esbuild what each lazy part comes after. It makes a file of each set of modules that the same parts need, and
 * without being told takes any part for the first, which makes three times as many: fewer are smaller when compressed,
 * by 5 % of the search.
 */
export const lazyParts = (root, thereBefore) => {
  const plugin = {
    name: 'lazy-parts',
    setup(build) {
      build.onResolve({ filter: /^[#.]/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        if (kind !== 'dynamic-import' || pluginData === plugin) return undefined;
        const found = await build.resolve(path, { kind, importer, resolveDir, pluginData: plugin });
        if (found.errors.length > 0) return { errors: found.errors };
        return { path: relative(root, found.path).replaceAll('\\', '/'), namespace: 'lazy' };
      });
      build.onLoad({ filter: /./, namespace: 'lazy' }, ({ path }) => ({
        contents: [...thereBefore(path).map((before) => `import './${before}';`), `export * from './${path}';`].join(
          '\n',
        ),
        resolveDir: root,
      }));
    },
  };
  return plugin;
};

/** Commander reads it, and what it needs, to run programs of its own, which this one has none of. */
export const childProcessOnCall = {
  name: 'child-process-on-call',
  setup(build) {
    build.onResolve({ filter: /^node:child_process$/ }, ({ importer }) =>
      /[\\/]commander[\\/]/.test(importer) ? { path: 'child-process', namespace: 'on-call' } : undefined,
    );
    build.onLoad({ filter: /./, namespace: 'on-call' }, () => ({
      contents: `exports.spawn = (...given) => require('node:child_process').spawn(...given);`,
    }));
  },
};

/**
 * The router gives each of its components and contexts a name for React's tools, which counts as a use: with the names
 * left out, what nothing here takes of it stays out too. It is a fifth of it, 3 kB of every page.
 */
export const routerAsUsed = {
  name: 'router-as-used',
  setup(build) {
    build.onLoad({ filter: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8'))
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/(?<=^var \w+ = )(?=React\d*\.(forwardRef|memo|createContext)\()/gm, '/* @__PURE__ */ '),
    }));
  },
};

/** A page that is drawn has its style sheets in its head (web/page.ts). */
export const noStyleSheets = {
  name: 'no-style-sheets',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, () => ({ contents: "export default ''" }));
  },
};
