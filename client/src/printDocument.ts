/** A node of a GraphQL document, as graphql-js and codegen write it; only those parts that are printed. */
interface Node {
  readonly kind: string;
  readonly name?: Node;
  readonly value?: unknown;
  readonly alias?: Node;
  readonly operation?: string;
  readonly block?: boolean;
  readonly type?: Node;
  readonly typeCondition?: Node;
  readonly variable?: Node;
  readonly defaultValue?: Node;
  readonly definitions?: readonly Node[];
  readonly variableDefinitions?: readonly Node[];
  readonly directives?: readonly Node[];
  readonly arguments?: readonly Node[];
  readonly selectionSet?: Node;
  readonly selections?: readonly Node[];
  readonly values?: readonly Node[];
  readonly fields?: readonly Node[];
}

const all = (nodes: readonly Node[] | undefined, between: string): string =>
  (nodes ?? []).map(print).join(between);
const listed = (open: string, nodes: readonly Node[] | undefined, close: string): string =>
  nodes?.length ? `${open}${all(nodes, ', ')}${close}` : '';
const after = (text: string, node: Node | undefined): string => (node ? text + print(node) : '');
const directives = ({ directives: some }: Node): string =>
  some?.length ? ` ${all(some, ' ')}` : '';

/** Text of each kind of node of an operation. */
const PRINT: Record<string, (node: Node) => string> = {
  Document: (node) => all(node.definitions, '\n'),
  OperationDefinition: (node) =>
    `${node.operation}${after(' ', node.name)}${listed('(', node.variableDefinitions, ')')}${directives(node)}${after(' ', node.selectionSet)}`,
  VariableDefinition: (node) =>
    `${after('', node.variable)}${after(': ', node.type)}${after(' = ', node.defaultValue)}${directives(node)}`,
  FragmentDefinition: (node) =>
    `fragment ${after('', node.name)}${after(' on ', node.typeCondition)}${directives(node)}${after(' ', node.selectionSet)}`,
  SelectionSet: (node) => `{ ${all(node.selections, ' ')} }`,
  Field: (node) =>
    `${node.alias ? `${print(node.alias)}: ` : ''}${after('', node.name)}${listed('(', node.arguments, ')')}${directives(node)}${after(' ', node.selectionSet)}`,
  FragmentSpread: (node) => `...${after('', node.name)}${directives(node)}`,
  InlineFragment: (node) =>
    `...${after(' on ', node.typeCondition)}${directives(node)}${after(' ', node.selectionSet)}`,
  Argument: (node) => `${after('', node.name)}${after(': ', node.value as Node)}`,
  Directive: (node) => `@${after('', node.name)}${listed('(', node.arguments, ')')}`,
  Name: (node) => String(node.value),
  Variable: (node) => `$${after('', node.name)}`,
  NamedType: (node) => after('', node.name),
  ListType: (node) => `[${after('', node.type)}]`,
  NonNullType: (node) => `${after('', node.type)}!`,
  // a JSON string is a string of GraphQL too, so that block strings need no form of their own
  StringValue: (node) => JSON.stringify(node.value),
  NullValue: () => 'null',
  ListValue: (node) => `[${all(node.values, ', ')}]`,
  ObjectValue: (node) => `{${all(node.fields, ', ')}}`,
  ObjectField: (node) => `${after('', node.name)}${after(': ', node.value as Node)}`,
};
for (const kind of ['IntValue', 'FloatValue', 'EnumValue', 'BooleanValue'])
  PRINT[kind] = ({ value }) => String(value);

function print(node: Node): string {
  const printer = PRINT[node.kind];
  if (!printer) throw new TypeError(`A document to send has no ${node.kind}`);
  return printer(node);
}

const printed = new WeakMap<object, string>();

/** The text of a document: one that is text already, text with a type, or a parsed one of codegen. */
export function printDocument(document: object | string): string {
  if (typeof document === 'string') return document;
  if (!('kind' in document)) return (document as { toString(): string }).toString();
  const text = printed.get(document) ?? print(document as Node);
  printed.set(document, text);
  return text;
}

/** The document without comments, strings and selections: `mutation Name($a: ID!)`. */
function headsOf(text: string): string {
  const bare = text.replaceAll(/"""(?:\\"""|[^])*?"""|"(?:\\.|[^"\\\n])*"|#[^\n\r]*/g, ' ');
  let depth = 0;
  return Array.from(bare, (char) => {
    if (char === '{') depth++;
    if (char === '}') depth--;
    return depth === 0 ? char : '';
  }).join('');
}

/** Whether the document may write. */
export const isMutation = (text: string): boolean => /\bmutation\b/.test(headsOf(text));

/** Whether the document declares the variable. */
export const takesVariable = (text: string, name: string): boolean =>
  new RegExp(`\\$${name}\\s*:`).test(headsOf(text));
