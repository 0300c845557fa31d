// ESLint lints GraphQL only; TypeScript is oxlint's (typescript-eslint cannot stand beside TypeScript 7).
import graphql from '@graphql-eslint/eslint-plugin';

const languageOptions = {
  parser: graphql.parser,
  parserOptions: {
    graphQLConfig: { schema: './schema/src/**/*.graphql', documents: './console/src/**/*.graphql' },
  },
};

export default [
  { ignores: ['**/node_modules/**', '**/dist/**', '.tsbuild/**', '**/*.{js,mjs,cjs,ts,tsx}'] },
  {
    files: ['schema/src/**/*.graphql'],
    plugins: { '@graphql-eslint': graphql },
    languageOptions,
    rules: {
      ...graphql.configs['flat/schema-recommended'].rules,
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          rootField: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          DirectiveDefinition: true,
          EnumValueDefinition: true,
        },
      ],
      '@graphql-eslint/description-style': ['error', { style: 'inline' }],
      '@graphql-eslint/no-typename-prefix': 'off',
      '@graphql-eslint/strict-id-in-types': 'off',
    },
  },
  {
    files: ['console/src/**/*.graphql'],
    plugins: { '@graphql-eslint': graphql },
    languageOptions,
    rules: {
      ...graphql.configs['flat/operations-recommended'].rules,
      '@graphql-eslint/require-import-fragment': 'off',
    },
  },
];
