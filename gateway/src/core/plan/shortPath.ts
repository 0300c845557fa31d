import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context.ts';
import type { Costs } from '../cost/costs.ts';
import { isRecord } from '../isRecord.ts';
import { plannedData } from './plannedReads.ts';
import type { AdmittedOperation, Plans } from './plans.ts';
import type { Variables } from './makers.ts';

const MOST_ACCEPT_HEADERS = 100;
const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
const JSON_BODY = /^application\/json(; ?charset=utf-8)?$/i;

interface SentOperation {
  readonly admitted: AdmittedOperation;
  readonly variables: Variables;
}

/**
 * Answers reads that Apollo Server has parsed, validated and admitted before without its pipeline: guards, then the plan. Whatever is
 * new, is not a plain JSON request or does not succeed goes through the pipeline, which also decides the content type once for each
 * Accept header.
 */
export class ShortPath {
  readonly #plans: Plans;
  readonly #costs: Costs;
  readonly #contentTypes = new LRUCache<string, string>({ max: MOST_ACCEPT_HEADERS });
  readonly #operations = new WeakMap<FastifyRequest, SentOperation | null>();

  constructor(plans: Plans, costs: Costs) {
    this.#plans = plans;
    this.#costs = costs;
  }

  /** True when the request's document was admitted before. */
  knows(request: FastifyRequest): boolean {
    return this.#operationOf(request) !== null;
  }

  /** The answer's body, its content type set; null where the pipeline has to answer. */
  async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    context: Context,
  ): Promise<string | null> {
    const contentType = this.#contentTypes.get(request.headers.accept ?? '');
    const sent = contentType === undefined ? null : this.#operationOf(request);
    if (!sent) return null;
    try {
      const isTold = this.#costs.isTold(context);
      if (isTold && (await this.#costs.charge(context, sent.admitted, sent.variables))) return null;
      const data = await plannedData(sent.admitted, context, sent.variables);
      if (data === null) return null;
      void reply.header('content-type', contentType);
      const more = isTold ? `,"extensions":${await this.#told(context, data)}` : '';
      return `{"data":${JSON.stringify(data)}${more}}\n`;
    } catch {
      return null; // the pipeline meets the same refusal, and words it
    }
  }

  async #told(context: Context, data: object): Promise<string> {
    return JSON.stringify({ cost: await this.#costs.figures(context, data) });
  }

  /** Remembers the content type of an answer of the pipeline. */
  learn(request: FastifyRequest, reply: FastifyReply): void {
    const contentType = reply.getHeader('content-type');
    if (reply.statusCode === 200 && typeof contentType === 'string')
      this.#contentTypes.set(request.headers.accept ?? '', contentType);
  }

  #operationOf(request: FastifyRequest): SentOperation | null {
    let sent = this.#operations.get(request);
    if (sent === undefined) this.#operations.set(request, (sent = this.#read(request)));
    return sent;
  }

  #read({ body, headers }: FastifyRequest): SentOperation | null {
    if (!JSON_BODY.test(headers['content-type'] ?? '') || !isRecord(body)) return null;
    const { query, operationName, variables, extensions } = body;
    if (typeof query !== 'string') return null;
    const name = operationName ?? undefined;
    if (name !== undefined && (typeof name !== 'string' || !NAME.test(name))) return null;
    if (!isRecord(variables ?? {}) || !isRecord(extensions ?? {})) return null;
    // refused by Apollo Server's own text
    if (isRecord(extensions) && 'persistedQuery' in extensions) return null;
    const admitted = this.#plans.remembered(query, name);
    return admitted ? { admitted, variables: (variables ?? {}) as Variables } : null;
  }
}
