/** The spellings of one feature. */
export interface FeatureNames {
  /** Folder and file name, kebab and plural: sample-requests. */
  folder: string;
  /** sampleRequests */
  many: string;
  /** SampleRequests */
  Many: string;
  /** sampleRequest */
  one: string;
  /** SampleRequest */
  One: string;
  /** sample_request: of the path, and of columns. */
  column: string;
  /** sample_requests */
  table: string;
  /** SAMPLE_REQUEST: of constants and of the audit trail. */
  CONSTANT: string;
  /** Sample requests: for people. */
  words: string;
  /** sample request */
  word: string;
  /** Sample request */
  Word: string;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const singular = (word: string) =>
  word
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1');

export function featureNames(folder: string): FeatureNames {
  if (!/^[a-z]+(-[a-z]+)*$/.test(folder))
    throw new Error(
      `A feature's name is kebab-case and plural, like sample-requests; not '${folder}'`,
    );
  const words = folder.split('-');
  const single = [...words.slice(0, -1), singular(words.at(-1) ?? '')];
  const Many = words.map(capital).join('');
  const One = single.map(capital).join('');
  if (One === Many) throw new Error(`A feature's name is plural: '${folder}' has no singular`);
  return {
    folder,
    Many,
    many: small(Many),
    One,
    one: small(One),
    column: single.join('_'),
    table: words.join('_'),
    CONSTANT: single.join('_').toUpperCase(),
    words: capital(words.join(' ')),
    word: single.join(' '),
    Word: capital(single.join(' ')),
  };
}
