import openapiTS, { astToString } from 'openapi-typescript';
import { format } from 'oxfmt';
import { openDatabase } from '../backend/src/core/data/database.ts';
import { buildApp } from '../backend/src/core/http/app.ts';
import { documentOf } from '../backend/src/core/http/openapi.ts';
import { OTHER_NAME } from '../backend/src/core/http/otherNames.ts';
import type { Services } from '../backend/src/core/services.ts';
import { readSettings } from '../backend/src/core/settings.ts';
import { namesOfShapes, withNamedShapes } from './namedShapes.ts';
import { withAnswers } from './restAnswers.ts';
import { writeGenerated } from './writeGenerated.ts';

/** Writes the REST contract from the routes, and its types for the gateway. Opens no database. */
const NOTHING = 'x'.repeat(32);
const settings = readSettings({
  DATABASE_URL: 'postgres://127.0.0.1:1/none',
  TOKEN_SECRET: NOTHING,
  FILE_SIGNING_KEY: NOTHING,
  MUNIM_ENV: 'development',
});
const db = openDatabase(settings.databaseUrl);
const app = await buildApp({ db, settings, services: {} as Services });
await app.ready();
const document = withNamedShapes(withAnswers(documentOf(app)), await namesOfShapes());
await app.close();
await db.destroy();

const { code: json } = await format('openapi.json', JSON.stringify(document), { printWidth: 100 });
await writeGenerated('schema/rest/openapi.json', json);
/** Fields of bodies have one name each in the gateway. */
const typed = JSON.parse(json, (key, value) =>
  key !== 'schema' && value?.description?.startsWith?.(OTHER_NAME) && !('in' in value)
    ? undefined
    : value,
);
const types = astToString(
  await openapiTS(typed, {
    alphabetize: true,
    additionalProperties: false,
    defaultNonNullable: false,
  }),
);
await writeGenerated(
  'gateway/generated/rest.ts',
  `// Made from schema/rest/openapi.json by npm run codegen. Never edited.\n${types}`,
);
