/** The list with one request open over it. */
export const sampleRequestPath = (id: string): string =>
  `/sales/sample-request?request=${encodeURIComponent(id)}`;
