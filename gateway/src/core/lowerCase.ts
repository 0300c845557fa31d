/** A name of the graph in the small letters of REST, where the two differ in nothing else. */
export const lowerCase = <Name extends string>(name: Name): Lowercase<Name> =>
  name.toLowerCase() as Lowercase<Name>;
