import { describe, expect, test } from '@jest/globals';
import { LIST_VIEWS, viewNameProblem, viewProblem } from './list-views.rules.ts';
import { LIST_NAMES, listOf } from './lists.ts';

describe('names', () => {
  test.each(['Late in Pune', 'पुणे के लिए', 'क्\u200dष', 'Open orders of Asha'])(
    '%s can be kept',
    (name) => {
      expect(viewNameProblem('sales-orders', name)).toBeNull();
    },
  );

  test.each([
    ['a line break', 'Late\nones'],
    ['a tab', 'Late\tones'],
    ['a null', 'Late\u0000'],
    ['a line separator', 'Late\u2028ones'],
    ['a mark that turns the direction', 'Late\u202EsenO'],
    ['nothing to see', 'Late\u200B'],
    ['the name of all rows', ' ALL '],
    ['the same in Hindi', ' सभी '],
    ['the name of a view of the product', 'open Orders'],
  ])('%s is refused', (_, name) => {
    expect(viewNameProblem('sales-orders', name)).toMatchObject({ field: 'name' });
  });

  test('a view of the product keeps its name in its own list alone', () => {
    expect(viewNameProblem('vendors', 'Open orders')).toBeNull();
  });
});

describe('values of filters', () => {
  const problemOf = (list: string, parameters: Record<string, string>) =>
    viewProblem({ list, parameters })?.field ?? null;

  test('what the product gives can be kept', () => {
    for (const list of LIST_NAMES)
      for (const { parameters } of listOf(list).given)
        expect(problemOf(list, parameters)).toBeNull();
  });

  test('a category and its manager are ids', () => {
    expect(problemOf('vendors', { category: '31' })).toBeNull();
    expect(problemOf('vendors', { category: '31 or 1=1' })).toBe('parameters.category');
    expect(problemOf('manage-products', { manager: 'Asha Rao' })).toBe('parameters.manager');
  });

  test.each([
    [{ statuses: 'CONFIRMED,IN_TRANSIT' }, null],
    [{ statuses: 'CONFIRMED,,' }, 'parameters.statuses'],
    [{ statuses: '<b>' }, 'parameters.statuses'],
    [{ fromDate: '2026-11-01', toDate: '2026-11-30' }, null],
    [{ fromDate: 'yesterday' }, 'parameters.fromDate'],
    [{ toDate: '2026-13-01' }, 'parameters.toDate'],
    [{ toDate: '2026-02-30' }, 'parameters.toDate'],
    [{ dueBefore: 'today' }, null],
    [{ dueBefore: 'tomorrow' }, 'parameters.dueBefore'],
    [{ customer: '31' }, null],
    [{ customer: '31 or 1=1' }, 'parameters.customer'],
    [{ orderNumber: 'SO-2627-00197' }, null],
    [{ orderNumber: 'SO-\n' }, 'parameters.orderNumber'],
    [{ orderNumber: 'x'.repeat(LIST_VIEWS.text + 1) }, 'parameters.orderNumber'],
  ])('%j', (parameters, field) => {
    expect(problemOf('sales-orders', parameters as Record<string, string>)).toBe(field);
  });
});
