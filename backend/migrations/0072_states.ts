import { stateCodeOf, statesOfPinZone } from '@munim/schema/shared/states.ts';
import { type Kysely, sql } from 'kysely';

/** GST state codes in force with their official names, as they are on the day of this migration. */
const NAMES: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  '97': 'Other Territory',
};

/**
 * The state of an address is its official name, the code follows from it. What was written otherwise
 * is understood, else taken from the PIN code where its zone is of one state; the log keeps what it
 * was. A state that cannot be told stays as it is, without a code, until somebody saves the address.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const whens = Object.entries(NAMES).map(
    ([code, name]) => sql`when ${sql.lit(name)} then ${sql.lit(code)}`,
  );
  await sql`create function state_code_of(state_name text) returns text language sql immutable parallel safe
    as $$ select case state_name ${sql.join(whens, sql` `)} end $$`.execute(db);
  await nameStatesOfAddresses(db);
  await nameStates(db, 'tenants');
  await nameStates(db, 'seller_leads');
  await sql`
    alter table addresses add column state_code text generated always as (state_code_of(state)) stored;
    alter table addresses add constraint addresses_state_known check (state_code is not null) not valid;
    comment on column addresses.state_code is 'GST state code; empty only in rows older than the list, whose state nobody could tell';
  `.execute(db);
}

async function nameStatesOfAddresses(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ state: string; zone: string }>`
    select distinct state, case when state_code_of(state) is null then postal_code else '' end as zone from addresses`.execute(
    db,
  );
  const renamed = rows.flatMap(({ state, zone }) => {
    const ofZone = zone ? statesOfPinZone(zone) : [];
    const code = stateCodeOf(state) ?? (ofZone.length === 1 ? ofZone[0] : undefined);
    const name = code === undefined ? undefined : NAMES[code];
    return name === undefined || name === state ? [] : [{ state, zone, name }];
  });
  if (!renamed.length) return;
  await sql`
    with renamed as (select * from json_to_recordset(${JSON.stringify(renamed)}::json) as r(state text, zone text, name text)),
    written as (
      update addresses a set state = r.name from renamed r where a.state = r.state and a.postal_code = r.zone
      returning a.address_id, r.state as before, r.name)
    insert into audit_log (entity, entity_id, action, changes, remarks)
      select 'ADDRESS', address_id, 'UPDATE', jsonb_build_object('state', jsonb_build_object('from', before, 'to', name)), 'Official name of the state'
      from written order by address_id`.execute(db);
}

/** Copies and notes of a state: those that are understood get its official name. */
async function nameStates(db: Kysely<unknown>, table: 'tenants' | 'seller_leads'): Promise<void> {
  const { rows } = await sql<{ state: string }>`
    select distinct state from ${sql.table(table)} where state is not null and state_code_of(state) is null`.execute(
    db,
  );
  for (const { state } of rows) {
    const name = NAMES[stateCodeOf(state) ?? ''];
    if (name)
      await sql`update ${sql.table(table)} set state = ${name} where state = ${state}`.execute(db);
  }
}
