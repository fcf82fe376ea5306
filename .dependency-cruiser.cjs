/**
 * Who may import whom: docs/decisions and ARCHITECTURE.md draw it, this file holds it. Each rule says why.
 * Paths are those of the sources; `@goalwright/*` resolves to the packages' built entry points in `libs/*`.
 */
const TEST_CODE = '\\.spec\\.tsx?$|/test/|^e2e/|^libs/testing/';
/** Edges: what a message reaches first. */
const EDGES = '\\.(controller|calls|events|job|module)\\.ts$';
/** Directly in a service's src: main, worker, config and what puts the nouns together. */
const COMPOSITION = '^services/[^/]+/src/[^/]+\\.ts$';

/** What the packages' `exports` name: one entry each, and every file of contracts. */
const PUBLIC_OF_LIBS = '^libs/[^/]+/(src|dist)/index\\.|^libs/contracts/';

const only = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

module.exports = {
  forbidden: [
    // 1
    only(
      'no-service-imports-another',
      'Services share words (contracts), never behavior: one that imports another can no longer be deployed, scaled or understood alone.',
      { path: '^services/([^/]+)/' },
      { path: '^services/([^/]+)/', pathNot: '^services/$1/' },
    ),
    only(
      'no-service-imports-web',
      'The web app is built and shipped as files; a service that needs its code needs a library.',
      { path: '^(services|libs)/' },
      { path: '^web/' },
    ),
    // 2
    only(
      'contracts-import-zod-alone',
      'The words between processes are read by the browser, every service and every test: anything they import, all of those load.',
      { path: '^libs/contracts/src/', pathNot: '\\.spec\\.ts$' },
      { pathNot: '^libs/contracts/|(^|/)node_modules/zod/' },
    ),
    only(
      'messaging-imports-contracts-alone',
      'Libraries form one line, platform -> messaging -> contracts; what messaging knew of platform would make it a knot.',
      { path: '^libs/messaging/src/' },
      { path: '^libs/', pathNot: '^libs/(messaging|contracts)/' },
    ),
    only(
      'platform-imports-messaging-and-contracts',
      'Libraries form one line, platform -> messaging -> contracts.',
      { path: '^libs/platform/src/' },
      { path: '^libs/', pathNot: '^libs/(platform|messaging|contracts)/' },
    ),
    only(
      'drafting-is-pure',
      'Drafting runs in the worker, in the browser and in the evaluation alike: no I/O, no framework, contracts only.',
      { path: '^libs/drafting/src/', pathNot: '\\.spec\\.ts$' },
      { pathNot: '^libs/(drafting|contracts)/|(^|/)node_modules/zod/' },
    ),
    only(
      'blob-store-imports-contracts-alone',
      "The store is used by the gateway and the generator with two different roles; it must not drag a service's life along.",
      { path: '^libs/blob-store/src/' },
      { path: '^libs/', pathNot: '^libs/(blob-store|contracts)/' },
    ),
    only(
      'paper-imports-no-other-library',
      'It sets whatever blocks it is given; what a document says is the business of whoever makes it.',
      { path: '^libs/paper/src/' },
      { path: '^libs/', pathNot: '^libs/paper/' },
    ),
    only(
      'no-lib-imports-a-service',
      'What two services need is a library; what a library needs of a service is a parameter.',
      { path: '^libs/', pathNot: '^libs/testing/' },
      { path: '^services/' },
    ),
    // 3
    only(
      'web-imports-contracts-and-drafting-alone',
      'The browser gets the public calls, values and errors, and the rules that must hold on both sides; internal messages stay inside.',
      { path: '^web/src/' },
      {
        path: '^(libs|services)/',
        pathNot:
          '^libs/contracts/(src|dist)/(api/|values|errors|define|areas-of-need|product)|^libs/drafting/(src|dist)/index\\.',
      },
    ),
    // 4
    only(
      'nouns-do-not-import-edges',
      'Edge -> noun -> entity: a noun that knows how it is reached cannot be reached another way.',
      { path: '^services/[^/]+/src/', pathNot: [EDGES, COMPOSITION, '\\.spec\\.ts$'] },
      { path: EDGES },
    ),
    only(
      'entities-import-nothing-of-the-service',
      'Edge -> noun -> entity, never back: an entity says how a row looks and no more.',
      { path: '^services/[^/]+/src/.*\\.entity\\.ts$' },
      { path: '^services/[^/]+/src/', pathNot: '\\.entity\\.ts$' },
    ),
    only(
      'across-folders-only-the-public-file',
      'A folder is one noun behind one file named for it; whoever reaches past that file ties itself to how the noun works inside.',
      { path: '^services/([^/]+)/src/([^/]+)/', pathNot: [EDGES, '\\.spec\\.ts$'] },
      {
        path: '^services/$1/src/[^/]+/',
        pathNot: ['^services/$1/src/$2/', '/([^/]+)/\\1\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    // 5
    only(
      'no-feature-imports-a-feature',
      'app -> features -> components, lib: features are put together by the app, so that one can be taken away.',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/(app|features)/', pathNot: '^web/src/features/$1/' },
    ),
    only(
      'components-and-lib-know-no-feature',
      'app -> features -> components, lib: what all features use knows none of them.',
      { path: '^web/src/(components|lib)/' },
      { path: '^web/src/(app|features)/' },
    ),
    // 6
    only(
      'queues-and-transport-only-in-messaging',
      "BullMQ and Nest's transport are details behind libs/messaging: bounded waits, signatures and idempotency are there and cannot be forgotten.",
      { path: '^(libs|services|web|scripts)/', pathNot: ['^libs/messaging/', TEST_CODE, '^scripts/bench/'] },
      { path: 'node_modules/(bullmq|@nestjs/bullmq|@nestjs/microservices)/' },
    ),
    only(
      'no-typeorm-where-there-are-no-tables',
      'The gateway holds no data, contracts and drafting do no I/O, and the browser has no database.',
      { path: '^services/gateway/|^libs/(contracts|drafting)/|^web/', pathNot: TEST_CODE },
      { path: 'node_modules/(typeorm|@nestjs/typeorm)/' },
    ),
    // 7
    only(
      'test-code-only-from-tests',
      'What runs for people must not load what was written for tests.',
      { path: '^(libs|services|web|scripts)/', pathNot: TEST_CODE },
      { path: TEST_CODE },
    ),
    only(
      'no-cycles',
      'Two files that import each other are one file that is hard to read, and load in an order nobody chose.',
      {},
      { circular: true },
    ),
    only(
      'no-deep-imports-into-libs',
      'A package is what its `exports` say; the rest may change without asking.',
      { path: '^(services|web|scripts|e2e)/' },
      { path: '^libs/', pathNot: PUBLIC_OF_LIBS },
    ),
    only(
      'no-deep-imports-between-libs',
      'A package is what its `exports` say; the rest may change without asking.',
      { path: '^libs/([^/]+)/' },
      { path: '^libs/', pathNot: ['^libs/$1/', PUBLIC_OF_LIBS] },
    ),
    only(
      'no-unresolved',
      'An import that resolves to nothing here resolves to nothing on the machine of somebody else.',
      { pathNot: '^scripts/(migrations\\.ts$|reconcile(\\.ts$|/))' },
      { couldNotResolve: true },
    ),
    only(
      'only-declared-packages',
      "A package that is there by luck (somebody else's dependency) is gone with the next install.",
      { path: '^(libs|services)/[^/]+/src/', pathNot: TEST_CODE },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
  ],
  options: {
    doNotFollow: { path: ['node_modules', '/dist/'] },
    exclude: { path: ['\\.tsbuildinfo$', '^node_modules/\\.cache'] },
    combinedDependencies: false,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.check.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
    moduleSystems: ['es6', 'cjs'],
  },
};
