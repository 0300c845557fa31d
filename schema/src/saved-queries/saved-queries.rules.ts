/** Limits of saved queries. */
export const SAVED_QUERIES = {
  name: 60,
  title: 100,
  query: 20_000,
  /** Characters of the variables as JSON. */
  variables: 4_000,
  perPerson: 200,
} as const;

/** Names are parts of addresses: words of small letters and digits, with hyphens between them. */
export const SAVED_QUERY_NAME = '^[a-z0-9]+(-[a-z0-9]+)*$';

/** A name made of a title: 'Open invoices, by due day' is open-invoices-by-due-day. */
export const nameOfTitle = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, SAVED_QUERIES.name)
    .replaceAll(/^-+|-+$/g, '');

/** Text that a new one begins with. */
export const EXAMPLE_QUERY = `query OpenOrders($after: String) {
  orders(first: 200, after: $after) {
    items {
      number
      createdAt
      customer {
        name
      }
      grandTotal
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}`;
