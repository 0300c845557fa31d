import type { paths } from '../../generated/rest.ts';
import type { FilledPath } from './filledPath.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type JsonOf<Holder> = Holder extends { content: { 'application/json': infer Json } } ? Json : never;

type PathWith<Api, M extends Method> = {
  [Path in keyof Api]: Api[Path] extends Record<M, object> ? Path : never;
}[keyof Api] &
  string;
type Template = `${string}{${string}`;

/** Path or template that a call of the method may name; a template is filled. */
export type Address<Api, M extends Method> =
  | Exclude<PathWith<Api, M>, Template>
  | FilledPath<Extract<PathWith<Api, M>, Template>>;
type PathOf<A> = A extends FilledPath<infer Path> ? Path : A;
export type Operation<Api, M extends Method, A> =
  PathOf<A> extends infer Path extends keyof Api
    ? Api[Path] extends Record<M, infer O>
      ? O
      : never
    : never;

/** Unknown where an operation answers no JSON. */
export type AnswerOf<O> = [O] extends [
  { responses: { 200: { content: { 'application/json': infer Json } } } },
]
  ? Json
  : unknown;

type IfOptional<T, Key extends keyof T, Added> = object extends Pick<T, Key> ? Added : never;

type BodyField<T, Key extends keyof T> = JsonBody<T[Key]> | IfOptional<T, Key, undefined>;
/**
 * JSON as the gateway writes it: with every key of the contract, so that none is forgotten; undefined leaves an optional one
 * out.
 */
type JsonBody<T> = T extends readonly (infer Item)[]
  ? readonly JsonBody<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]-?: BodyField<T, Key> } | PartialBody<T>
    : T;

declare const PARTIAL: unique symbol;
export type SomeKeys<T> = { readonly [Key in keyof T]: BodyField<T, Key> };
/** A body that leaves keys out and says so. */
export type PartialBody<T> = SomeKeys<T> & { readonly [PARTIAL]: T };
/** Body of a write that changes some fields alone: its optional keys need not be there. */
export const partialBody = <T>(keys: NoInfer<SomeKeys<T>>): PartialBody<T> =>
  keys as PartialBody<T>;

type Sendable<Json> = JsonBody<Json> | (null extends Json ? undefined : never);
type Empty = Readonly<Record<string, never>>;
type Nothing = Empty | undefined;
export type BodyOf<O> = O extends { requestBody: infer Sent }
  ? Sendable<JsonOf<Sent>>
  : O extends { requestBody?: infer Sent }
    ? Sendable<JsonOf<Sent>> | Nothing
    : Nothing;

type Listed<T> = T extends readonly (infer Item)[] ? readonly Item[] : T;
export type QueryOf<O> = O extends { parameters: { query?: infer Q } }
  ? [Q] extends [undefined]
    ? Empty
    : { readonly [Key in keyof Q]: Listed<Q[Key]> | IfOptional<Q, Key, null | undefined> }
  : Empty;
/** Allows no name beside those of the operation, also where the query stands in a variable. */
export type Named<Q, O> = Q & { readonly [Name in Exclude<keyof Q, keyof QueryOf<O>>]: never };
/** An address that can be asked without a query. */
export type Plain<Api, M extends Method, A> =
  Empty extends QueryOf<Operation<Api, M, A>> ? A : never;

/** Answer of a REST operation, from the OpenAPI document. */
export type Answer<Path extends keyof paths, M extends Method> = AnswerOf<
  Operation<paths, M, Path>
>;
/** Body of a REST operation, with every key. */
export type Body<Path extends keyof paths, M extends Method> = BodyOf<Operation<paths, M, Path>>;
/** Query of a read. */
export type Query<Path extends keyof paths> = QueryOf<Operation<paths, 'get', Path>>;
/** Element type of a list. */
export type One<List> = List extends readonly (infer Item)[] ? Item : never;
