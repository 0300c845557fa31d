import type { AttributeConfig } from '@munim/schema/categories/categories.rules.ts';

const COLOUR: AttributeConfig = { name: 'Colour', type: 'text', required: false };
const GSM: AttributeConfig = { name: 'GSM', type: 'number', required: false };
const MATERIALS = ['Steel', 'Glass', 'Ceramic', 'Melamine', 'Wood', 'Copper'];

/** Attributes of the categories; those not named here have a colour only. */
const OF_CATEGORY: Record<string, readonly AttributeConfig[]> = {
  bed: [{ name: 'Thread count', type: 'number', required: false }, GSM, COLOUR],
  bath: [GSM, COLOUR],
  tableware: [{ name: 'Material', type: 'choice', options: MATERIALS, required: true }, COLOUR],
};
export const attributesOf = (key: string): readonly AttributeConfig[] =>
  OF_CATEGORY[key] ?? [COLOUR];

/** Words in names that give the material. */
const MATERIALS_BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/steel|knife|fork|spoon/i, 'Steel'],
  [/copper/i, 'Copper'],
  [/glass|tumbler|goblet|jar/i, 'Glass'],
  [/china|ceramic|porcelain|stoneware|plate|bowl|cup|mug|saucer/i, 'Ceramic'],
  [/melamine/i, 'Melamine'],
  [/wood|bamboo/i, 'Wood'],
];
const materialOf = (name: string) =>
  MATERIALS_BY_NAME.find(([words]) => words.test(name))?.[1] ?? 'Steel';

/** Attribute values in a product's own name. */
export function attributeValuesOf(key: string, name: string): Record<string, string> {
  const said: Record<string, string | undefined> = {
    'Thread count': /(\d+) TC\b/.exec(name)?.[1],
    GSM: /(\d+) GSM\b/.exec(name)?.[1],
    Material: materialOf(name),
  };
  return Object.fromEntries(
    attributesOf(key).flatMap((asked) =>
      said[asked.name] ? [[asked.name, said[asked.name] ?? '']] : [],
    ),
  );
}
