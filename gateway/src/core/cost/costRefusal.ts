import { GraphQLError } from 'graphql';
import { dearestPart, fitting } from './costOf.ts';
import type { CostTree } from './costTree.ts';

interface Asked {
  readonly tree: CostTree;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly requested: number;
}

/** What an operation's dearest part is, and what it may be changed to. */
function advice({ tree, variables }: Asked, most: number) {
  const dearest = dearestPart(tree, variables);
  const fits = fitting(tree, variables, most);
  const words = fits
    ? `With ${fits.argument}: ${fits.rows} of ${fits.path} it fits.`
    : 'Ask for it in several queries.';
  return {
    details: { dearest, fits },
    words: `The dearest part is ${dearest.path} with ${dearest.cost}. ${words}`,
  };
}

/** Refusal of an operation that costs more than a bucket ever holds. */
export function costExceeded(asked: Asked, size: number): GraphQLError {
  const { details, words } = advice(asked, size);
  const { requested } = asked;
  return new GraphQLError(
    `The query costs ${requested} points, at most ${size} are possible. ${words}`,
    {
      extensions: { code: 'COST_EXCEEDED', requested, most: size, ...details },
    },
  );
}

/** Refusal of an operation for which not enough points are left. */
export function throttled(asked: Asked, available: number, retryAfter: number): GraphQLError {
  const { details, words } = advice(asked, available);
  const { requested } = asked;
  return new GraphQLError(
    `The query costs ${requested} points, ${available} are left; in ${retryAfter} s they will be enough. ${words}`,
    { extensions: { code: 'THROTTLED', requested, available, retryAfter, ...details } },
  );
}
