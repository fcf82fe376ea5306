/** One way to compile for all suites: SWC on the sources, so that a test never runs against a stale build. */
const common = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        module: { type: 'es6' },
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true },
        },
      },
    ],
  },
  moduleNameMapper: {
    '^@goalwright/contracts/(.*)$': '<rootDir>/libs/contracts/src/$1.ts',
    '^@goalwright/(messaging|platform|blob-store|drafting|testing)$': '<rootDir>/libs/$1/src/index.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  modulePathIgnorePatterns: ['/dist/'],
};

export default {
  projects: [
    {
      ...common,
      displayName: 'unit',
      rootDir: '.',
      testMatch: ['<rootDir>/{libs,services,scripts}/**/*.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/', '/libs/drafting/', 'integration\\.spec\\.ts$'],
    },
    {
      // Pure functions have no state to keep apart, so these share their modules: loading them anew took most of the time.
      displayName: 'drafting',
      rootDir: '.',
      runner: 'jest-light-runner',
      testMatch: ['<rootDir>/{libs/drafting,evaluation}/**/*.spec.ts'],
      modulePathIgnorePatterns: ['/dist/'],
    },
    {
      ...common,
      displayName: 'web',
      rootDir: '.',
      testEnvironment: 'jest-environment-jsdom',
      // The browser's own export of a package where it has one; jsdom has no structured streams of its own.
      testEnvironmentOptions: { customExportConditions: ['browser', 'import', 'default'] },
      setupFiles: ['<rootDir>/web/test/browser-like.ts'],
      transform: {
        '^.+\\.tsx?$': [
          '@swc/jest',
          {
            module: { type: 'es6' },
            jsc: {
              target: 'es2024',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
          },
        ],
      },
      moduleNameMapper: { ...common.moduleNameMapper, '\\.css$': '<rootDir>/web/test/no-styles.ts' },
      testMatch: ['<rootDir>/web/src/**/*.spec.ts', '<rootDir>/web/src/**/*.spec.tsx'],
      testTimeout: 20000,
    },
    {
      ...common,
      displayName: 'integration',
      rootDir: '.',
      testMatch: ['<rootDir>/{libs,services,scripts}/**/*.integration.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/', 'timed\\.integration\\.spec\\.ts$'],
      testTimeout: 60000,
    },
    {
      // What is said of milliseconds holds only where nothing else runs.
      ...common,
      displayName: 'timed',
      rootDir: '.',
      testMatch: ['<rootDir>/{libs,services,scripts}/**/*.timed.integration.spec.ts'],
      testTimeout: 60000,
    },
    {
      ...common,
      displayName: 'e2e',
      rootDir: '.',
      testMatch: ['<rootDir>/e2e/**/*.e2e.spec.ts'],
      testTimeout: 120000,
    },
  ],
};
