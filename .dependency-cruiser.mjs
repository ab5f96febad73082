/** The arrows of docs/architecture.md: web | cli | server → adapters → core. Type imports count. */
const programs = ['web', 'cli', 'server'];
const serverAdapters = '^adapters/(postgres|files|mail|documents|clock|secrets)/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'core-knows-nobody',
      comment: 'core imports core and four libraries, nothing else',
      severity: 'error',
      from: { path: '^core/' },
      to: { pathNot: ['^core/', '^node_modules/(xstate|rxjs|ts-results|decimal\\.js)/'] },
    },
    {
      name: 'adapters-know-core-only',
      severity: 'error',
      from: { path: '^adapters/' },
      to: { path: ['^web/', '^cli/', '^server/', '^test/'] },
    },
    ...programs.map((program) => ({
      name: `${program}-stands-alone`,
      severity: 'error',
      from: { path: `^${program}/` },
      to: { path: [...programs.filter((other) => other !== program).map((other) => `^${other}/`), '^test/'] },
    })),
    {
      name: 'browser-and-terminal-touch-no-server-adapter',
      severity: 'error',
      from: { path: '^(web|cli)/' },
      to: { path: serverAdapters },
    },
    {
      name: 'wire-is-shared-by-both-ends',
      comment: 'adapters that run in the browser touch no server adapter',
      severity: 'error',
      from: { path: '^adapters/(wire|http|signalr|storage|texts)/' },
      to: { path: [serverAdapters, '^node:'], dependencyTypesNot: ['undetermined'] },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
