import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLResolveInfo,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import type { AnyMapping, FieldTree, Mapping } from './mapping.ts';

/** REST fields that a selection needs. */
export interface AskedFields {
  readonly tree: FieldTree;
  /** The same as the parameter `fields`. */
  readonly text: string;
  /** Name of the records in the answer. */
  readonly records: string;
}

/** Place of the records in the answer. */
interface Place {
  /** Field of the selection that holds them, such as `items` of a page; without it the selection is the record's. */
  readonly below?: string;
  /** Field of the answer that holds them. */
  readonly records?: string;
  /** REST fields that the resolver itself reads. */
  readonly also?: readonly string[];
}

type Tree = Map<string, Tree | null>;
type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;
type AnyRule = NonNullable<ReturnType<AnyMapping['rules']['get']>>;

/** A field whose mapping is not known: everything has to be asked for. */
class Unknown extends Error {}

function* fieldsOf(set: SelectionSetNode, fragments: Fragments): Generator<FieldNode> {
  for (const node of set.selections) {
    if (node.kind === Kind.FIELD) yield node;
    else {
      const inner =
        node.kind === Kind.INLINE_FRAGMENT
          ? node.selectionSet
          : fragments[node.name.value]?.selectionSet;
      if (inner) yield* fieldsOf(inner, fragments);
    }
  }
}

/** The fields within a REST field; null where the whole is asked for already. */
function within(tree: Tree, name: string): Tree | null {
  const before = tree.get(name);
  if (before !== undefined) return before;
  const below: Tree = new Map();
  tree.set(name, below);
  return below;
}

/** All that a rule reads. */
function addRule(tree: Tree, rule: AnyRule): void {
  const [part] = rule.reads;
  if (rule.itself) addMapping(tree, rule.itself);
  else if (rule.within && part !== undefined) addMapping(within(tree, part), rule.within);
  else for (const name of rule.reads) tree.set(name, null);
}

/** All that a mapping reads. */
function addMapping(tree: Tree | null, mapping: AnyMapping): void {
  if (tree) for (const rule of mapping.rules.values()) addRule(tree, rule);
}

function addField(tree: Tree, mapping: AnyMapping, node: FieldNode, fragments: Fragments): void {
  const name = node.name.value;
  const read = mapping.resolved.get(name);
  if (read) {
    for (const field of read) {
      const own = mapping.rules.get(field);
      if (own) addRule(tree, own);
    }
    return;
  }
  const rule = mapping.rules.get(name);
  if (!rule) throw new Unknown();
  const [part] = rule.reads;
  if (!rule.within || rule.isDerived || !node.selectionSet || part === undefined)
    return addRule(tree, rule);
  const below = within(tree, part);
  if (below) addSelection(below, rule.within, node.selectionSet, fragments);
}

function addSelection(
  tree: Tree,
  mapping: AnyMapping,
  set: SelectionSetNode,
  fragments: Fragments,
): void {
  for (const node of fieldsOf(set, fragments))
    if (node.name.value !== '__typename') addField(tree, mapping, node, fragments);
}

/** `id,customer(name,city)`; a record of which nothing but its type is selected is asked for whole. */
const textOf = (tree: FieldTree): string =>
  [...tree].map(([name, below]) => (below?.size ? `${name}(${textOf(below)})` : name)).join(',');

type Info = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

function collect(
  { fieldNodes, fragments }: Info,
  mapping: AnyMapping,
  { below, records = 'data', also = [] }: Place,
): AskedFields | null {
  const tree: Tree = new Map();
  try {
    for (const { selectionSet } of fieldNodes) {
      if (!selectionSet) continue;
      if (below === undefined) addSelection(tree, mapping, selectionSet, fragments);
      else
        for (const { name, selectionSet: inner } of fieldsOf(selectionSet, fragments))
          if (name.value === below && inner) addSelection(tree, mapping, inner, fragments);
    }
  } catch (error) {
    if (error instanceof Unknown) return null;
    throw error;
  }
  if (tree.size === 0) return null;
  for (const name of also) tree.set(name, null);
  return { tree, text: textOf(tree), records };
}

/**
 * Asked fields by the node of a selection, or by the list of several that a plan keeps: a document
 * is parsed once and asks for the same each time.
 */
const known = new WeakMap<object, AskedFields | null>();

/**
 * The REST fields that a resolver's selection needs; null for everything. What `@skip` and `@include` may leave out is
 * asked for. A field has one resolver, which always names the same mapping and place.
 */
export function askedFields<Json, Model>(
  info: Info,
  mapping: Mapping<Json, Model>,
  place: Place = {},
): AskedFields | null {
  const any = mapping as unknown as AnyMapping;
  const { fieldNodes } = info;
  const key = fieldNodes.length === 1 && fieldNodes[0] ? fieldNodes[0] : fieldNodes;
  let asked = known.get(key);
  if (asked === undefined) known.set(key, (asked = collect(info, any, place)));
  return asked;
}

/** Brackets and commas need no encoding, which would make the choice a third longer. */
export const withFields = (target: string, asked: AskedFields | null): string =>
  asked ? `${target}${target.includes('?') ? '&' : '?'}fields=${asked.text}` : target;
