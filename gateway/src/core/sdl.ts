import { printSchemaWithDirectives } from '@graphql-tools/utils';
import type { GraphQLSchema } from 'graphql';

/** The SDL of what is served, with descriptions and directives; `@extra` fields are without their exclamation mark. */
export const sdlOf = (schema: GraphQLSchema): string => `${printSchemaWithDirectives(schema)}\n`;
