import type { AddressOwner } from '@munim/schema/generated/types.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../core/access/viewer.ts';
import type { Work } from '../core/data/work.ts';
import { notFound } from '../core/http/errors.ts';
import type { AddressOwners } from './addresses.public.ts';

const namesOf = (owners: AddressOwners) => Object.keys(owners) as AddressOwner[];

export const mayAddress = (
  owners: AddressOwners,
  viewer: Viewer,
  owner: AddressOwner,
  access: 'read' | 'write',
): boolean => viewer.can(...owners[owner][access]);

/** Addresses of owners that the viewer may read or write and that are in the row scope, over addresses as a. */
export function visibleAddresses(
  owners: AddressOwners,
  viewer: Viewer,
  access: 'read' | 'write',
): RawBuilder<boolean> {
  const allowed = namesOf(owners).filter((owner) => mayAddress(owners, viewer, owner, access));
  const scopes = namesOf(owners).flatMap((owner) => {
    const scope = owners[owner].scope?.(viewer, 'a.entity_id');
    return scope ? [sql`(a.entity_type <> ${sql.lit(owner)} or ${scope})`] : [];
  });
  return sql`${sql.join([sql`a.entity_type = any(${allowed})`, ...scopes], sql` and `)}`;
}

/** Locked, so that two first addresses do not both become the main one. NOT_FOUND outside the viewer's row scope. */
export async function lockOwner(
  work: Work,
  owners: AddressOwners,
  { owner, id }: { owner: AddressOwner; id: number },
): Promise<void> {
  if (!(await owners[owner].lock(work, id))) throw notFound(owners[owner].name);
}
