import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { tokensFor } from '../tools/signIn.ts';
import { type Change, startClients, type Retrying } from './chaosClients.ts';
import { doubledAndLost, rulesBroken } from './chaosProof.ts';
import { type Part, type ChaosStack, startChaosStack } from './chaosStack.ts';
import { save } from './save.ts';

const PARTS: readonly Part[] = ['gateway', 'backend', 'database'];
const CLIENTS = 6;

const argument = (name: string, fallback: number) => {
  const at = process.argv.indexOf(name);
  return at < 0 ? fallback : Number(process.argv[at + 1]);
};

/** Kills one part after the other without warning, and restarts each before the next. */
async function killInTurn(company: ChaosStack, seconds: number): Promise<Record<Part, number>> {
  const killed: Record<Part, number> = { gateway: 0, backend: 0, database: 0 };
  for (const since = Date.now(); Date.now() - since < seconds * 1000;) {
    const part = PARTS[Math.floor(Math.random() * PARTS.length)] ?? 'backend';
    await sleep(300 + Math.random() * 1200);
    await company.kill(part);
    killed[part] += 1;
    await sleep(Math.random() * 500);
    await company.revive(part);
  }
  return killed;
}

async function round(company: ChaosStack, retrying: Retrying, seconds: number) {
  const clients = await startClients(company, {
    count: CLIENTS,
    token: (await tokensFor(company)).accessToken,
    retrying,
  });
  const killed = await killInTurn(company, seconds);
  const changes: Change[] = await clients.stop();
  const { doubled, lost } = await doubledAndLost(company.databaseUrl, changes);
  const acknowledged = changes.filter(({ answer }) => answer === 'done').length;
  const retried = changes.filter(({ tries }) => tries > 1).length;
  return { killed, changes: changes.length, acknowledged, retried, doubled, lost };
}

/**
 * Kills backend, gateway and PostgreSQL while clients work: no acknowledged change may be lost or
 * doubled, and no invariant broken. Then the control: the same clients with a new Idempotency-Key
 * for every attempt, which must double something, or the run proves nothing.
 */
export async function measureChaos(): Promise<void> {
  const seconds = argument('--seconds', 60);
  const company = await startChaosStack();
  try {
    const before = await rulesBroken(company.databaseUrl);
    const kept = await round(company, 'same key', seconds);
    const broken = (await rulesBroken(company.databaseUrl)).filter(
      (rule) => !before.includes(rule),
    );
    const control = await round(company, 'new key', seconds);
    console.log(JSON.stringify({ kept, broken, control }, null, 2));
    save('chaos.json', { at: new Date().toISOString(), seconds, kept, broken, control });
    if (kept.doubled.length || kept.lost.length || broken.length)
      throw new Error('Something acknowledged was lost or doubled');
    if (!kept.retried || !kept.acknowledged)
      throw new Error('No change had to be retried: the run proves nothing');
    if (!control.doubled.length)
      throw new Error('The control doubled nothing: the run proves nothing');
  } finally {
    await company.stop();
    fs.rmSync(company.home, { recursive: true, force: true });
  }
}
