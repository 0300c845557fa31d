/**
 * Runs a part of a test that needs what the parts before it left. A failure begins with its name.
 */
export async function step(name: string, work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Error) error.stack = `In "${name}": ${error.stack ?? error.message}`;
    throw error;
  }
}
