import { sqlState } from './database.ts';

const UNIQUE_VIOLATION = '23505';

/** A write under a unique index; what the index refuses is answered in the words for people. The transaction ends with it. */
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
