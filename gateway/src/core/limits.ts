import { LIMITS } from '@munim/schema/shared/limits.ts';
import {
  getNamedType,
  GraphQLError,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type ASTVisitor,
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { type Fragments, fragmentsOf } from './fragments.ts';

export const DOCUMENT_LIMITS = {
  depth: 12,
  /** The tools' own question about the graph is this much deeper. */
  introspectionDepth: 4,
  fields: 400,
  aliases: 30,
  directives: 20,
  sameField: 30,
  rootQueryFields: 20,
  rootMutationFields: 5,
  /** Records in all, by the requested page sizes. */
  nodes: 50_000,
  /** Assumed rows of a list without page size: lines of a document, roles of a user. */
  unpagedList: 10,
  largestPage: LIMITS.pageSize,
  /** Each guesses at a secret; sent alone, so that the backend's own counters see every guess. */
  alone: ['sendOtp', 'verifyUser', 'resendOtp', 'refreshAccessToken'],
} as const;
const L = DOCUMENT_LIMITS;
/** Arguments that say how many rows a page has; the first that is given counts. */
export const PAGE_ARGUMENTS = ['first', 'limit'];

class LimitError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export const isList = (type: GraphQLOutputType): boolean =>
  isNonNullType(type) ? isList(type.ofType) : isListType(type);
interface Level {
  /** True for the operation itself, whatever the depth is counted from. */
  readonly isRoot: boolean;
  readonly type: GraphQLNamedType | undefined;
  readonly depth: number;
  readonly records: number;
  /** Rows of the surrounding page; its `items` are those rows. */
  readonly page: number | null;
  /** Fragments being read, so that a circle ends. */
  readonly open: readonly string[];
}

/** Counts one operation, fragments read in place as often as they are spread. */
class OperationCount {
  #fields = 0;
  #aliases = 0;
  #records = 0;
  #roots: string[] = [];
  #directives = 0;
  readonly #schema: GraphQLSchema;
  readonly #fragments: Fragments;

  constructor(schema: GraphQLSchema, fragments: Fragments) {
    this.#schema = schema;
    this.#fragments = fragments;
  }

  operation(node: OperationDefinitionNode): void {
    this.#addDirectives(node.directives?.length ?? 0);
    const type = this.#schema.getRootType(node.operation) ?? undefined;
    this.#selections(node.selectionSet, {
      isRoot: true,
      type,
      depth: 1,
      records: 1,
      page: null,
      open: [],
    });
    const most = node.operation === 'mutation' ? L.rootMutationFields : L.rootQueryFields;
    if (this.#roots.length > most)
      throw new LimitError('LIMIT_ROOT_FIELDS', `More than ${most} fields at the top`);
    const isAlone = this.#roots.length === 1;
    if (!isAlone && this.#roots.some((name) => (L.alone as readonly string[]).includes(name)))
      throw new LimitError('LIMIT_SENSITIVE', 'This operation must be sent alone');
  }

  #selections({ selections }: SelectionSetNode, level: Level): void {
    if (level.depth > L.depth)
      throw new LimitError('LIMIT_DEPTH', `The query is deeper than ${L.depth}`);
    const times = new Map<string, number>();
    for (const node of selections) {
      this.#addDirectives(node.directives?.length ?? 0);
      if (node.kind === Kind.FIELD) this.#field(node, level, times);
      else if (node.kind === Kind.INLINE_FRAGMENT)
        this.#inside(node.selectionSet, node.typeCondition?.name.value, level);
      else this.#spread(node.name.value, level);
    }
  }

  #inside(selections: SelectionSetNode, typeName: string | undefined, level: Level): void {
    // Fragments in fragments cost as fields do, or a small document could be read for minutes.
    this.#addField();
    this.#selections(
      selections,
      typeName === undefined
        ? level
        : { ...level, type: this.#schema.getType(typeName) ?? level.type },
    );
  }

  #spread(name: string, level: Level): void {
    const fragment = this.#fragments.get(name);
    if (!fragment || level.open.includes(name)) return;
    this.#inside(fragment.selectionSet, fragment.typeCondition.name.value, {
      ...level,
      open: [...level.open, name],
    });
  }

  #field(node: FieldNode, level: Level, times: Map<string, number>): void {
    this.#addField();
    const name = node.name.value;
    if (node.alias && ++this.#aliases > L.aliases)
      throw new LimitError('LIMIT_ALIASES', `More than ${L.aliases} aliases`);
    if (level.isRoot) this.#roots.push(name);
    times.set(name, (times.get(name) ?? 0) + 1);
    if ((times.get(name) ?? 0) > L.sameField)
      throw new LimitError(
        'LIMIT_SAME_FIELD',
        `One field is requested more than ${L.sameField} times`,
      );
    if (node.selectionSet) this.#selections(node.selectionSet, this.#below(node, level));
  }

  #below(node: FieldNode, level: Level): Level {
    const field = isObjectType(level.type) ? level.type.getFields()[node.name.value] : undefined;
    const named = (name: string) =>
      node.arguments?.find((argument) => argument.name.value === name)?.value;
    const limit = PAGE_ARGUMENTS.map(named).find((value) => value && value.kind !== Kind.NULL);
    const paging = field?.args.find((argument) => argument.name === 'limit');
    const preset = Number(paging?.defaultValue ?? L.largestPage);
    const isPaged = paging !== undefined;
    // A variable may have any value: assume the largest.
    const requested =
      limit === undefined ? preset : limit.kind === Kind.INT ? Number(limit.value) : L.largestPage;
    if (isPaged && requested > L.largestPage)
      throw new LimitError('LIMIT_PAGE', `A page holds at most ${L.largestPage} rows`);
    const rows =
      field && isList(field.type) ? (isPaged ? requested : (level.page ?? L.unpagedList)) : 1;
    const records = level.records * rows;
    this.#records += records;
    if (this.#records > L.nodes)
      throw new LimitError('LIMIT_NODES', `The query asks for more than ${L.nodes} records`);
    const page = isPaged && field && !isList(field.type) ? requested : null;
    return {
      isRoot: false,
      type: field && getNamedType(field.type),
      depth: level.depth + (node.name.value === '__schema' ? 1 - L.introspectionDepth : 1),
      records,
      page,
      open: level.open,
    };
  }

  #addField(): void {
    if (++this.#fields > L.fields)
      throw new LimitError('LIMIT_FIELDS', `The query has more than ${L.fields} fields`);
  }

  #addDirectives(count: number): void {
    this.#directives += count;
    if (this.#directives > L.directives)
      throw new LimitError(
        'LIMIT_DIRECTIVES',
        `The query has more than ${L.directives} directives`,
      );
  }
}

function checkDocument(schema: GraphQLSchema, document: DocumentNode): void {
  const { definitions } = document;
  const fragments = fragmentsOf(document);
  const isExecutable = ({ kind }: DefinitionNode): boolean =>
    kind === Kind.OPERATION_DEFINITION || kind === Kind.FRAGMENT_DEFINITION;
  if (!definitions.every(isExecutable))
    throw new LimitError('LIMIT_DOCUMENT', 'Only operations and fragments');
  for (const node of definitions)
    if (node.kind === Kind.OPERATION_DEFINITION)
      new OperationCount(schema, fragments).operation(node);
}

/** Validation rule: bounds a document before it runs. Reports one error; `formatError` makes `limit` its code, which Apollo would overwrite. */
export function documentLimits(context: ValidationContext): ASTVisitor {
  return {
    Document(document) {
      try {
        checkDocument(context.getSchema(), document);
      } catch (error) {
        if (!(error instanceof LimitError)) throw error;
        context.reportError(new GraphQLError(error.message, { extensions: { limit: error.code } }));
      }
      return false;
    },
  };
}
