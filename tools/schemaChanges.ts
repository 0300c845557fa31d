import {
  buildASTSchema,
  DangerousChangeType,
  findBreakingChanges,
  findDangerousChanges,
  GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  Kind,
  parse,
  visit,
  type ASTNode,
  type DocumentNode,
} from 'graphql';

/** Last words of the reason of a deprecation: callers know until when the element is served. */
const REMOVAL_DAY = /Removed after (\d{4}-\d{2}-\d{2})\.$/;

function removalDay(reason: string): string | undefined {
  const day = REMOVAL_DAY.exec(reason)?.[1];
  return day !== undefined && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

/** Whether the element of the SDL was announced to be removed, and the day is past. */
function hasEnded(node: ASTNode, today: string): boolean {
  if (!('directives' in node)) return false;
  const deprecated = node.directives?.find(({ name }) => name.value === 'deprecated');
  const reason = deprecated?.arguments?.find(({ name }) => name.value === 'reason')?.value;
  const day = reason?.kind === Kind.STRING ? removalDay(reason.value) : undefined;
  return day !== undefined && day < today;
}

/** The SDL without the elements that may be removed by now. */
function withoutEnded(sdl: DocumentNode, today: string): DocumentNode {
  const drop = (node: ASTNode) => (hasEnded(node, today) ? null : undefined);
  return visit(sdl, {
    FieldDefinition: drop,
    InputValueDefinition: drop,
    EnumValueDefinition: drop,
  });
}

/**
 * What a document of a caller can name: without directives of the SDL itself, such as @requires, and
 * types that nothing leads to, which include those of elements that may be removed.
 */
function reachable(sdl: DocumentNode): GraphQLSchema {
  const config = buildASTSchema(sdl, { assumeValid: true, assumeValidSDL: true }).toConfig();
  return new GraphQLSchema({
    ...config,
    directives: config.directives.filter(isSpecifiedDirective),
    types: config.types.filter((type) => isObjectType(type) && type.getInterfaces().length > 0),
    assumeValid: true,
  });
}

/** Deprecations of all elements by name: `Order`, `Order.number`, `Query.order(number:)`, `OrderStatus.DRAFT`. */
function elementsOf(schema: GraphQLSchema): Map<string, string | null> {
  const elements = new Map<string, string | null>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || isSpecifiedScalarType(type)) continue;
    elements.set(type.name, null);
    if (isEnumType(type))
      for (const { name, deprecationReason } of type.getValues())
        elements.set(`${type.name}.${name}`, deprecationReason ?? null);
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      elements.set(`${type.name}.${field.name}`, field.deprecationReason ?? null);
      for (const { name, deprecationReason } of 'args' in field ? field.args : [])
        elements.set(`${type.name}.${field.name}(${name}:)`, deprecationReason ?? null);
    }
  }
  return elements;
}

/** What the changes of the SDL since the last release get wrong (docs/releases.md); empty when nothing. */
export function schemaFaults(released: string, present: string, today: string): string[] {
  const then = parse(released);
  const now = reachable(parse(present));
  const promised = elementsOf(reachable(then));
  const breaking = findBreakingChanges(reachable(withoutEnded(then, today)), now).map(
    ({ description }) =>
      `${description} It was served by the last release: keep it, deprecated with the day of its removal.`,
  );
  const deprecations = [...elementsOf(now)].flatMap(([name, reason]) => {
    if (reason === null) return [];
    const day = removalDay(reason);
    const before = removalDay(promised.get(name) ?? '');
    if (day === undefined)
      return `${name} is deprecated without a day: end its reason with "Removed after YYYY-MM-DD."`;
    return before !== undefined && day < before
      ? `${name} was promised until ${before} by the last release, not ${day}.`
      : [];
  });
  return [...breaking, ...deprecations];
}

/** Dangerous changes that are not listed as additions. */
const CAUTIONS = new Set<string>([
  DangerousChangeType.VALUE_ADDED_TO_ENUM,
  DangerousChangeType.TYPE_ADDED_TO_UNION,
  DangerousChangeType.IMPLEMENTED_INTERFACE_ADDED,
  DangerousChangeType.ARG_DEFAULT_VALUE_CHANGE,
]);

const ownerOf = (name: string) =>
  name.endsWith(')') ? name.slice(0, name.indexOf('(')) : name.split('.')[0];

/** Names of `elements` whose owner is known and which `others` has not. */
const onlyIn = (elements: ReadonlyMap<string, unknown>, others: ReadonlyMap<string, unknown>) =>
  [...elements.keys()].filter(
    (name) => !others.has(name) && (ownerOf(name) === name || others.has(ownerOf(name) ?? '')),
  );

/** A line for each owner: "- `BillFilter`: `ids`, `totalFrom`"; types have one line together. */
function linesByOwner(names: readonly string[]): string[] {
  const types = names.filter((name) => ownerOf(name) === name);
  const owners = Map.groupBy(
    names.filter((name) => ownerOf(name) !== name),
    (name) => ownerOf(name),
  );
  const list = (some: readonly string[]) => some.map((name) => `\`${name}\``).join(', ');
  return [
    ...(types.length ? [`- Types: ${list(types)}`] : []),
    ...Array.from(
      owners,
      ([owner = '', members]) =>
        `- \`${owner}\`: ${list(members.map((name) => name.slice(owner.length).replaceAll(/^[.(]|\)$/g, '')))}`,
    ),
  ];
}

/** The section "Schema" of CHANGELOG.md: what changed since the last release. */
export function schemaChangelog(released: string, present: string): string {
  const [then, now] = [reachable(parse(released)), reachable(parse(present))];
  const [before, after] = [elementsOf(then), elementsOf(now)];
  const cautions = findDangerousChanges(then, now).filter(({ type }) => CAUTIONS.has(type));
  const values = new Set(
    cautions.map(({ description }) =>
      description.replace(/^(\w+) was added to enum type (\w+)\.$/, '$2.$1'),
    ),
  );
  const deprecated = [...after].filter(
    ([name, reason]) => reason !== null && before.get(name) !== reason,
  );
  const sections = {
    Added: linesByOwner(onlyIn(after, before).filter((name) => !values.has(name))),
    Deprecated: deprecated.map(([name, reason]) => `- \`${name}\`: ${reason}`),
    Removed: linesByOwner(onlyIn(before, after)),
    'New values and defaults, which callers may not expect': cautions.map(
      ({ description }) => `- ${description}`,
    ),
  };
  const texts = Object.entries(sections)
    .filter(([, lines]) => lines.length)
    .map(([title, lines]) => `${title}:\n\n${lines.join('\n')}\n`);
  return `### Schema\n\n${texts.join('\n') || 'Nothing changed.\n'}`;
}
