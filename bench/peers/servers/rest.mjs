import { Pool } from 'undici';
import { canBy, seesCost } from '@munim/schema/shared/roles.ts';

const pool = new Pool(process.env.BACKEND_URL, { connections: 64, keepAliveTimeout: 4_000 });

/** The JSON of one REST call. */
async function get(target, authorization) {
  const { statusCode, body } = await pool.request({
    method: 'GET',
    path: target,
    headers: { accept: 'application/json', authorization },
  });
  const text = await body.text();
  if (statusCode !== 200) throw new Error(`${target}: ${statusCode}`);
  return JSON.parse(text);
}

const WITH_NAMES = 'map_sales_person=true&map_created_by=true';

export const readPage = (page, limit, authorization) =>
  get(`/quotation?${WITH_NAMES}&page=${page}&limit=${limit}`, authorization);

export const readOne = (id, authorization) =>
  get(`/quotation?quotation_id=${id}&${WITH_NAMES}`, authorization);

/** Permissions of the signed-in person. */
export async function readViewer(authorization) {
  const { user } = await get('/user/profile', authorization);
  const can = canBy(user.permissions);
  return { can, seesCost: seesCost(can) };
}

/** A read of quotations beside the profile, which decides whether its answer may be given. */
export async function ifAllowed(read, viewer) {
  const [{ can }, answer] = await Promise.all([viewer, read]);
  if (!can('QUOTATION', 'READ')) throw new Error('Not allowed');
  return answer;
}

export const nameOf = ({ first_name: first, last_name: last }) =>
  [first, last].filter(Boolean).join(' ');
