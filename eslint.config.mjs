import graphql from '@graphql-eslint/eslint-plugin';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * The direction of imports (docs/architecture.md): what a part may reach beside itself; everything else is refused.
 * To open a way, add it here and say why in an ADR.
 */
const arrows = {
  domain: [],
  gateway: ['domain', 'schema'],
  client: ['domain'],
  platform: ['schema'],
};

const parts = [
  'domain',
  'gateway',
  'client',
  'platform',
  'schema',
  'fixtures',
  'resolvers-tests',
  'system-tests',
  'e2e',
  'bench',
  'scripts',
];

const zones = Object.entries(arrows).flatMap(([part, allowed]) =>
  parts
    .filter((other) => other !== part && !allowed.includes(other))
    .map((other) => ({
      target: `./${part}`,
      from: `./${other}`,
      message: `${part}/ must not import ${other}/ (see the arrows in docs/architecture.md).`,
    })),
);

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
      'import-x/resolver': { node: { extensions: ['.ts', '.tsx', '.js', '.json'] } },
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-default-export': 'error',
      'max-lines': ['error', { max: 320, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['domain/**', 'gateway/**', 'client/**', 'platform/**'],
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
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: tests,
    rules: { 'max-lines': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    // Nothing imports a test, so it can be part of no cycle; the rule is by far the slowest.
    files: ['**/*.{test,spec}.{ts,tsx}'],
    rules: { 'import-x/no-cycle': 'off' },
  },
  {
    files: ['client/**/*.tsx'],
    ...jsxA11y.flatConfigs.recommended,
  },
  {
    files: ['client/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
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
