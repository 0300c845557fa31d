import type { paths } from '../../generated/rest.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Content<R> = R extends { content: { 'application/json': infer Body } } ? Body : never;

/** Answer type of a REST operation, from the OpenAPI document. */
export type Answer<Path extends keyof paths, M extends Method> = paths[Path][M] extends {
  responses: { 200: infer R };
}
  ? Content<R>
  : never;
/** Element type of a list. */
export type One<List> = List extends readonly (infer Item)[] ? Item : never;
