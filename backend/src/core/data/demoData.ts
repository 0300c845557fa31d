import { onServer } from './onServer.ts';

/** Data in a database: none, demo data, or a company's own. */
type Holds = 'NOTHING' | 'DEMO' | 'OWN';

/** Every change of a company writes to the audit log, the first administrator too. */
export const dataOf = (url: string): Promise<Holds> =>
  onServer(url, async (client) => {
    const { rows } = await client.query<{ holds: Holds }>(
      `select case when exists (select from demo_data) then 'DEMO'
        when exists (select from users) or exists (select from tenants) or exists (select from audit_log) then 'OWN'
        else 'NOTHING' end as holds`,
    );
    return rows[0]?.holds ?? 'OWN';
  });

export const OWN_DATA =
  'The database holds data of a company: the demo data would mix with it. Nothing was changed.';
