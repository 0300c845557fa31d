import { migrateToLatest } from './core/migrate.ts';

const url = process.env['DATABASE_URL'];
if (!url) throw new Error('DATABASE_URL must be set');
await migrateToLatest(url);
