/** Facts of the bundler about a module. */
interface ModuleFacts {
  isEntry: boolean;
  importedIds: readonly string[];
  importers: readonly string[];
  dynamicImporters: readonly string[];
}
interface Chunking {
  getModuleInfo(id: string): ModuleFacts | null;
}

const REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;
const FORMS = /node_modules[\\/]react-hook-form[\\/]/;
const RICH_TEXT =
  /node_modules[\\/](prosemirror-[a-z-]+|orderedmap|rope-sequence|w3c-keyname)[\\/]/;
/** Libraries that no list needs. */
const INPUT = [FORMS, RICH_TEXT];
const GRID =
  /node_modules[\\/](ag-grid-community|ag-grid-react|ag-stack)[\\/]|ui[\\/]grid[\\/]gridTheme\.ts$/;
/** Parts that change only when a library does stay in the browser's cache over releases. */
const LIBRARIES: readonly [string, RegExp][] = [
  ['react', REACT],
  ['richtext', RICH_TEXT],
  ['forms', FORMS],
  ['grid', GRID],
  ['charts', /node_modules[\\/](d3-[a-z]+|internmap)[\\/]|console[\\/]src[\\/]ui[\\/]charts[\\/]/],
];
const GRAPHQL = /node_modules[\\/]graphql[\\/]/;
/** Files that print a document; the rest of the library is for the explorer. */
const PRINTER =
  /graphql[\\/](language[\\/](printer|visitor|kinds|ast|blockString|printString|characterClasses|reducer)|jsutils[\\/](inspect|devAssert))\.mjs$/;
const BLUEPRINT = /@blueprintjs[\\/](core|icons|select)[\\/]/;
/** Index files that would need every component; `blueprintFiles` tells which files import which. */
const ALL_OF_BLUEPRINT =
  /@blueprintjs[\\/](core[\\/]lib[\\/]esm[\\/]components|icons[\\/]lib[\\/]esm[\\/]generated)[\\/]index\.js$/;
const FEATURE =
  /[\\/](?:console|schema)[\\/]src[\\/](?!app[\\/]|ui[\\/]|shared[\\/])([a-z-]+)[\\/]/;
/** Modules of most lists and of what their filters choose from; of the formats the two that rows draw: all would add 500 bytes to the first list. */
const LIST_KIT =
  /console[\\/]src[\\/](ui[\\/](grid|overlay)[\\/]|ui[\\/]\w+\.tsx?$|ui[\\/]format[\\/](MarginText|PhoneLink)\.tsx$|app[\\/]lazy|(tenants|organisations)[\\/]\w+Picker\.tsx$)/;
const LINES = /console[\\/]src[\\/]ui[\\/](lines|upload)[\\/]/;
const OWN = /[\\/](console[\\/](src|generated)|schema[\\/]src)[\\/]/;
const STYLES = /\.css$/;
const OPERATION = /[\\/]generated[\\/](documents|hooks)\.ts\?only=/;

/** The first page of a new browser, and all others. */
const FIRST = ['index.html', 'console/src/main.ts'];
const SIGN_IN = 'console/src/signInPage.tsx';
const CONSOLE = 'console/src/console.tsx';
/** Module that the page of a list imports. */
const LIST = 'console/src/ui/grid/ListScreen.tsx';
/** Loaded beside every list. */
const GRID_OF_LISTS = 'console/src/ui/grid/Grid.tsx';

/** Pages that are lists and need the module: from how many on it goes with what all lists need. */
const LISTS_FROM = 14;

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

const isList = (part: string, chunking: Chunking): boolean =>
  part.endsWith('Screen.tsx') &&
  Boolean(chunking.getModuleInfo(part)?.importedIds.some((id) => id.endsWith(LIST)));

/** The module itself; of a generated operation, who uses it. */
const ownersOf = (id: string, chunking: Chunking): string[] =>
  OPERATION.test(id)
    ? (chunking.getModuleInfo(id)?.importers.flatMap((one) => ownersOf(one, chunking)) ?? [])
    : [id];

/** The feature of a module, if it is one's own. */
function featureOf(owners: readonly string[]): string | undefined {
  const [feature, ...others] = new Set(
    owners.map((owner) => LINES.exec(owner)?.[1] ?? FEATURE.exec(owner)?.[1]),
  );
  return others.length > 0 ? undefined : feature;
}

/** True when the module imports one of these libraries statically, directly or by others. */
function reaches(id: string, libraries: readonly RegExp[], chunking: Chunking): boolean {
  const seen = new Set([id]);
  for (const one of seen)
    for (const imported of chunking.getModuleInfo(one)?.importedIds ?? [])
      if (libraries.some((library) => library.test(imported))) return true;
      else if (OWN.test(imported)) seen.add(imported);
  return false;
}

function sharedChunk(id: string, parts: readonly string[], chunking: Chunking): string | null {
  if (parts.length < 2 && !BLUEPRINT.test(id)) return null;
  const owners = ownersOf(id, chunking);
  const feature = featureOf(owners) ?? 'common';
  if (OWN.test(id) && reaches(id, INPUT, chunking)) return `${feature}-forms`;
  const lists = parts.filter((part) => isList(part, chunking)).length;
  // lists draw before the grid has arrived
  if (lists > 0 && OWN.test(id) && reaches(id, [GRID], chunking)) return `${feature}-grids`;
  if (lists >= LISTS_FROM || (lists > 0 && owners.every((owner) => LIST_KIT.test(owner))))
    return 'lists';
  // excludes what only details, drawers and panels need: a list loads no more than it draws
  if (lists > 0) return `${feature}-lists`;
  if (id.endsWith('.labels.ts')) return 'labels';
  return parts.some((part) => /(Screen|Details)\.tsx$/.test(part)) ? feature : `${feature}-drawers`;
}

/**
 * The chunk of a module; null leaves it to the bundler, which makes one of its own for every set of
 * parts: a list took a hundred requests.
 */
export function chunkOf(id: string, chunking: Chunking): string | null {
  if (PRINTER.test(id)) return 'first';
  if (id.endsWith('console/namedIcons.ts')) return 'libraries';
  // the bundler keeps apart what the others need of it
  if (GRAPHQL.test(id)) return null;
  if (id.endsWith(GRID_OF_LISTS)) return null;
  const library = LIBRARIES.find(([, test]) => test.test(id))?.[0];
  if (library) return library;
  const needing = partsThatNeed(id, chunking).filter((part) => !part.includes('node_modules'));
  const isNeededBy = (page: string) => needing.some((part) => part.endsWith(page));
  if (FIRST.some(isNeededBy)) return 'first';
  if (isNeededBy(SIGN_IN)) {
    if (STYLES.test(id)) return 'first';
    if (!isNeededBy(CONSOLE)) return 'sign-in';
    // a file of what both pages need would be one request more
    return reaches(id, [REACT], chunking) ? 'react' : 'first';
  }
  if (isNeededBy(CONSOLE))
    return id.includes('node_modules') && !id.includes('icons') ? 'libraries' : 'start';
  // one file of styles for the frame and all lists
  if (STYLES.test(id) && needing.some((part) => isList(part, chunking))) return 'start';
  return sharedChunk(id, needing, chunking);
}
