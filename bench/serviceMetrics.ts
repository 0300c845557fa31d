/** Backend calls of one query, counted by the backend. */
export async function backendCalls(
  backendUrl: string,
  query: () => Promise<unknown>,
): Promise<number> {
  const callCount = async () => total(await metrics(backendUrl), 'backend_http_seconds_count');
  const before = await callCount();
  await query();
  return (await callCount()) - before;
}

export async function metrics(url: string): Promise<string> {
  return (await fetch(`${url}/metrics`)).text();
}

/** The sum of a metric over its labels, without the health checks and the metrics page themselves. */
export function total(text: string, name: string): number {
  const wanted = new RegExp(`^${name}[ {]`);
  const lines = text
    .split('\n')
    .filter((line) => wanted.test(line) && !/route="\/(metrics|readyz|healthz)"/.test(line));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}
