/** What the bundler knows of a module. */
interface ModuleFacts {
  isEntry: boolean;
  importers: readonly string[];
  dynamicImporters: readonly string[];
}
interface Chunking {
  getModuleInfo(id: string): ModuleFacts | null;
}

const OWN = /[\\/](console[\\/](src|generated)|schema[\\/]src)[\\/]/;
/** One icon a module: those in use, together. */
const ICON = /[\\/]@blueprintjs[\\/]icons[\\/].*[\\/]generated[\\/]components[\\/]/;
/** The page, and what it loads as soon as it knows the language. */
const PAGE = /[\\/](index[.]html|src[\\/]application[.]tsx)$/;

/** Parts that are loaded for themselves, screens and drawers, and need the module: in how many it becomes common. */
const COMMON_FROM = 3;

/** The pages and lazily loaded parts whose static imports reach a module. */
function partsThatNeed(id: string, chunking: Chunking): string[] {
  const seen = new Set([id]);
  // grows while it is walked
  for (const one of seen)
    for (const importer of chunking.getModuleInfo(one)?.importers ?? []) seen.add(importer);
  return [...seen].filter((one) => {
    const facts = chunking.getModuleInfo(one);
    return facts?.isEntry || facts?.dynamicImporters.length;
  });
}

/**
 * The chunk of a module; null leaves it to the bundler, which makes one of its own for every set of
 * parts: a list took a hundred requests. `start` is what the page needs, `common` what several
 * screens do.
 */
export function chunkOf(id: string, chunking: Chunking): string | null {
  if (ICON.test(id)) return 'icons';
  const needing = partsThatNeed(id, chunking).filter((part) => !part.includes('node_modules'));
  if (needing.some((part) => PAGE.test(part))) return OWN.test(id) ? 'start' : null;
  return needing.length >= COMMON_FROM ? 'common' : null;
}
