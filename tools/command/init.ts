import fs from 'node:fs';
import readline from 'node:readline/promises';
import { initialise, savedSetUp, tryMail } from '../../backend/command/initialise.ts';
import { openLocalDatabase } from '../localDatabase.ts';
import { localSettings } from '../localSettings.ts';
import { defineCommand, Fault, type Options, WrongUse } from './command.ts';
import { answersIn } from './setUpFile.ts';
import {
  answersOf,
  type Given,
  NUMBERED,
  type Part,
  type Question,
  QUESTIONS,
  wrongAnswer,
} from './setUpQuestions.ts';

const optionsOfQuestions: Options = Object.fromEntries(
  QUESTIONS.map(({ option, text }) => [option, { type: 'string', value: 'TEXT', help: text }]),
);

/** One line of an answer for each call; undefined when the input has ended. */
function openInput() {
  const lines = readline.createInterface({ input: process.stdin });
  const read = lines[Symbol.asyncIterator]();
  return {
    async ask({ text, needed }: Question): Promise<string | undefined> {
      process.stdout.write(`${text}${needed ? '' : ' (may be empty)'}: `);
      const { done, value } = await read.next();
      if (done) process.stdout.write('\n');
      return done ? undefined : value.trim();
    },
    close: () => lines.close(),
  };
}
type Input = ReturnType<typeof openInput>;

const lacking = (given: Given, questions: readonly Question[]) =>
  questions.filter(({ option, needed }) => needed && !given[option]?.trim());

/** Asks what is not answered yet; ends early with the input. */
async function askRest(input: Input, given: Given, questions: readonly Question[]): Promise<void> {
  for (const question of questions) {
    while (given[question.option] === undefined || lacking(given, [question]).length) {
      const answer = await input.ask(question);
      if (answer === undefined) return;
      given[question.option] = answer;
    }
  }
}

/** Corrects what is not valid; false when the input has ended. */
async function correct(
  input: Input,
  given: Given,
  { question, text }: NonNullable<ReturnType<typeof wrongAnswer>>,
) {
  console.log(`${text}.`);
  const answer = await input.ask(question);
  if (answer === undefined) return false;
  given[question.option] = answer;
  return true;
}

/** All answers, asked for in the terminal where options and file leave one out that is needed. */
async function allAnswers(given: Given, questions: readonly Question[]): Promise<Given> {
  const input = lacking(given, questions).length ? openInput() : undefined;
  try {
    if (input) await askRest(input, given, questions);
    const missing = lacking(given, questions).map(({ option }) => `--${option}`);
    if (missing.length)
      throw new WrongUse(`${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing`);
    for (let wrong; (wrong = wrongAnswer(given, questions));)
      if (!input || !(await correct(input, given, wrong)))
        throw new Fault(`--${wrong.question.option}: ${wrong.text}`);
    return given;
  } finally {
    input?.close();
  }
}

type Saved = Awaited<ReturnType<typeof savedSetUp>>;

function savedNumbers({ is_numbered, series }: Saved): Record<string, string> {
  if (!is_numbered) return {};
  return Object.fromEntries(
    Object.entries(NUMBERED).flatMap(([name, code]) => {
      const found = series.find((one) => one.series === code);
      return found
        ? [
            [`${name}_prefix`, found.prefix],
            [`${name}_next`, String(found.next_number)],
          ]
        : [];
    }),
  );
}

const savedFields = (part: Part, saved: Saved): Record<string, unknown> =>
  ({
    company: saved.company ?? {},
    registration: saved.registration ?? {},
    numbering: savedNumbers(saved),
    administrator: {},
  })[part];

/** Values that the set-up page has saved stand where nothing else is given. */
const savedAnswers = (saved: Saved): Given =>
  Object.fromEntries(
    QUESTIONS.flatMap(({ part, field, option }) => {
      const value = savedFields(part, saved)[field];
      return typeof value === 'string' ? [[option, value]] : [];
    }),
  );

/** Bytes of a file that an option names. */
function pictureIn(option: string, file: string | undefined): Uint8Array | undefined {
  if (file === undefined) return undefined;
  try {
    return fs.readFileSync(file);
  } catch (error) {
    throw new Fault(`--${option}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export const command = defineCommand({
  details: `The same as the page /set-up: company, GST registration and first administrator, all or none. Answers come from options, from a
JSON file, from what the page has saved, and from questions for the rest. It is refused once the installation is set up.`,
  options: {
    from: {
      type: 'string',
      value: 'FILE',
      help: 'answers as JSON: company, registration and administrator, each with its fields',
    },
    'test-mail': {
      type: 'boolean',
      help: 'sends the administrator a mail first, and goes on only if it was taken',
    },
    logo: { type: 'string', value: 'FILE', help: 'JPEG or PNG, for the letterhead of prints' },
    signature: {
      type: 'string',
      value: 'FILE',
      help: 'JPEG or PNG, above the signatory on prints',
    },
    ...optionsOfQuestions,
  },
  async run({ from, 'test-mail': testMail, logo, signature, ...options }) {
    if (!process.env['DATABASE_URL'])
      throw new WrongUse('DATABASE_URL is not set, and the embedded database is for the demo');
    const file = from === undefined ? {} : answersIn(from);
    const pictures = {
      logo: pictureIn('logo', logo),
      signature: pictureIn('signature', signature),
    };
    const database = await openLocalDatabase();
    try {
      const env = localSettings(database.url).backend;
      const saved = await savedSetUp(env);
      const questions = QUESTIONS.filter(({ part }) => part !== 'administrator' || !saved.hasStaff);
      const given = { ...savedAnswers(saved), ...file, ...(options as Given) };
      const { administrator, ...rest } = answersOf(await allAnswers(given, questions));
      const company = { ...rest, pictures };
      if (testMail && !saved.hasStaff) await tryMail(env, administrator.email);
      await initialise(env, saved.hasStaff ? company : { ...company, administrator });
      console.log(`${company.company.legal_name} is set up.`);
      if (!saved.hasStaff)
        console.log(`${administrator.email} is an administrator and can sign in.`);
    } finally {
      await database.stop();
    }
  },
});
