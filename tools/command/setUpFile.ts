import fs from 'node:fs';
import { Fault } from './command.ts';
import { type Given, QUESTIONS } from './setUpQuestions.ts';

const MOST_BYTES = 100_000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsedFile(file: string): Record<string, unknown> {
  try {
    if (fs.statSync(file).size > MOST_BYTES)
      throw new Error(`it has more than ${MOST_BYTES} bytes`);
    const value: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    if (isObject(value)) return value;
    throw new Error('it holds no JSON object');
  } catch (error) {
    throw new Fault(`The answers of ${file} cannot be read: ${(error as Error).message}`);
  }
}

/** Answers of a file such as {"company": {"legal_name": "…"}, "registration": {…}, "administrator": {…}}. */
export function answersIn(file: string): Given {
  const given: Given = {};
  for (const [part, fields] of Object.entries(parsedFile(file))) {
    if (!isObject(fields)) throw new Fault(`${file}: ${part} must be an object`);
    for (const [field, value] of Object.entries(fields)) {
      const question = QUESTIONS.find((one) => one.part === part && one.field === field);
      if (!question) throw new Fault(`${file}: ${part}.${field} is not expected`);
      if (typeof value !== 'string') throw new Fault(`${file}: ${part}.${field} must be a text`);
      given[question.option] = value;
    }
  }
  return given;
}
