/** A noun with its article: 'an expense', 'a bill'. By its first letter, so not for 'hour' or 'unit'. */
export const withArticle = (noun: string): string =>
  `${/^[aeio]/i.test(noun) ? 'an' : 'a'} ${noun}`;
