import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { type CostTree, costTree } from '../cost/costTree.ts';
import { collectGuards, type OperationGuards } from '../guards.ts';
import type { Graph } from '../schema.ts';
import { decidingVariables, Plan } from './plan.ts';

/** Characters: comments and blanks make a text as long as a body may be, whatever the limits of documents. */
export const TEXT_LIMITS = { maxSize: 16_000_000, maxEntrySize: 64_000 } as const;

/** An operation of a document that was parsed, validated and found within the limits. */
export interface AdmittedOperation {
  readonly guards: OperationGuards;
  /** Names of the variables of `@skip` and `@include`. */
  readonly deciding: readonly string[];
  /** Null: this operation runs on the reference executor. */
  readonly plan: Plan | null;
  /** What it costs, read when it is first asked for: sessions never ask. */
  readonly cost: () => CostTree;
}

/** Operations by document, and by the text that callers send. */
export class Plans {
  readonly #graph: Graph;
  readonly #byDocument = new WeakMap<
    DocumentNode,
    Map<OperationDefinitionNode, AdmittedOperation>
  >();
  readonly #byText: LRUCache<string, AdmittedOperation>;

  constructor(graph: Graph) {
    this.#graph = graph;
    this.#byText = new LRUCache({ ...TEXT_LIMITS, sizeCalculation: (_, key) => key.length });
  }

  of(document: DocumentNode, operation: OperationDefinitionNode): AdmittedOperation {
    let operations = this.#byDocument.get(document);
    if (!operations) this.#byDocument.set(document, (operations = new Map()));
    let admitted = operations.get(operation);
    if (!admitted) operations.set(operation, (admitted = this.#admit(document, operation)));
    return admitted;
  }

  /** `operationName` as it was sent. */
  remember(query: string, operationName: string | undefined, operation: AdmittedOperation): void {
    this.#byText.set(keyOf(query, operationName), operation);
  }

  /** Undefined for a text that has not been admitted lately. */
  remembered(query: string, operationName: string | undefined): AdmittedOperation | undefined {
    return this.#byText.get(keyOf(query, operationName));
  }

  #admit(document: DocumentNode, operation: OperationDefinitionNode): AdmittedOperation {
    const { schema, guards } = this.#graph;
    let cost: CostTree | undefined;
    const deciding = decidingVariables(document, operation);
    return {
      guards: collectGuards(schema, guards, document, operation),
      deciding,
      plan: Plan.suits(operation) ? new Plan(schema, document, operation, deciding) : null,
      cost: () => (cost ??= costTree(schema, document, operation)),
    };
  }
}

/** A name has no line break: callers give one of the GraphQL grammar or none. */
const keyOf = (query: string, operationName = ''): string => `${operationName}\n${query}`;
