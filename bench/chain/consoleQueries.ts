import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { root } from '../../tools/localSettings.ts';

/** Requests of the console for a screen. */
export interface ConsoleQuery {
  name: string;
  body: string;
}

const FIRST = { page: 1, limit: 10 };
const FILTERED = { filter: {}, ...FIRST };

/** The first page of each list in the menu, as its screen asks for it without filters. */
export const LISTS: Readonly<Record<string, object>> = {
  Products: FIRST,
  Categories: FIRST,
  Warehouses: FIRST,
  Organisations: FIRST,
  Rfqs: FILTERED,
  SampleRequests: FILTERED,
  Quotations: FILTERED,
  Orders: FILTERED,
  CreditNotes: FILTERED,
  Invoices: FILTERED,
  Sellers: FILTERED,
  PurchaseOrders: FILTERED,
  Expenses: FILTERED,
  Bills: FILTERED,
  DeliverySources: { stage: 'DISPATCH', ...FILTERED },
  Shipments: FILTERED,
  Transporters: FILTERED,
  DeliveryChallans: FILTERED,
  Blogs: FILTERED,
  Tickets: FILTERED,
  Imports: FIRST,
  Users: { deletedUser: false, ...FIRST },
};

/** Apollo Client asks for the type of every record, but not of the operation itself. */
const withTypeNames = (document: DocumentNode): DocumentNode =>
  visit(document, {
    SelectionSet(node, _key, parent): SelectionSetNode | undefined {
      const isRoot =
        parent !== undefined && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
      if (isRoot) return undefined;
      const name = { kind: Kind.NAME, value: '__typename' } as const;
      return { ...node, selections: [...node.selections, { kind: Kind.FIELD, name }] };
    },
  });

class Operations {
  readonly #operations = new Map<string, OperationDefinitionNode>();
  readonly #fragments = new Map<string, FragmentDefinitionNode>();

  constructor(sources: readonly string[]) {
    for (const source of sources)
      for (const definition of parse(source).definitions) {
        if (definition.kind === Kind.FRAGMENT_DEFINITION)
          this.#fragments.set(definition.name.value, definition);
        if (definition.kind === Kind.OPERATION_DEFINITION && definition.name)
          this.#operations.set(definition.name.value, definition);
      }
  }

  /** The operation with the fragments it needs. */
  textOf(name: string): string {
    const operation = this.#operations.get(name);
    if (!operation) throw new Error(`The console has no operation ${name}`);
    const needed = new Map<string, FragmentDefinitionNode>();
    const collect = (node: OperationDefinitionNode | FragmentDefinitionNode): void =>
      void visit(node, {
        FragmentSpread: ({ name: { value } }) => {
          const fragment = this.#fragments.get(value);
          if (!fragment || needed.has(value)) return;
          needed.set(value, fragment);
          collect(fragment);
        },
      });
    collect(operation);
    return print(
      withTypeNames({ kind: Kind.DOCUMENT, definitions: [operation, ...needed.values()] }),
    );
  }
}

/** Requests of the console by the name of their operation. */
export function consoleOperations(): (
  operationName: string,
  variables: object,
  name?: string,
) => ConsoleQuery {
  const folder = path.join(root, 'console', 'src');
  const operations = new Operations(
    globSync('**/*.graphql', { cwd: folder }).map((file) =>
      readFileSync(path.join(folder, file), 'utf8'),
    ),
  );
  return (operationName, variables, name = operationName) => ({
    name,
    body: JSON.stringify({ operationName, variables, query: operations.textOf(operationName) }),
  });
}

export function consoleQueries(): { lists: ConsoleQuery[]; hundred: ConsoleQuery } {
  const query = consoleOperations();
  return {
    lists: Object.entries(LISTS).map(([name, variables]) => query(name, variables)),
    hundred: query('Quotations', { ...FILTERED, limit: 100 }, '100 quotations'),
  };
}
