/** An answer of `metrics` by month: in the first month the measures are 1.00, 2.00 and so on, in the others there is nothing. */
export const monthsOf = (measures: readonly string[], days: readonly string[]) => ({
  __typename: 'Metrics',
  totals: [],
  rows: days.map((id, at) => ({
    __typename: 'MetricRow',
    groups: [
      {
        __typename: 'MetricGroup',
        id,
        name: new Intl.DateTimeFormat('en-IN', {
          month: 'short',
          year: 'numeric',
          timeZone: 'UTC',
        }).format(new Date(id)),
      },
    ],
    values: measures.map((measure, i) => ({
      __typename: 'MetricValue',
      measure,
      value: at ? null : `${i + 1}.00`,
      previous: null,
    })),
  })),
});
