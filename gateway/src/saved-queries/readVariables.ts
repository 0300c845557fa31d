import { badInput } from '../core/backendErrors.ts';

/** Variables as a JSON object. Error BAD_USER_INPUT. */
export function readVariables(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // told below, as what is JSON and no object
  }
  throw badInput('variables must be a JSON object', 'variables');
}
