import { type Command, SETTINGS_FILE, WrongUse } from './command/command.ts';
import { told } from './command/explain.ts';

interface Listed {
  about: string;
  /** Loaded when it is called: an image may hold the parts of one command alone. */
  load(): Promise<{ command: Command }>;
}

const COMMANDS: Readonly<Record<string, Listed>> = {
  start: {
    about: 'starts Munim, or one of its services',
    load: () => import('./command/start.ts'),
  },
  init: {
    about: 'sets an empty installation up: company and first administrator',
    load: () => import('./command/init.ts'),
  },
  check: {
    about: 'looks for faults of an installation, each with what to do',
    load: () => import('./command/check.ts'),
  },
  upgrade: { about: 'brings the database up to date', load: () => import('./command/upgrade.ts') },
  backup: {
    about: 'makes a backup of database and files',
    load: () => import('./command/backup.ts'),
  },
  restore: {
    about: 'restores a backup into an empty database',
    load: () => import('./command/restore.ts'),
  },
  'admin add': { about: 'makes an administrator', load: () => import('./command/adminAdd.ts') },
  'admin unlock': {
    about: 'lets a person sign in whom wrong codes have closed out',
    load: () => import('./command/adminUnlock.ts'),
  },
  audit: { about: 'proves the audit log whole', load: () => import('./command/audit.ts') },
  seed: {
    about: 'puts the demo data into an empty database',
    load: () => import('./command/seed.ts'),
  },
  reset: { about: 'deletes the embedded database', load: () => import('./command/reset.ts') },
};

const WIDTH = 26;

const table = (rows: [left: string, right: string][]) =>
  rows.map(([left, right]) => `  ${left.padEnd(WIDTH - 1)} ${right}`).join('\n');

const overview = (names = Object.keys(COMMANDS)) =>
  `Usage: munim <command> [options]\n\n${table(names.map((name) => [name, COMMANDS[name]?.about ?? '']))}\n
munim <command> --help tells more. Exit codes: 0 done, 1 a fault, 2 wrong use.`;

function helpOf(name: string, { takes, details, options }: Command): string {
  const rows = Object.entries(options).map(([option, { value, help }]): [string, string] => [
    `--${option}${value ? ` ${value}` : ''}`,
    help,
  ]);
  const about = [COMMANDS[name]?.about, details].filter(Boolean).join('\n\n');
  return `Usage: munim ${[name, takes].filter(Boolean).join(' ')}\n\n${about}\n\nOptions:\n${table(rows)}`;
}

/** The command whose name the arguments begin with, and the rest of them. */
function found(args: string[]) {
  for (const words of [2, 1]) {
    const name = args.slice(0, words).join(' ');
    const listed = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (listed) return { name, load: listed.load, rest: args.slice(words) };
  }
  return undefined;
}

const asksForHelp = (args: string[]) => args.some((arg) => arg === '--help' || arg === '-h');

/** Settings that are named before the command are the same as after it. */
function inOrder(args: string[]): string[] {
  const [option = '', value = '', ...rest] = args;
  return option === `--${Object.keys(SETTINGS_FILE)[0]}` ? [...inOrder(rest), option, value] : args;
}

async function run(given: string[]): Promise<number | undefined> {
  const args = inOrder(given);
  const call = found(args);
  if (!call) {
    const group = Object.keys(COMMANDS).filter((name) => name.startsWith(`${args[0]} `));
    const isHelp = asksForHelp(args) || args[0] === 'help';
    const text = overview(group.length ? group : undefined);
    if (!isHelp && args[0] && !group.length) console.error(`munim: no command '${args[0]}'\n`);
    console[isHelp ? 'log' : 'error'](text);
    return isHelp ? 0 : 2;
  }
  const { command } = await call.load();
  if (asksForHelp(call.rest)) {
    console.log(helpOf(call.name, command));
    return 0;
  }
  try {
    return await command.run(call.rest);
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error;
    console.error(`munim ${call.name}: ${error.message}. See munim ${call.name} --help`);
    return 2;
  }
}

try {
  const code = await run(process.argv.slice(2));
  // a service goes on running
  if (code !== undefined) process.exit(code);
} catch (error) {
  console.error(`munim: ${told(error)}`);
  process.exit(1);
}
