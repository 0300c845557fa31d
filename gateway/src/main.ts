import closeWithGrace from 'close-with-grace';
import { readConfig } from './core/config.ts';
import { resolvers } from './core/resolvers.ts';
import { createGraph, readSdl } from './core/schema.ts';
import { createGateway } from './core/server.ts';

const config = readConfig(process.env);
const { app, close } = await createGateway(config, createGraph(readSdl(), resolvers));
closeWithGrace({ delay: 15_000, logger: app.log }, async ({ err, signal }) => {
  if (err) app.log.error({ err }, 'stopping');
  else app.log.info({ signal }, 'stopping');
  await close();
});
await app.listen({ host: config.host, port: config.port });
