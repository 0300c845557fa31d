/** What the bundler knows of a module. */
interface ModuleFacts {
  isEntry: boolean;
  importedIds: readonly string[];
  importers: readonly string[];
  dynamicImporters: readonly string[];
}
interface Chunking {
  getModuleInfo(id: string): ModuleFacts | null;
}

const FORMS = /node_modules[\\/]react-hook-form[\\/]/;
const RICH_TEXT =
  /node_modules[\\/](prosemirror-[a-z-]+|orderedmap|rope-sequence|w3c-keyname)[\\/]/;
/** Parts that change only when a library does stay in the browser's cache over releases. */
const LIBRARIES: readonly [string, RegExp][] = [
  ['react', /node_modules[\\/](react|react-dom|scheduler)[\\/]/],
  ['router', /node_modules[\\/](react-router|react-router-dom)[\\/]/],
  ['richtext', RICH_TEXT],
  ['forms', FORMS],
  ['grid', /node_modules[\\/](ag-grid-community|ag-grid-react|ag-stack)[\\/]/],
  ['charts', /node_modules[\\/](d3-[a-z]+|internmap)[\\/]|console[\\/]src[\\/]ui[\\/]charts[\\/]/],
];
const APOLLO = /node_modules[\\/](@apollo|rxjs|@wry|optimism|graphql-ws|tslib)[\\/]/;
const GRAPHQL = /node_modules[\\/]graphql[\\/]/;
const BLUEPRINT = /@blueprintjs[\\/](core|icons|select)[\\/]/;
/** Its one file names all, so it needs all; who imports what is told by `blueprintFiles`. */
const ALL_OF_BLUEPRINT =
  /@blueprintjs[\\/](core[\\/]lib[\\/]esm[\\/]components|icons[\\/]lib[\\/]esm[\\/]generated)[\\/]index\.js$/;
const FEATURE =
  /[\\/](?:console|schema)[\\/]src[\\/](?!app[\\/]|ui[\\/]|shared[\\/])([a-z-]+)[\\/]/;
/** The kit of lists, and what the panels of all pages name at once. */
const LISTS =
  /console[\\/]src[\\/](ui[\\/]grid[\\/]|app[\\/]numberRows)|schema[\\/]src[\\/]analytics[\\/]/;
const LINES = /console[\\/]src[\\/]ui[\\/](lines|upload)[\\/]/;
const OWN = /[\\/](console[\\/](src|generated)|schema[\\/]src)[\\/]/;
const OPERATION = /[\\/]generated[\\/](documents|hooks)\.ts\?only=/;

/** The first page of a new browser, and all others. */
const FIRST = ['index.html', 'console/src/main.ts'];
const SIGN_IN = 'console/src/signInPage.tsx';
const CONSOLE = 'console/src/console.tsx';

/** Parts that are loaded for themselves, screens and drawers, and need the module: from how many on it goes with its feature, and with what all lists need. */
const SHARED_FROM = 2;
const LISTS_FROM = 36;

/** The pages and lazily loaded parts whose static imports reach a module. */
function partsThatNeed(id: string, chunking: Chunking): string[] {
  const seen = new Set([id]);
  // grows while it is walked
  for (const one of seen)
    for (const importer of chunking.getModuleInfo(one)?.importers ?? [])
      if (!ALL_OF_BLUEPRINT.test(importer)) seen.add(importer);
  return [...seen].filter((one) => {
    const facts = chunking.getModuleInfo(one);
    return facts?.isEntry || facts?.dynamicImporters.length;
  });
}

/** The feature of a module, if it is one's own; a generated operation goes with who uses it. */
function featureOf(id: string, chunking: Chunking): string | undefined {
  if (!OPERATION.test(id)) return LINES.exec(id)?.[1] ?? FEATURE.exec(id)?.[1];
  const [user, ...others] = new Set(
    chunking.getModuleInfo(id)?.importers.map((importer) => featureOf(importer, chunking)),
  );
  return others.length > 0 ? undefined : user;
}

/** Whether it takes input by a form or the editor of texts, which no list needs. */
function importsForms(id: string, chunking: Chunking): boolean {
  const seen = new Set([id]);
  for (const one of seen)
    for (const imported of chunking.getModuleInfo(one)?.importedIds ?? [])
      if (FORMS.test(imported) || RICH_TEXT.test(imported)) return true;
      else if (OWN.test(imported)) seen.add(imported);
  return false;
}

function sharedChunk(id: string, parts: readonly string[], chunking: Chunking): string | null {
  if (parts.length < SHARED_FROM && !BLUEPRINT.test(id)) return null;
  if (LISTS.test(id)) return 'lists';
  if (id.endsWith('.labels.ts')) return 'labels';
  const hasForms = OWN.test(id) && importsForms(id, chunking);
  if (parts.length >= LISTS_FROM) return hasForms ? 'forms' : 'lists';
  const feature = featureOf(id, chunking) ?? 'common';
  if (hasForms) return `${feature}-forms`;
  return parts.some((part) => part.endsWith('Screen.tsx')) ? feature : `${feature}-drawers`;
}

/**
 * The chunk of a module; null leaves it to the bundler, which makes one of its own for every set of
 * parts: a list took a hundred requests.
 */
export function chunkOf(id: string, chunking: Chunking): string | null {
  const library = LIBRARIES.find(([, test]) => test.test(id))?.[0];
  if (library) return library;
  const needing = partsThatNeed(id, chunking).filter((part) => !part.includes('node_modules'));
  const isNeededBy = (page: string) => needing.some((part) => part.endsWith(page));
  if (FIRST.some(isNeededBy)) return 'first';
  if (isNeededBy(SIGN_IN)) return 'sign-in';
  // the explorer takes all of it: the bundler keeps apart what Apollo needs
  if (GRAPHQL.test(id)) return null;
  if (!isNeededBy(CONSOLE)) return sharedChunk(id, needing, chunking);
  if (APOLLO.test(id)) return 'apollo';
  return id.includes('node_modules') && !id.includes('icons') ? 'blueprint' : 'start';
}
