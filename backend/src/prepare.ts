import { prepareDatabase } from './core/data/prepareDatabase.ts';

/** Brings a database up to date as its owner, for services that have no owner's password: run before they start. */
const [owner, service] = [process.env['DATABASE_OWNER_URL'], process.env['DATABASE_URL']];
if (!owner || !service) throw new Error('DATABASE_OWNER_URL and DATABASE_URL must be set');
await prepareDatabase({ owner, service });
