import { expect, test } from '@jest/globals';
import { distinctTags, oneLine } from '@munim/schema/blogs/blogs.rules.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { cleanHtml, imagesOf } from '../src/blogs/cleanHtml.ts';
import { readSettings } from '../src/core/settings.ts';
import { TEST_SECRETS } from '../testing/testApp.ts';
import { pictureIds } from './pictures.ts';
import { BLOGS } from './words/blogs.ts';

const settings = readSettings({ ...TEST_SECRETS, DATABASE_URL: 'postgres://nobody@nowhere/none' });

test.each(BLOGS)(
  '$title: stored as the server would store it',
  ({ title, content, tags, cover }) => {
    const kinds = pictureIds();
    const uuidOf = (kind: string) => kinds.get(kind)?.[0] ?? `no ${kind}`;
    const html = content.replaceAll(/\{(\w+)\}/g, (_, kind: string) => uuidOf(kind));
    expect(cleanHtml(settings, html)).toBe(html);
    expect(imagesOf(html)).toHaveLength(content.split('<img').length - 1);
    expect([oneLine(title), distinctTags(tags)]).toEqual([title, tags]);
    expect(cover === null || kinds.has(cover)).toBe(true);
  },
);

test('the awkward ones are among them', () => {
  expect(BLOGS.length).toBeGreaterThanOrEqual(6);
  expect(Math.max(...BLOGS.map(({ title }) => title.length))).toBeGreaterThan(140);
  expect(BLOGS.every(({ title }) => title.length <= LIMITS.blogTitle)).toBe(true);
  expect(BLOGS.some(({ tags }) => tags.length === 10)).toBe(true);
  expect(BLOGS.some(({ cover, tags }) => cover === null && tags.length === 0)).toBe(true);
  expect(BLOGS.some(({ title }) => /\p{Script=Devanagari}/u.test(title))).toBe(true);
  expect(BLOGS.some(({ content }) => content.includes('rowspan'))).toBe(true);
  expect(BLOGS.filter(({ isArchived }) => isArchived)).toHaveLength(2);
});
