import { spawn } from 'node:child_process';
import path from 'node:path';
import { keepCompiled } from './compileCache.mjs';

export const root = path.dirname(import.meta.dirname);

keepCompiled();

export interface Step {
  name: string;
  command: string[];
  env?: NodeJS.ProcessEnv;
}

export interface Outcome {
  name: string;
  ok: boolean;
  output: string;
  seconds: number;
}

/** Runs one program to its end. Its output is kept, or shown while it runs. */
export function runStep(
  { name, command: [file = '', ...args], env }: Step,
  show = false,
): Promise<Outcome> {
  const since = performance.now();
  const bin = path.join(root, 'node_modules', '.bin');
  const child = spawn(file, args, {
    cwd: root,
    env: { ...process.env, ...env, PATH: `${bin}${path.delimiter}${process.env['PATH']}` },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (show) process.stdout.write(text);
    });
  }
  return new Promise((resolve) => {
    const end = (ok: boolean, more = '') =>
      resolve({ name, ok, output: output + more, seconds: (performance.now() - since) / 1000 });
    child.once('error', (error) => end(false, error.message));
    child.once('close', (code) => end(code === 0));
  });
}

/** Starts the steps in order, never more than two at once; answers whether all went well. */
export async function runAll(
  steps: readonly Step[],
  report: (outcome: Outcome) => void,
): Promise<boolean> {
  const waiting = [...steps];
  const lane = async () => {
    let ok = true;
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const outcome = await runStep(step);
      report(outcome);
      ok &&= outcome.ok;
    }
    return ok;
  };
  return (await Promise.all([lane(), lane()])).every(Boolean);
}
