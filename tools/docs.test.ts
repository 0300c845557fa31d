import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const ROOT = path.dirname(import.meta.dirname);
const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');
/** Tracked files that were not removed since. */
const filesOf = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '--', ...patterns], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && fs.existsSync(path.join(ROOT, file)));
const SOURCES = filesOf('*.ts', '*.tsx', '*.mjs', '*.css', ':!*/generated/*');
const PAGES = filesOf('*.md');
const DECISIONS = fs.readdirSync(path.join(ROOT, 'docs/decisions')).toSorted();

test('decisions are numbered without holes, in their names and headings', () => {
  const numbers = DECISIONS.map((_, i) => String(i + 1).padStart(3, '0'));
  expect(DECISIONS.map((file) => file.slice(0, 3))).toEqual(numbers);
  const headings = DECISIONS.map((file) => read(`docs/decisions/${file}`).slice(0, 6));
  expect(headings).toEqual(numbers.map((number) => `# ${number} `));
});

test('every link of a page leads to a file', () => {
  const links = PAGES.flatMap((page) =>
    [...read(page).matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)].map(([, to = '']) => [page, to]),
  );
  expect(links.length).toBeGreaterThan(100);
  expect(
    links.filter(([page = '', to = '']) => !fs.existsSync(path.join(ROOT, path.dirname(page), to))),
  ).toEqual([]);
});

test('every decision that a page or a comment cites is there, under the number of its link', () => {
  const known = new Set(DECISIONS.map((file) => file.slice(0, 3)));
  const wrong = [...PAGES, ...SOURCES].flatMap((file) => {
    const text = read(file);
    const cited = [...text.matchAll(/\bdecisions?(?:\/| \[?)(\d{3})\b/gi)];
    const linked = [...text.matchAll(/\[(\d{3})\]\(([^)]*)\)/g)];
    return [
      ...cited.filter(([, number = '']) => !known.has(number)),
      ...linked.filter(([, number, to]) => path.basename(to ?? '').slice(0, 3) !== number),
    ].map(([words]) => [file, words]);
  });
  expect(wrong).toEqual([]);
});

test('every file that a comment names is there', () => {
  const names = new Set(filesOf().map((file) => path.basename(file)));
  const gone = SOURCES.filter((file) => !file.startsWith('backend/migrations/')).flatMap((file) =>
    [...read(file).matchAll(/^\s*(?:\*|\/\/|\/\*\*)(.*)$/gm)].flatMap(([, comment = '']) =>
      [...comment.matchAll(/(?<![<>\w.-])[\w/-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|md)\b/g)]
        .filter(([name]) => !names.has(path.basename(name)))
        .map(([name]) => [file, name]),
    ),
  );
  expect(gone).toEqual([]);
});
