import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gql, InMemoryCache } from '@apollo/client';
import { expect, test } from '@jest/globals';
import { typePolicies } from './cachePolicies.ts';

const LIST = gql`
  query List {
    invoices {
      id
      customer {
        id
        name
      }
      address {
        id
        city
      }
    }
  }
`;
const ORDER = gql`
  query Order {
    order {
      id
      customer {
        id
        name
      }
      address {
        id
        city
      }
    }
  }
`;
const DETAILS = gql`
  query Details {
    invoice {
      id
      customer {
        id
        verified
      }
    }
  }
`;
const customer = (id: string, more: object) => ({ __typename: 'TenantSummary', id, ...more });
const address = (city: string) => ({ __typename: 'Address', id: '5', city });
const invoice = (more: object) => ({ __typename: 'Invoice', id: '1', ...more });

test('a frozen name in an invoice and today’s in an order do not change each other', () => {
  const cache = new InMemoryCache({ typePolicies });
  const frozen = [
    invoice({ customer: customer('12', { name: 'Lotus Inn' }), address: address('Mysore') }),
  ];
  const live = {
    __typename: 'Order',
    id: '9',
    customer: customer('12', { name: 'Lotus Palace' }),
    address: address('Mysuru'),
  };
  cache.writeQuery({ query: LIST, data: { invoices: frozen } });
  cache.writeQuery({ query: ORDER, data: { order: live } });
  expect(cache.readQuery({ query: LIST })).toEqual({ invoices: frozen });
  expect(cache.readQuery({ query: ORDER })).toEqual({ order: live });
});

test('two queries of one document complete each other; another customer replaces', () => {
  const cache = new InMemoryCache({ typePolicies });
  const list = (id: string, name: string) => ({
    invoices: [invoice({ customer: customer(id, { name }), address: address('Mysuru') })],
  });
  cache.writeQuery({ query: LIST, data: list('12', 'Lotus') });
  cache.writeQuery({
    query: DETAILS,
    data: { invoice: invoice({ customer: customer('12', { verified: true }) }) },
  });
  expect(cache.readQuery({ query: LIST })).toEqual(list('12', 'Lotus'));
  cache.writeQuery({ query: LIST, data: list('13', 'Ruchi') });
  expect(cache.readQuery({ query: DETAILS })).toBeNull();
});

test('a vendor does not take the name of the customer with its id', () => {
  const cache = new InMemoryCache({ typePolicies });
  const query = gql`
    query Numbers {
      metrics {
        groups {
          dimension
          id
          name
        }
      }
    }
  `;
  const group = (dimension: string, name: string) => ({
    __typename: 'MetricGroup',
    dimension,
    id: '16',
    name,
  });
  const metrics = {
    __typename: 'Metrics',
    groups: [group('CUSTOMER', 'Lotus Inn'), group('VENDOR', 'Travelkit Supplies')],
  };
  cache.writeQuery({ query, data: { metrics } });
  expect(cache.readQuery({ query })).toEqual({ metrics });
});

test('every summary of a master has the rule', () => {
  const sources = path.resolve('schema/src');
  const sdl = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => readFileSync(path.join(sources, name), 'utf8'))
    .join('\n');
  const summaries = [...sdl.matchAll(/^type (\w+Summary|UserName|Address) \{([^}]*)\}/gm)]
    .filter(([, , fields = '']) => /^ {2}id: ID!/m.test(fields))
    .map(([, name = '']) => name)
    .filter((name) => name !== 'PurchaseOrderSummary'); // a document, always as it is now
  expect(summaries).toContain('SkuSummary');
  expect(summaries.filter((name) => typePolicies[name]?.keyFields !== false)).toEqual([]);
});
