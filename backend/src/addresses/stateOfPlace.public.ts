import { stateCodeOfGstin } from '@munim/schema/shared/gstin.ts';
import {
  pinProblem,
  pinStateProblem,
  stateCodeOf,
  stateNames,
} from '@munim/schema/shared/states.ts';
import type { Trx } from '../core/data/database.ts';
import { badField } from '../core/http/errors.ts';
import type { Place } from '../core/http/shapes.ts';
import type { Owner } from './addresses.public.ts';
import { statesOfPin } from './pincodeTable.ts';

/** GST number of the owner of an address. */
export async function gstNumberOf(
  trx: Trx,
  { entity_type, entity_id }: Owner,
): Promise<string | null> {
  if (entity_type === 'WAREHOUSE') return null;
  const found =
    entity_type === 'TENANT'
      ? trx.selectFrom('tenants').select('gst_no').where('tenant_id', '=', entity_id)
      : trx.selectFrom('sellers').select('gstin as gst_no').where('seller_id', '=', entity_id);
  return (await found.executeTakeFirst())?.gst_no ?? null;
}

/** The state as it was written, checked against the states that have the PIN code. */
function writtenState(state: string, pin: string, states: readonly string[], at: string): string {
  const code = stateCodeOf(state);
  if (code === null) throw badField(`${at}state`, `${state.trim()} is not a state of India`);
  const problem = pinStateProblem(pin, code, states);
  if (problem) throw badField(`${at}state`, problem);
  return code;
}

/**
 * Official name of the state of a place. Without a state the PIN code tells it, and in two states the
 * owner's GST number. `at` is the place's own prefix in the request, for refusals.
 */
export async function stateOfPlace(
  { state, postal_code }: Pick<Place, 'state' | 'postal_code'>,
  at: string,
  readGstNumber: () => Promise<string | null>,
): Promise<string> {
  const states = await statesOfPin(postal_code);
  const unknown = pinProblem(postal_code, states);
  if (unknown) throw badField(`${at}postal_code`, unknown);
  if (state !== undefined) return stateNames([writtenState(state, postal_code, states, at)]);
  const gstin = states.length > 1 ? await readGstNumber() : null;
  const [code, other] = gstin ? states.filter((one) => one === stateCodeOfGstin(gstin)) : states;
  if (code === undefined || other !== undefined)
    throw badField(
      `${at}state`,
      `PIN code ${postal_code} lies in ${stateNames(states, 'and')}: choose the state`,
    );
  return stateNames([code]);
}
