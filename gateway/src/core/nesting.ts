import { Lexer, Source, TokenKind } from 'graphql';

/** Most brackets in brackets of a document: selections, lists and objects together. Reading deeper ones would use up the stack. */
const MAX_NESTING = 50;

const OPEN = new Set<TokenKind>([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const CLOSE = new Set<TokenKind>([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/** Token by token and without recursion; stops at the first place that is too deep, or that is no GraphQL, which the parser then names. */
function isTooDeep(query: string, maxTokens: number): boolean {
  const lexer = new Lexer(new Source(query));
  let depth = 0;
  try {
    for (let read = 0; read <= maxTokens; read++) {
      const { kind } = lexer.advance();
      if (kind === TokenKind.EOF) return false;
      if (OPEN.has(kind) && ++depth > MAX_NESTING) return true;
      if (CLOSE.has(kind)) depth--;
    }
  } catch {
    return false;
  }
  return false;
}

/** Problem of a document before it is parsed; null for none. */
export const nestingProblem = (query: unknown, maxTokens: number): string | null =>
  typeof query === 'string' && isTooDeep(query, maxTokens)
    ? `The document is nested deeper than ${MAX_NESTING} brackets`
    : null;
