import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

interface Option {
  type: 'string' | 'boolean';
  /** True for an option that may be given more than once. */
  multiple?: boolean;
  /** Name of the value in the help, for a text. */
  value?: string;
  help: string;
}
export type Options = Record<string, Option>;

type Values<O extends Options> = {
  [Name in keyof O]?: O[Name]['type'] extends 'string' ? string : boolean;
};

/** One command of `munim`, as its file exports it. */
export interface Command {
  /** Arguments after its name, as the help shows them. */
  takes: string;
  /** More than the one line of the overview. */
  details: string;
  options: Options;
  /** Ends with an exit code, or with none while a service goes on running. */
  run(args: string[]): Promise<number | undefined>;
}

/** The caller asked wrongly: exit code 2, and the help is named. */
export class WrongUse extends Error {}

/** A fault that a person can mend: told without a stack. */
export class Fault extends Error {}

// named differently from --env-file, which Node reads itself, wherever it stands, and ends without
// a word of ours
export const SETTINGS_FILE = {
  settings: {
    type: 'string',
    value: 'FILE',
    multiple: true,
    help: 'settings of a file, as systemd reads it; more than one may be named, and the environment wins',
  },
} as const satisfies Options;

function readSettingsFile(file: string): void {
  try {
    process.loadEnvFile(file);
  } catch (error) {
    throw new Fault(`The settings of ${file} cannot be read: ${(error as Error).message}`);
  }
}

interface Defined<O extends Options> {
  takes?: string;
  details?: string;
  options: O;
  /** Most arguments without a name. */
  positionals?: number;
  /** An exit code, nothing for success, or 'running' for a service that goes on. */
  run(values: Values<O>, positionals: string[]): Promise<number | undefined | 'running' | void>;
}

const FINISHED = 0;

/** A command that checks its arguments by its options; one that answers nothing has succeeded. */
export function defineCommand<const O extends Options>({
  takes = '',
  details = '',
  options,
  positionals: most = 0,
  run,
}: Defined<O>): Command {
  const all: Options = { ...options, ...SETTINGS_FILE };
  return {
    takes,
    details,
    options: all,
    async run(args) {
      const config: ParseArgsOptionsConfig = Object.fromEntries(
        Object.entries(all).map(([name, { type, multiple = false }]) => [name, { type, multiple }]),
      );
      const { values, positionals } = parsed(args, config);
      const extra = positionals[most];
      if (extra !== undefined) throw new WrongUse(`'${extra}' is not expected`);
      for (const file of (values['settings'] ?? []) as string[]) readSettingsFile(file);
      const end = await run(values as Values<O>, positionals);
      return end === 'running' ? undefined : (end ?? FINISHED);
    },
  };
}

function parsed(args: string[], options: ParseArgsOptionsConfig) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // leaves out the second sentence, about passing an argument that begins with a dash
    throw new WrongUse((error as Error).message.split('. ')[0]);
  }
}

/** The value of an option that the command cannot do without. */
export function needed(value: string | undefined, name: string): string {
  if (!value?.trim()) throw new WrongUse(`--${name} is missing`);
  return value.trim();
}
