import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getComposedSchemaFromConfig } from '@graphql-mesh/compose-cli';
import { loadOpenAPISubgraph } from '@omnigraph/openapi';

const nothing = () => undefined;
const log = {
  debug: nothing,
  info: nothing,
  log: nothing,
  warn: console.warn,
  error: console.error,
};

/** Composes the supergraph that Hive Gateway serves, as its users do ahead of a start. */
const supergraph = await getComposedSchemaFromConfig(
  {
    subgraphs: [
      {
        sourceHandler: loadOpenAPISubgraph('rest', {
          source: fileURLToPath(new URL('quotations.openapi.json', import.meta.url)),
          endpoint: process.env.BACKEND_URL,
          operationHeaders: { authorization: '{context.headers.authorization}' },
        }),
      },
    ],
  },
  { ...log, child: () => ({ ...log, child: nothing }) },
);
writeFileSync(process.env.SUPERGRAPH, supergraph);
