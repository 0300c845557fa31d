import { LIMITS } from '@munim/schema/shared/limits.ts';
import type { ImportColumn, ImportRow } from '../imports/imports.public.ts';
import { textOf } from '../imports/imports.public.ts';

const COLUMNS = ['address1', 'address2', 'address3', 'city', 'state', 'postal_code'] as const;

const NEEDED: readonly string[] = ['address1', 'city', 'postal_code'];

/** Columns of a place in a sheet; `at` is its path in the body of the write. */
export function placeColumns(at: string, required: boolean): ImportColumn[] {
  const line = (name: string, help: string, example: string, max: number): ImportColumn => ({
    name,
    kind: 'text',
    max,
    ...(required && NEEDED.includes(name) ? { required: true } : {}),
    help,
    example,
    field: `${at}${name}`,
  });
  const { addressLine, addressCity } = LIMITS;
  return [
    line('address1', 'First line of the address', '12 MG Road', addressLine),
    line('address2', 'Second line', 'Ashok Nagar', addressLine),
    line('address3', 'Third line', '', addressLine),
    line('city', 'City or district', 'Bengaluru', addressCity),
    line('state', 'State; empty where the PIN code tells it', 'Karnataka', addressCity),
    line('postal_code', 'PIN code', '560001', 6),
  ];
}

/** The place of a row as the console's form sends it; undefined when no column of it is filled. */
export function placeOf(row: ImportRow): Record<string, string | undefined> | undefined {
  const filled = COLUMNS.filter(
    (name) => row.values[name] !== undefined && row.values[name] !== null,
  );
  if (!filled.length) return undefined;
  const optional = (name: string) => textOf(row, name) || undefined;
  return {
    address1: optional('address1'),
    address2: textOf(row, 'address2'),
    address3: textOf(row, 'address3'),
    city: optional('city'),
    state: optional('state'),
    postal_code: optional('postal_code'),
  };
}

/** True when a change touches the place. */
export const changesPlace = (changed: ReadonlySet<string>): boolean =>
  COLUMNS.some((name) => changed.has(name));
