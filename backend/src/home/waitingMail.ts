import { tilePath } from '@munim/schema/home/homePaths.ts';
import { TILE_TITLES } from '@munim/schema/home/tileTitles.ts';
import type { WrittenMail } from '@munim/schema/company/writeMail.ts';
import type { Language } from '@munim/schema/my-settings/my-settings.rules.ts';
import { indianDay } from '../core/data/days.ts';
import { printedDay } from '../core/print/printedDay.ts';
import type { HomeCount } from './home.shapes.ts';

interface Words {
  subject: (count: number, day: string) => string;
  greeting: (person: string) => string;
  intro: string;
  /** Text after the count; 'from' is the day of the oldest. */
  oldest: (day: string) => string;
  whyYou: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    subject: (count, day) => `Waiting for you on ${day}: ${count}`,
    greeting: (person) => `Dear ${person},`,
    intro: 'This waits for you:',
    oldest: (day) => `the oldest of ${day}`,
    whyYou: 'You asked for this mail on working days. The user menu of Munim ends it:',
  },
  hi: {
    subject: (count, day) => `${day} को आपके लिए बाकी: ${count}`,
    greeting: (person) => `नमस्ते ${person},`,
    intro: 'ये काम आपके लिए बाकी हैं:',
    oldest: (day) => `सबसे पुराना ${day} का`,
    whyYou: 'यह मेल आपने कार्य-दिवसों के लिए माँगी थी। इसे Munim के यूज़र मेन्यू में बंद करें:',
  },
};

/** Tasks on Home that wait for the person, each with the address of exactly its rows. */
export function waitingMail(
  person: { name: string; language: Language },
  tiles: readonly HomeCount[],
  { companyName, consoleBaseUrl }: { companyName: string; consoleBaseUrl: string },
): WrittenMail {
  const words = WORDS[person.language];
  const today = indianDay();
  const text = (line: string) => [{ text: line, isLink: false }];
  const link = (path: string) => [{ text: `${consoleBaseUrl}${path}`, isLink: true }];
  const paragraphs = [
    [text(words.greeting(person.name))],
    [text(words.intro)],
    ...tiles.map(({ list, count, oldest, rows }) => {
      const since = oldest && oldest < today ? `, ${words.oldest(printedDay(oldest))}` : '';
      const path = tilePath(list, {
        statuses: rows.status,
        fromDate: rows.from_date,
        toDate: rows.to_date,
        dueBefore: rows.due_before,
        salesPersonIds: rows.sales_person?.map(String) ?? null,
        categoryManagerId: rows.category_manager?.toString() ?? null,
        assignedToIds: rows.assigned_to?.map(String) ?? null,
      });
      const title = TILE_TITLES[list]?.[person.language] ?? list;
      return [text(`${title}: ${count}${since}`), link(path)];
    }),
    [text(words.whyYou), link('/')],
    [text(companyName)],
  ];
  const total = tiles.reduce((sum, { count }) => sum + count, 0);
  return {
    subject: words.subject(total, printedDay(today)),
    text: paragraphs
      .map((lines) => lines.map((parts) => parts.map((part) => part.text).join('')).join('\n'))
      .join('\n\n'),
    paragraphs,
  };
}
