import crypto from 'node:crypto';
import AjvCompiler from '@fastify/ajv-compiler';
import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifySchema, FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';

const AJV_OPTIONS = { removeAdditional: false, useDefaults: true, allErrors: false };
const ajv = AjvCompiler();
const strict = ajv({}, { customOptions: { ...AJV_OPTIONS, coerceTypes: false } });
const coercing = ajv({}, { customOptions: { ...AJV_OPTIONS, coerceTypes: true } });
const serializer = SerializerSelector()();

const compiled = new Map<string, unknown>();

/** Compiled once per process, which takes a second for all routes: tests build the same app many times. */
function compileOnce<T>(kind: string, schema: unknown, compile: () => T): T {
  const key = crypto.hash('sha256', `${kind} ${JSON.stringify(schema)}`);
  if (!compiled.has(key)) compiled.set(key, compile());
  return compiled.get(key) as T;
}

/** Bodies are taken literally; only queries and paths, which are text, are turned into numbers and booleans. */
export const validating: FastifySchemaCompiler<FastifySchema> = (route) =>
  route.httpPart === 'body'
    ? compileOnce('literal', route.schema, () => strict(route))
    : compileOnce('coerced', route.schema, () => coercing(route));

export const serializing: FastifySerializerCompiler<FastifySchema> = (route) =>
  compileOnce('answer', route.schema, () => serializer({ httpStatus: '200', ...route }));
