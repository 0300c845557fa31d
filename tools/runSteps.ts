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

/** Lanes run in parallel, the steps of a lane in order. */
export async function runLanes(
  lanes: Step[][],
  report: (outcome: Outcome) => void,
): Promise<boolean> {
  const queue = async (steps: Step[]) => {
    let ok = true;
    for (const step of steps) {
      const outcome = await runStep(step);
      report(outcome);
      ok &&= outcome.ok;
    }
    return ok;
  };
  return (await Promise.all(lanes.map(queue))).every(Boolean);
}
