import type { paths } from '../../generated/rest.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Content<R> = R extends { content: { 'application/json': infer Body } } ? Body : never;

/** What a REST operation answers, as the OpenAPI document says. */
export type Answer<Path extends keyof paths, M extends Method> = paths[Path][M] extends {
  responses: { 200: infer R };
}
  ? Content<R>
  : never;
/** One element of a list. */
export type One<List> = List extends readonly (infer Item)[] ? Item : never;
