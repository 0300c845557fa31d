import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { AddressOwners, RecalculateTaxes } from '../../addresses/addresses.public.ts';
import type { ImportDefinitions } from '../../imports/imports.public.ts';
import type { AddContact } from '../../tenants/tenants.public.ts';
import type { ChangeKinds } from '../data/changeKind.ts';
import type { Database } from '../data/database.ts';
import type { DatabaseWatch } from '../data/databaseWatch.ts';
import type { RecordKinds } from '../data/records.ts';
import type { SearchedKinds } from '../data/searchedKinds.ts';
import type { Services } from '../services.ts';
import type { Settings } from '../settings.ts';

/** Fastify instance for registering routes. */
export type App = FastifyInstance<any, any, any, any, TypeBoxTypeProvider>; // oxlint-disable-line no-explicit-any -- Fastify's own server generics

/** Services of the app, for every feature. */
export interface AppParts {
  db: Database;
  settings: Settings;
  services: Services;
  /** Watch of the database; absent, as in tests, each statement finds out by itself. */
  watch?: DatabaseWatch;
  logger?: FastifyServerOptions['logger'];
}

declare module 'fastify' {
  interface FastifyInstance {
    parts: Pick<AppParts, 'db' | 'settings'>;
  }
}

/** Declarations of the features for features above them, which they may not import. */
export interface Declared {
  records: RecordKinds;
  /** Kinds that the search over all finds, the first of equals first. */
  searched: SearchedKinds;
  changeKinds: ChangeKinds;
  addressOwners: AddressOwners;
  /** Documents that follow an address into another state. */
  recalculateTaxes: readonly RecalculateTaxes[];
  addContact: AddContact;
  imports: ImportDefinitions;
}
