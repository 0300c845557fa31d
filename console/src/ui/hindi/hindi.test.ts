import { expect, test } from '@jest/globals';
import hindi from './hi.json';
import { loadHindi } from './loadHindi.ts';

const placeholdersOf = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([one]) => one);
const edgesOf = (text: string) => [/^\s/.test(text), /\s$/.test(text)];

test('each text of the catalogue has Hindi with the same placeholders and the same spaces at its ends', () => {
  for (const [english, text] of Object.entries(hindi)) {
    expect([english, placeholdersOf(text).toSorted()]).toEqual([
      english,
      placeholdersOf(english).toSorted(),
    ]);
    expect([english, ...edgesOf(text)]).toEqual([english, ...edgesOf(english)]);
    expect([english, text.trim()]).not.toEqual([english, '']);
  }
});

test('Hindi fills values as they are, tells contexts apart and leaves unknown texts English', async () => {
  const hi = await loadHindi();
  expect(hi('Sales Orders')).toBe('सेल्स ऑर्डर');
  expect(hi('{{count}} lines', { count: 1234 })).toBe('1234 लाइनें');
  expect(hi('Customers of {{name}}', { name: 'Rao & <Sons>' })).toBe('Rao & <Sons> के ग्राहक');
  expect(hi('Open')).toBe('खोलें');
  expect(hi('Open', { context: 'status' })).toBe('खुला');
  const name = '$t(Open) {{count}}';
  expect(hi('Customers of {{name}}', { name })).toBe(`${name} के ग्राहक`);
  expect(hi('Said by the server')).toBe('Said by the server');
});
