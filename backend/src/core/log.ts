/** What the parts beside the app say; lines like the app's own. */
export interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
}

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

export function createLog(level: string, write: (line: string) => void = (line) => void process.stdout.write(line)): Log {
  const least = (LEVELS.indexOf(level) + 1) * 10;
  const say = (own: number) => (facts: object, msg: string) => {
    if (own >= least) write(`${JSON.stringify({ level: own, time: Date.now(), ...facts, msg })}\n`);
  };
  return { info: say(30), warn: say(40) };
}
