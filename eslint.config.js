/** Typed rules for everything that is TypeScript here; formatting is Prettier's, imports are dependency-cruiser's. */
import eslint from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const ENVIRONMENT_OUTSIDE_CONFIG = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message:
    'Settings are read once, by load-config.ts: a misspelt variable must stop the boot, not a request.',
};
/** A comparison that stops at the first difference tells how much of a secret was right. */
const SECRET_COMPARISON = {
  selector:
    "BinaryExpression[operator=/^[!=]==?$/]:not([right.type='Literal']):not([right.name='undefined']) > *.left[name=/(hash|digest|signature|pepper|mac)$/i]",
  message: 'Compare secrets with timingSafeEqual.',
};

export default tseslint.config(
  { ignores: ['**/dist/', '**/node_modules/', '.data/', 'coverage/', 'artifacts/', '*.cjs'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  eslint.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.check.json', './web/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      'no-console': 'error',
      // Nest declares its option bags as classes and is made to be given literals.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      eqeqeq: 'error',
      'no-restricted-syntax': [
        'error',
        ENVIRONMENT_OUTSIDE_CONFIG,
        SECRET_COMPARISON,
        { selector: 'ExportDefaultDeclaration', message: 'A name given here is the name used everywhere.' },
        { selector: 'TSEnumDeclaration', message: 'Use a zod enum: it parses as well.' },
      ],
      'max-lines': ['error', { max: 350, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      'max-depth': ['error', 4],
      complexity: ['error', 20],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Schema and type share one name: `SignInRequest` is both.
      '@typescript-eslint/no-redeclare': 'off',
      // Nest modules are classes with nothing but decorators and a static factory.
      '@typescript-eslint/no-extraneous-class': [
        'error',
        { allowWithDecorator: true, allowStaticOnly: true },
      ],
      // `process.env['NAME']` and parsed records: noPropertyAccessFromIndexSignature's spelling is as good.
      '@typescript-eslint/dot-notation': 'off',
      // Numbers and booleans read well in a template; objects do not.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Interfaces that promise a Promise are kept by methods that have nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
    },
  },
  {
    // The table of sentences and the ones of norms are long because there is much to say.
    files: [
      'libs/contracts/src/**/*.ts',
      'web/src/texts/**/*.ts',
      '**/*.spec.ts',
      '**/*.spec.tsx',
      '**/test/**/*.ts',
      'e2e/**/*.ts',
      '**/migrations/*.ts',
      // A table that was learned, not written.
      'libs/drafting/src/weighing/sign-weights.ts',
      'libs/drafting/src/areas/need-weights.ts',
      'libs/drafting/src/extraction/advice/advice-weights.ts',
      'libs/drafting/src/weighing/whole-weights.ts',
      'libs/drafting/src/annual-review/goal-part-weights.ts',
      'libs/drafting/src/annual-review/progress-weights.ts',
      'libs/drafting/src/annual-review/verdict-weights.ts',
    ],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
  {
    // Scripts and tests are where the environment comes from.
    files: [
      'libs/platform/src/load-config.ts',
      'libs/testing/src/test-settings.ts',
      '{libs,services}/*/test/**/*.ts',
      '{scripts,e2e,evaluation}/**/*.ts',
      'web/vite.config.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', SECRET_COMPARISON] },
  },
  {
    files: ['web/src/**/*.tsx', 'web/src/**/*.ts'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    rules: {
      // React takes handlers that return promises; what they throw is caught inside.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    // A component is one function, and most of its lines are what it shows.
    files: ['web/src/**/*.tsx'],
    ignores: ['**/*.spec.tsx'],
    rules: {
      'max-lines-per-function': ['error', { max: 140, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['**/*.spec.ts', '**/*.spec.tsx', '**/test/**/*.ts', 'e2e/**/*.ts'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      // A fake that does nothing, and `const { stop } = await startIt()`.
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    languageOptions: {
      globals: { process: 'readonly', setInterval: 'readonly', clearInterval: 'readonly' },
    },
  },
);
