import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { type DocumentNode, print } from 'graphql';
import { build } from 'vite';
import type { Call, ListCall } from './src/app/earlyCalls.ts';

/** A row of a `*.screens.ts` (src/app/feature.ts). */
export interface Screen {
  path: string;
  load: () => unknown;
  gate: unknown;
}
type NoFilters = typeof NO_FILTERS;
interface PageList extends Pick<ListCall, 'list'> {
  path: string;
  document: DocumentNode;
  variables: (filters: NoFilters, page: number, limit: number) => Record<string, unknown>;
}

const SOURCE = path.join(import.meta.dirname, 'src');
const DOCUMENTS = path.join(import.meta.dirname, 'generated/documents.ts');
const NO_FILTERS = { one: () => undefined, many: () => undefined };
/** Rows a page where nobody has chosen them (ListScreen.tsx). */
const ROWS = 10;

const exportsOf = async <Exports>(file: string): Promise<Exports> =>
  (await import(pathToFileURL(file).href)) as Exports;

/** The call as the client makes it. */
export function callOf(document: DocumentNode, variables: Record<string, unknown>): Call {
  const [operation] = document.definitions;
  const operationName =
    operation?.kind === 'OperationDefinition' ? (operation.name?.value ?? '') : '';
  return { operationName, variables, query: print(addTypenameToDocument(document)) };
}

const hasPermission = (gate: unknown): gate is ListCall['needs'] =>
  typeof gate === 'object' && gate !== null && 'entity' in gate;

/** What each list asks for when it is opened without filters, by its path. */
export async function listCalls(screens: readonly Screen[]): Promise<Map<string, ListCall>> {
  const calls = new Map<string, ListCall>();
  for await (const file of fs.glob('*/*.list.ts', { cwd: SOURCE })) {
    const lists = Object.values(await exportsOf<Record<string, PageList>>(path.join(SOURCE, file)));
    for (const { path: address, list, document, variables } of lists) {
      const gate = screens.find((screen) => screen.path === address)?.gate;
      if (!hasPermission(gate))
        throw new Error(`${file}: the screen of ${address} has no permission of its own.`);
      const call = callOf(document, variables(NO_FILTERS, 1, ROWS));
      calls.set(address, { list, needs: gate, call });
    }
  }
  return calls;
}

/** The page's own script, which needs no other file. */
export async function earlyScript(): Promise<string> {
  const { StartDocument } = await exportsOf<{ StartDocument: DocumentNode }>(DOCUMENTS);
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { START_CALL: JSON.stringify(callOf(StartDocument, {})) },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: path.join(SOURCE, 'early.ts'), output: { format: 'iife' } },
    },
  });
  const [output] = [built].flat();
  const [script] = output && 'output' in output ? output.output : [];
  if (!script) throw new Error('The script of the page is empty.');
  return script.code.trim();
}
