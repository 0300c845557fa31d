// Column types that the database itself cannot name: states come from the contract.
const types = '@munim/schema/generated/types.ts';
const columns = {
  'rfqs.status': 'RfqStatus',
  'quotations.status': 'QuotationStatus',
  'orders.status': 'OrderStatus',
  'orders.fulfilment_status': 'FulfilmentStatus',
  'orders.billing_status': 'BillingStatus',
  'orders.payment_status': 'PaymentStatus',
  'addresses.entity_type': 'AddressOwner',
  'sellers.zone': 'Zone | null',
};
const generated = ['rfqs.status', 'quotations.status', 'orders.status', 'orders.fulfilment_status', 'orders.billing_status', 'orders.payment_status'];

/** Arguments of kysely-codegen for the database at `url`. */
export const databaseTypes = (url, file) => [
  '--dialect', 'postgres',
  '--url', url,
  '--out-file', file,
  '--date-parser', 'string',
  '--log-level', 'error',
  '--default-schema', 'public',
  '--exclude-pattern', '{kysely_*,pgboss.*}',
  '--type-mapping', JSON.stringify({ int8: 'number', timestamptz: 'string' }),
  '--custom-imports', JSON.stringify(Object.fromEntries([...new Set(Object.values(columns))].map((name) => name.split(' ')[0]).map((name) => [name, `${types}#${name}`]))),
  '--overrides', JSON.stringify({ columns: Object.fromEntries(Object.entries(columns).map(([column, type]) => [column, generated.includes(column) ? `Generated<${type}>` : type])) }),
]; // prettier-ignore
