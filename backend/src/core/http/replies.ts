import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../data/databaseFaults.ts';
import { Refusal, unavailable } from './errors.ts';

const RETRY_AFTER_SECONDS = 5;

interface AjvProblem {
  instancePath: string;
  keyword: string;
  message?: string;
  params: Record<string, unknown>;
}

/** The wrong field, in the caller's own spelling: "items.0.quantity". */
function fieldOf({ instancePath, keyword, params }: AjvProblem): string {
  const inside = instancePath.split('/').filter(Boolean);
  if (keyword === 'required') inside.push(String(params['missingProperty']));
  if (keyword === 'additionalProperties') inside.push(String(params['additionalProperty']));
  return inside.join('.');
}

function messageOf(problem: AjvProblem, field: string): string {
  if (problem.keyword === 'additionalProperties') return `Unknown field ${field}`;
  if (problem.keyword === 'required') return `${field} is required`;
  if (problem.keyword === 'enum')
    return `${field} must be one of ${(problem.params['allowedValues'] as unknown[]).join(', ')}`;
  if (problem.keyword === 'pattern') return `${field} is not valid`;
  return `${field} ${problem.message ?? 'is not valid'}`;
}

/** The wrong field of a body, and what is wrong with it. */
export function problemOf(problem: AjvProblem): { field: string; message: string } {
  const field = fieldOf(problem);
  return { field, message: messageOf(problem, field) };
}

function refusalOf(error: FastifyError): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const problem = error.validation?.[0] as AjvProblem | undefined;
  if (problem) {
    const field = fieldOf(problem);
    return new Refusal(
      400,
      'VALIDATION',
      messageOf(problem, field || String(error.validationContext)),
      { field },
    );
  }
  if (isUnavailable(error)) return unavailable();
  const status = error.statusCode ?? 500;
  // Fastify's own refusals: malformed JSON, wrong media type, body too large.
  return status >= 400 && status < 500
    ? new Refusal(status === 413 ? 413 : 400, 'BAD_REQUEST', error.message)
    : undefined;
}

export function replyWithError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const refusal = refusalOf(error);
  if (refusal !== error && (refusal?.statusCode ?? 500) >= 500)
    request.log.error({ err: error }, 'request failed');
  const { statusCode, message, code, details } =
    refusal ?? new Refusal(500, 'INTERNAL', 'Internal server error');
  if (statusCode === 503) void reply.header('retry-after', String(RETRY_AFTER_SECONDS));
  void reply.code(statusCode).send({ success: false, message, error: code, ...details });
}

export function replyWithNotFound(_request: FastifyRequest, reply: FastifyReply): void {
  void reply.code(404).send({ success: false, message: 'Not found', error: 'NOT_FOUND' });
}
