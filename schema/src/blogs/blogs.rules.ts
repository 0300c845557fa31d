import type { BlogAction, BlogStatus } from '../../generated/types.ts';
import type { Can } from '../shared/roles.ts';

/** Actions of a viewer on a blog post. The gateway answers them, the console draws the menu. */
export function blogActions(status: BlogStatus, can: Can): BlogAction[] {
  const changes: BlogAction[] = ['EDIT', status === 'ACTIVE' ? 'ARCHIVE' : 'ACTIVATE'];
  return [
    ...(can('BLOGS', 'UPDATE') ? changes : []),
    ...(can('BLOGS', 'DELETE') ? (['DELETE'] as const) : []),
  ];
}

/** One line with single spaces: a title or a tag as it is stored. */
export const oneLine = (typed: string): string => typed.trim().replaceAll(/\s+/g, ' ');

/** The form by which a tag is found, and by which two tags are the same. */
export const tagKey = (tag: string): string => oneLine(tag).toLowerCase();

/** Tags as they are stored: one line each, of those that differ by case alone the first. */
export function distinctTags(typed: readonly string[]): string[] {
  const tags = new Map<string, string>();
  for (const tag of typed) if (!tags.has(tagKey(tag))) tags.set(tagKey(tag), oneLine(tag));
  return [...tags.values()].filter(Boolean);
}

const LINK = /^(?:https?:\/\/|mailto:|tel:)/i;

/** Longest address of a link. */
const LINK_LENGTH = 2000;

/** True when a post may link to it: a whole web address, an e-mail address or a phone number. */
export const isBlogLink = (address: string): boolean =>
  LINK.test(address) && address.length <= LINK_LENGTH && URL.canParse(address);
