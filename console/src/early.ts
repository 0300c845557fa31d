import { askEarly, type Call, type ListCall } from './app/earlyCalls.ts';

/**
 * Script that the gateway writes into the page (console/firstCalls.ts). The browser would send its
 * calls after the files that the page names, so it names them itself.
 */
declare const START_CALL: Call;

interface PageNeeds {
  /** In the order of asking. */
  scripts: readonly string[];
  fonts: readonly string[];
  list?: ListCall;
}

/** Scripts that are asked for beside the first call; the others would keep the second waiting. */
const LARGE = 3;

function preload(file: string, how: Partial<HTMLLinkElement>): void {
  const link = Object.assign(document.createElement('link'), { ...how, href: `/${file}` });
  link.crossOrigin = '';
  document.head.append(link);
}
const preloadScript = (file: string) => preload(file, { rel: 'modulepreload' });

async function begin({ scripts, fonts, list }: PageNeeds): Promise<void> {
  const asked = askEarly(START_CALL, list ?? null);
  scripts.slice(0, LARGE).forEach(preloadScript);
  await asked;
  scripts.slice(LARGE).forEach(preloadScript);
  // main.ts asks for the font of a signed-in person's page, which is larger
  if (window.earlyCalls) return;
  for (const font of fonts) preload(font, { rel: 'preload', as: 'font', type: 'font/woff2' });
}

const needs = document.getElementById('page-needs')?.textContent ?? '';
void begin(JSON.parse(needs) as PageNeeds);
