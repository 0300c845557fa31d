import { sqlState } from './database.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * Runs a write and throws the given refusal when this unique index rejects it. The transaction is
 * aborted by then.
 */
export async function onDuplicate<T>(
  index: string,
  refusal: Error,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const isTaken =
      sqlState(error) === UNIQUE_VIOLATION &&
      (error as { constraint?: string }).constraint === index;
    throw isTaken ? refusal : error;
  }
}
