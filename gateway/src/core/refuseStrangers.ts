import { GraphQLError } from 'graphql';
import { NOT_ALLOWED, NOT_SIGNED_IN } from './backendErrors.ts';
import { BadRequest } from './badRequest.ts';
import type { Context } from './context.ts';

/** Admits whoever is signed in to what is no operation. Errors: BadRequest with 401, or with 403 for a token that may not be used here. */
export async function refuseStrangers(context: Context): Promise<void> {
  try {
    await context.signedIn();
  } catch (error) {
    const code = error instanceof GraphQLError ? error.extensions['code'] : undefined;
    if (code === 'UNAUTHENTICATED') throw new BadRequest(401, NOT_SIGNED_IN, { code });
    if (code === 'FORBIDDEN') throw new BadRequest(403, NOT_ALLOWED, { code });
    throw error;
  }
}
