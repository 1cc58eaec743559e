// The import arrows of ARCHITECTURE.md. A folder may import what its rule does not forbid.
const only = (name, from, allowed, extra = {}) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.stories\\.tsx$' },
  to: { path: '^(src|server|tests|scripts)/', pathNot: allowed, ...extra },
})

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    only('domain-knows-nobody', '^src/domain/', '^src/domain/'),
    {
      name: 'domain-uses-zod-only',
      severity: 'error',
      from: { path: '^src/domain/' },
      to: { path: 'node_modules/', pathNot: 'node_modules/zod/' },
    },
    only('machines-know-the-domain', '^src/machines/', '^src/(domain|machines)/'),
    {
      name: 'machines-use-xstate-only',
      severity: 'error',
      from: { path: '^src/machines/' },
      to: { path: 'node_modules/', pathNot: 'node_modules/xstate/' },
    },
    only('gateway-knows-the-domain', '^src/gateway/', '^src/(domain|gateway)/'),
    {
      name: 'gateway-has-no-screen',
      severity: 'error',
      from: { path: '^src/gateway/' },
      to: { path: 'node_modules/(react|react-dom|xstate|@xstate/react)/' },
    },
    only('i18n-knows-nobody', '^src/i18n/', '^src/i18n/'),
    only('views-never-ask', '^src/views/', '^src/(views|machines|domain|i18n)/|^styled-system/'),
    // But for what lies over a page: its entry in the browser's history has an order, and belongs to no screen.
    only(
      'ui-has-no-flow',
      '^src/views/ui/',
      '^src/views/(ui|illustrations|theme)/|^src/domain/|^src/machines/over-page/|^styled-system/',
    ),
    only('flight-knows-the-domain', '^src/flight/', '^src/(domain|flight)/'),
    only(
      'devtools-know-machines',
      '^src/devtools/',
      '^src/(devtools|flight|machines|views/ui|domain)/|^styled-system/',
    ),
    {
      name: 'devtools-stay-in-development',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/devtools/|^src/app/development\\.ts|\\.stories\\.tsx$' },
      to: { path: '^src/devtools/' },
    },
    only('server-shares-domain-and-lifecycles', '^server/', '^server/|^src/domain/|^src/machines/lifecycle/'),
    {
      name: 'modules-meet-through-services',
      severity: 'error',
      from: { path: '^server/platform/' },
      to: { path: '^server/modules/' },
    },
    {
      name: 'services-know-no-requests',
      severity: 'error',
      from: { path: '^server/modules/.+([.-]access|\\.service|\\.repository)\\.ts$' },
      to: { path: '^server/http/' },
    },
    {
      name: 'no-development-dependency',
      severity: 'error',
      // Themes are read by Panda when styles are made; stories and the kit they share are never bundled.
      from: {
        path: '^(src|server)/',
        pathNot: '^src/devtools/|^src/views/theme/|\\.stories\\.tsx$|/story-[a-z]+\\.tsx?$',
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '@types/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    exclude: { path: '^styled-system/|/generated/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.graphql'],
    },
  },
}
