// Preloaded by databaseTypes.ts: kysely-codegen calls the JavaScript API of TypeScript, which version 7 does not have.
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const typescript5 = fileURLToPath(import.meta.resolve('typescript'));
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'typescript' ? next(typescript5, context) : next(specifier, context),
});
