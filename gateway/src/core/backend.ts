import type { paths } from '../../generated/rest.ts';
import type { AskedFields } from './askedFields.ts';
import type { BackendClient, Parts } from './backendClient.ts';
import type { Address, AnswerOf, BodyOf, Named, Operation, Plain, QueryOf } from './rest.ts';

type Headers = Readonly<Record<string, string>>;

/**
 * The backend as sources see it: the path of a call gives the types of its query, its body and its answer, by the OpenAPI
 * document.
 */
export interface Backend<Api = paths> extends Pick<
  BackendClient,
  | 'answers'
  | 'caller'
  | 'calls'
  | 'changes'
  | 'connections'
  | 'holdReadsUntil'
  | 'startOver'
  | 'versions'
  | 'writes'
> {
  withoutMemo(): Backend<Api>;

  get<A extends Address<Api, 'get'>>(
    path: Plain<Api, 'get', A>,
  ): Promise<AnswerOf<Operation<Api, 'get', A>>>;
  get<A extends Address<Api, 'get'>, Q extends QueryOf<Operation<Api, 'get', A>>>(
    path: A,
    query: Named<Q, Operation<Api, 'get', A>>,
    asked?: AskedFields | null,
  ): Promise<AnswerOf<Operation<Api, 'get', A>>>;

  /** Of the GETs that write. */
  refresh<A extends Address<Api, 'get'>>(
    path: Plain<Api, 'get', A>,
  ): Promise<AnswerOf<Operation<Api, 'get', A>>>;

  post<A extends Address<Api, 'post'>>(
    path: A,
    body: BodyOf<Operation<Api, 'post', A>>,
    headers?: Headers,
  ): Promise<AnswerOf<Operation<Api, 'post', A>>>;
  put<A extends Address<Api, 'put'>>(
    path: A,
    body: BodyOf<Operation<Api, 'put', A>>,
    headers?: Headers,
  ): Promise<AnswerOf<Operation<Api, 'put', A>>>;
  patch<A extends Address<Api, 'patch'>>(
    path: A,
    body: BodyOf<Operation<Api, 'patch', A>>,
    headers?: Headers,
  ): Promise<AnswerOf<Operation<Api, 'patch', A>>>;
  del<A extends Address<Api, 'delete'>, Q extends QueryOf<Operation<Api, 'delete', A>>>(
    path: A,
    body: BodyOf<Operation<Api, 'delete', A>>,
    query?: Named<Q, Operation<Api, 'delete', A>>,
  ): Promise<AnswerOf<Operation<Api, 'delete', A>>>;

  /** The contract names no field of a multipart request. */
  upload<
    M extends 'POST' | 'PUT',
    A extends Address<Api, Lowercase<M>>,
    Q extends QueryOf<Operation<Api, Lowercase<M>, A>>,
  >(
    method: M,
    path: A,
    parts: Parts,
    query?: Named<Q, Operation<Api, Lowercase<M>, A>>,
  ): Promise<AnswerOf<Operation<Api, Lowercase<M>, A>>>;

  text<A extends Address<Api, 'get'>, Q extends QueryOf<Operation<Api, 'get', A>>>(
    path: A,
    query: Named<Q, Operation<Api, 'get', A>>,
  ): Promise<string>;
}
