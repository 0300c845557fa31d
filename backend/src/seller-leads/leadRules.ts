import { stateCodeOf, stateName } from '@munim/schema/shared/states.ts';
import type { Trx } from '../core/data/database.ts';
import { badField, refused } from '../core/http/errors.ts';
import { refuseUnlessStaff } from '../users/users.public.ts';
import type { OptionalFacts } from './seller-leads.shapes.ts';

/** A verified lead is read-only: a change would alter what was verified. */
export function refuseVerified({ is_verified }: { is_verified: boolean }): void {
  if (is_verified) throw refused('A verified lead cannot be changed', 'LEAD_VERIFIED');
}

/** Checks that the shapes cannot make; unchanged values are not checked again. */
export async function checkPeople(
  trx: Trx,
  facts: OptionalFacts,
  before: OptionalFacts = {},
): Promise<void> {
  for (const field of ['lead_owner', 'source_person'] as const)
    if (facts[field] !== before[field]) await refuseUnlessStaff(trx, field, facts[field]);
}

const TEXTS = ['seller_name', 'lead_category', 'contact_name', 'city', 'state', 'remarks'] as const;

/** Trimmed; an empty field counts as absent, a state gets its official name. */
export function trimmed<Facts extends Partial<Record<(typeof TEXTS)[number], string | null>>>(
  facts: Facts,
): Facts {
  const clean = TEXTS.filter((name) => typeof facts[name] === 'string').map((name) => [
    name,
    (name === 'state' ? officialState(facts.state) : facts[name]?.trim()) || null,
  ]);
  return { ...facts, ...Object.fromEntries(clean) };
}

function officialState(text: string | null | undefined): string | null {
  if (!text?.trim()) return null;
  const code = stateCodeOf(text);
  if (code === null) throw badField('state', `${text.trim()} is not a state of India`);
  return stateName(code);
}

export const duplicatePhone = () => badField('mobile_1', 'Another lead has this phone number');
