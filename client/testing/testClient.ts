import { staffOf } from '../../backend/testing/testDemoApp.ts';
import { createIssuedDemoDatabase } from '../../backend/testing/testDemoDatabase.ts';
import { keepingOutbox } from '../../backend/testing/keepingOutbox.ts';
import { type TestStack, testStack } from '../../gateway/testing/testStack.ts';

type Pair = readonly [entity: string, ...actions: string[]];

/** The gateway before the real backend with the demo data, at an address. */
export async function listeningStack() {
  const database = await createIssuedDemoDatabase();
  const stack = await testStack(
    {},
    {
      database,
      fill: (_, owner) => staffOf(owner),
      services: { outbox: keepingOutbox() },
    },
  );
  return { stack, address: await stack.gateway.app.listen({ host: '127.0.0.1', port: 0 }) };
}

let made = 0;
/** A new API token of the person of a role, with these permissions. */
export async function apiToken(stack: TestStack, role: number, pairs: Pair[]): Promise<string> {
  const permissions = pairs.map(([entity, ...actions]) => ({ entity, actions }));
  const { data } = await stack.run(
    role,
    'mutation($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }',
    { input: { name: `Client ${++made}`, permissions, days: 1 } },
  );
  return (data as { createApiToken: { token: string } }).createApiToken.token;
}
