import { twice } from '@munim/schema/categories/categories.rules.ts';

/** What a tag input holds, as names: each once ignoring case, none too long, no more than may be. */
export function namesOf(list: readonly unknown[], longest: number, most: number): string[] {
  const names: string[] = [];
  for (const one of list) {
    const name = String(one).trim().slice(0, longest);
    if (name && twice([...names, name]) === undefined) names.push(name);
  }
  return names.slice(0, most);
}
