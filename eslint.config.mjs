import { readFileSync, readdirSync } from 'node:fs';
import graphql from '@graphql-eslint/eslint-plugin';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

/**
 * The direction of imports (docs/architecture.md): the other parts that a part may import; everything else is rejected.
 * To allow an import, add it here and say why in an ADR.
 */
const arrows = {
  domain: ['schema'],
  gateway: ['domain', 'schema'],
  client: ['domain'],
  platform: ['schema'],
  conformance: ['domain', 'gateway', 'schema'],
};

/** The groups of domain/ in the order of dependence: each may import from those before it, and the files next to them. */
const domainGroups = [
  'money',
  'stay',
  'search',
  'listing',
  'protection',
  'portal',
  'price-freeze',
  'payment',
  'failures',
  'quote',
  'booking',
  'cancellation',
  'help',
  'experiences',
  'other-bookings',
];

/** What the folders of the gateway may import, in addition to the files next to them (gateway/README.md). */
const gatewayArrows = {
  kernel: [],
  guard: ['kernel'],
  rest: ['kernel'],
  execution: ['kernel', 'rest'],
  live: ['kernel', 'rest'],
  idempotency: ['kernel', 'rest'],
  openid: ['kernel'],
  edge: ['execution', 'guard', 'idempotency', 'kernel', 'live', 'openid', 'pages', 'rest', 'generated'],
  pages: ['kernel'],
  modules: ['kernel', 'live', 'rest', 'generated'],
};

/** What the folders of the platform may import, in addition to the files next to them (platform/README.md). */
const platformArrows = {
  kernel: [],
  // The tables of all folders are one type.
  database: ['booked-elsewhere', 'booking', 'homes', 'kernel', 'payment', 'people', 'tracking'],
  http: ['database', 'kernel', 'people', 'supplier'],
  world: [],
  catalogue: ['kernel', 'world'],
  payment: ['database', 'http', 'kernel'],
  people: ['catalogue', 'database', 'http', 'kernel', 'payment', 'world'],
  homes: ['catalogue', 'database', 'http', 'kernel', 'payment', 'people', 'supplier'],
  'booked-elsewhere': ['database', 'http', 'kernel', 'payment', 'people', 'world'],
  // The port between the platform and a supplier of homes.
  supplier: ['catalogue', 'database', 'homes', 'kernel', 'payment', 'people'],
  'catalogue-supplier': ['booking', 'database', 'homes', 'kernel', 'payment', 'people', 'supplier'],
  'duffel-stays-supplier': ['homes', 'kernel', 'people', 'supplier'],
  booking: [
    'booked-elsewhere',
    'catalogue',
    'database',
    'homes',
    'http',
    'kernel',
    'payment',
    'people',
    'supplier',
  ],
  experiences: ['catalogue', 'database', 'homes', 'http', 'kernel', 'world'],
  tracking: ['database', 'http', 'kernel'],
};

/** What the parts of the client may import, in addition to `domain/`, `client/generated/` and themselves. */
const clientArrows = {
  components: [],
  app: ['components'],
  features: ['app', 'components'],
  screens: ['app', 'components', 'features'],
};

/** Features that another one shows a part of. */
const featureArrows = { homes: ['wishlists'], trips: ['cards'] };

/** Screens that continue another one of their group: the confirmation ends the checkout. */
const screenArrows = { confirmation: ['checkout'] };

/** What the folders of the checkout may import, in addition to the files next to them (docs/checkout.md). */
const checkoutArrows = {
  flow: [],
  trip: ['flow'],
  layout: ['flow', 'trip'],
  messages: ['flow'],
  steps: ['flow', 'layout', 'trip'],
};

const drawings = 'platform/catalogue/drawing/*.ts';

const SCREENS = 'client/screens/';
const CHECKOUT = `${SCREENS}booking/checkout/`;
const STEPS = `${CHECKOUT}steps/`;

const foldersOf = (folder) =>
  readdirSync(new URL(folder, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(\.|node_modules|dist|test-results)/.test(entry.name))
    .map(({ name }) => name);

/** Refuses every way between the folders of `root` that `allowed` does not name. */
const zonesBetween = (root, folders, allowed, page) =>
  folders.flatMap((folder) =>
    foldersOf(`./${root}`)
      .filter((other) => other !== folder && !(allowed[folder] ?? []).includes(other))
      .map((other) => ({
        target: `./${root}${folder}`,
        from: `./${root}${other}`,
        message: `${root}${folder}/ must not import ${root}${other}/ (see ${page}).`,
      })),
  );

const earlierGroups = Object.fromEntries(domainGroups.map((group, at) => [group, domainGroups.slice(0, at)]));

const zones = [
  ...zonesBetween('', Object.keys(arrows), arrows, 'the arrows in docs/architecture.md'),
  {
    target: './domain',
    from: './schema',
    except: ['./values'],
    message: 'Of schema/, domain/ imports only values/ (see the arrows in docs/architecture.md).',
  },
  ...zonesBetween('domain/', foldersOf('./domain/'), earlierGroups, 'the order in domain/README.md'),
  ...foldersOf('./domain/').map((group) => ({
    target: './domain/*.ts',
    from: `./domain/${group}/**`,
    message: 'A file next to the groups of domain/ must not import from them (see domain/README.md).',
  })),
  ...zonesBetween('gateway/', Object.keys(gatewayArrows), gatewayArrows, 'gateway/README.md'),
  ...zonesBetween('platform/', foldersOf('./platform/'), platformArrows, 'platform/README.md'),
  ...zonesBetween('client/', Object.keys(clientArrows), generatedToo(clientArrows), 'client/README.md'),
  ...zonesBetween('client/features/', foldersOf('./client/features/'), featureArrows, 'client/README.md'),
  ...zonesBetween(SCREENS, foldersOf(`./${SCREENS}`), {}, 'client/README.md'),
  ...foldersOf(`./${SCREENS}`).flatMap((group) =>
    zonesBetween(`${SCREENS}${group}/`, foldersOf(`./${SCREENS}${group}/`), screenArrows, 'client/README.md'),
  ),
  ...zonesBetween(CHECKOUT, foldersOf(`./${CHECKOUT}`), checkoutArrows, 'docs/checkout.md'),
  ...zonesBetween(STEPS, foldersOf(`./${STEPS}`), {}, 'docs/checkout.md'),
];

/** Generated types are for every part. */
function generatedToo(allowed) {
  return Object.fromEntries(
    Object.entries(allowed).map(([part, others]) => [part, [...others, 'generated']]),
  );
}

/** The fragments that a document may spread with `@unmask`. */
const valueFragments = readFileSync(new URL('./client/values.graphql', import.meta.url), 'utf8').match(
  /(?<=^fragment )\w+/gm,
);

/** The beginning of an operation or a fragment, as a selector matches it. */
const OPERATION = String.raw`/^\s*(query|mutation|subscription|fragment)\b[^{]*\{/`;

const tests = [
  '**/*.test.{ts,tsx}',
  '**/testing/**',
  'resolvers-tests/**',
  'system-tests/**',
  'e2e/**',
  'fixtures/**',
];

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'client/dist',
      'client/server/dist',
      'dist',
      'test-results',
      '.data',
      '**/generated/**',
      '**/*.generated.ts',
      'schema/platform.openapi.ts',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.json'] })],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
      'import-x/no-default-export': 'error',
      'max-lines': ['error', { max: 320, skipBlankLines: true, skipComments: true }],
      'no-restricted-imports': [
        'error',
        {
          paths: [{ name: 'nock', message: 'Import it from gateway/testing/use-nock.' }],
          patterns: [
            {
              regex: '^(\\.\\./){3}|^(\\.\\./)+(domain|gateway|platform|schema|fixtures|scripts)/',
              message:
                'Use the path from the root, as in #domain/money/money.ts ("imports" in package.json).',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['domain/**', 'gateway/**', 'client/**', 'platform/**', 'conformance/**'],
    ignores: tests,
    plugins: { 'import-x': importX },
    rules: { 'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones }] },
  },
  {
    files: [
      'codegen.ts',
      'client/vite.config.ts',
      '**/testing/global-*.ts',
      'e2e/testing/summary-reporter.ts',
      '**/*.config.ts',
      // A module that SUPPLIER names.
      'platform/duffel-stays-supplier/duffel-stays-supplier.ts',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    // A separate package, from which "imports" of the root's package.json are not visible.
    files: ['clients/**'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: tests,
    rules: { 'max-lines': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    // Written as another team would write it: one program in one file.
    files: ['conformance/fixtures/small-platform.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    // A function fits a screen. Test files are the one exception: callbacks of `describe` hold many tests.
    files: [
      '{client,conformance,domain,gateway,platform,scripts,bench,fixtures}/**/*.ts',
      '{resolvers-tests,system-tests,e2e}/testing/**/*.ts',
    ],
    ignores: ['**/*.{test,spec}.ts', 'conformance/fixtures/small-platform.ts', drawings],
    rules: { 'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }] },
  },
  {
    // A drawing is a list of shapes from back to front, which reads worse in pieces.
    files: [drawings],
    rules: { 'max-lines': 'off' },
  },
  {
    // Expressions whose time grows faster than the text that they read (docs/adr/0030-linear-expressions.md).
    files: ['{client,conformance,domain,gateway,platform,schema}/**/*.{ts,tsx}'],
    ignores: [...tests, 'client/build/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': 'error',
    },
  },
  {
    files: ['{bench,e2e,resolvers-tests,system-tests}/**/*.ts'],
    // Texts of operations, some of them invalid.
    ignores: ['bench/cases.ts', 'system-tests/testing/fuzz-operations.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          `Literal[value=${OPERATION}]`,
          `:not(TaggedTemplateExpression) > TemplateLiteral[quasis.0.value.raw=${OPERATION}]`,
        ].map((selector) => ({ selector, message: 'Write operations as gql`…` (docs/testing.md).' })),
      ],
    },
  },
  {
    files: ['gateway/testing/use-nock.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['client/**/*.tsx'],
    ...jsxA11y.flatConfigs.recommended,
  },
  {
    files: ['client/**/*.{ts,tsx}'],
    ignores: tests,
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'crypto', property: 'randomUUID', message: 'Secure pages only: use randomId().' },
        { object: 'URL', property: 'parse', message: 'Unknown to browsers of 2023: use URL.canParse().' },
        ...[
          ['crypto', 'subtle'],
          ...['clipboard', 'credentials', 'geolocation', 'locks', 'serviceWorker', 'share', 'storage'].map(
            (property) => ['navigator', property],
          ),
        ].map(([object, property]) => ({
          object,
          property,
          message: 'Secure pages only: add it to client/components/secure-page.ts.',
        })),
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':matches(JSXElement, JSXFragment) > JSXExpressionContainer.children > LogicalExpression > :matches(Literal, TemplateLiteral).right',
          message:
            'A text that comes and goes breaks on translated pages, where it was replaced: put it into an element, or make one text of it and its neighbors.',
        },
      ],
    },
  },
  {
    files: ['client/**/*.{ts,tsx}'],
    ignores: [...tests, 'client/{build,playground,server}/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'NewExpression[callee.name="Date"][arguments.length=0], CallExpression[callee.object.name="Date"][callee.property.name="now"]',
          message:
            'The clock of a device can be wrong: use portalTime() (client/components/visit/portal-clock.ts).',
        },
      ],
    },
  },
  {
    files: ['client/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    // Its own level is a warning, with which lint still passes.
    rules: { ...reactHooks.configs.recommended.rules, 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['client/**/*.tsx'],
    ignores: tests,
    rules: { 'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['client/**/*.graphql'],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig: { schema: 'schema/*.graphql' } },
    },
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `FragmentSpread:not([name.value=/^(${valueFragments.join('|')})$/]) > Directive[name.value="unmask"]`,
          message: 'Only the fragments of client/values.graphql are read unmasked (client/README.md).',
        },
      ],
    },
  },
  {
    files: ['schema/*.graphql'],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig: { schema: 'schema/*.graphql' } },
    },
    plugins: { '@graphql-eslint': graphql },
    rules: {
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
          DirectiveDefinition: true,
        },
      ],
      '@graphql-eslint/naming-convention': [
        'error',
        {
          types: 'PascalCase',
          FieldDefinition: 'camelCase',
          InputValueDefinition: 'camelCase',
          EnumValueDefinition: 'UPPER_CASE',
        },
      ],
      '@graphql-eslint/no-unreachable-types': 'error',
      '@graphql-eslint/require-deprecation-reason': 'error',
    },
  },
);
