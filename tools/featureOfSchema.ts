import type { FeatureNames } from './featureNames.ts';

const sdl = ({ One, many, words, word, column }: FeatureNames) => `"A ${word}."
type ${One} {
  "Its id; its number too."
  id: ID!
  "Its name."
  name: String!
  "Whether it can be chosen."
  isActive: Boolean!
  "When it was made."
  createdAt: DateTime!
}

"A page of ${words.toLowerCase()}."
type ${One}Page {
  "The rows of this page, newest first."
  items: [${One}!]!
  "Total number; for a request with the header Prefer: count=capped, 10001 for more than 10,000."
  count: Int!
}

"A new ${word}."
input Create${One}Input {
  "Name, 1 to 100 characters; no other has it, whatever its case."
  name: String!
}

extend type Query {
  "${words}, newest first."
  ${many}("From 1." page: Int = 1, "1 to 200." limit: Int = 10): ${One}Page!
    @requires(entity: PRODUCT, action: READ)
    @rest(method: GET, path: "/${column}")
}

extend type Mutation {
  "Adds a ${word}. Error BAD_USER_INPUT."
  create${One}("The ${word}." input: Create${One}Input!): ${One}!
    @requires(entity: PRODUCT, action: WRITE)
    @rest(method: POST, path: "/${column}")
}
`;

const rules = ({ CONSTANT, one, word }: FeatureNames) => `/** Characters of a name. */
export const ${CONSTANT}_NAME_LENGTH = 100;

/** Name of a ${word} as it is stored: single spaces, none at the ends. */
export const ${one}Name = (typed: string): string => typed.trim().replaceAll(/\\s+/g, ' ');
`;

const rulesTest = ({ folder, one }: FeatureNames) => `import { expect, test } from '@jest/globals';
import { ${one}Name } from './${folder}.rules.ts';

test.each([
  ['Linen', 'Linen'],
  ['  Linen ', 'Linen'],
  ['Bed \\t  linen', 'Bed linen'],
  ['   ', ''],
])('%j is stored as %j', (typed, stored) => expect(${one}Name(typed)).toBe(stored));
`;

/** Files of the schema, path by path. */
export const schemaFiles = (names: FeatureNames): Record<string, string> => {
  const { folder } = names;
  return {
    [`schema/src/${folder}/${folder}.graphql`]: sdl(names),
    [`schema/src/${folder}/${folder}.rules.ts`]: rules(names),
    [`schema/src/${folder}/${folder}.rules.test.ts`]: rulesTest(names),
  };
};
