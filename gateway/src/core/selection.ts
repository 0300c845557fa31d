import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/**
 * True when the operation selects a field of this name anywhere below the resolver's own;
 * unselected data is not fetched.
 */
export function isSelected(
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  name: string,
): boolean {
  const within = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.some((node) => {
      if (node.kind === Kind.FIELD) return node.name.value === name || within(node.selectionSet);
      return within(
        node.kind === Kind.INLINE_FRAGMENT
          ? node.selectionSet
          : fragments[node.name.value]?.selectionSet,
      );
    }) ?? false;
  return fieldNodes.some((node) => within(node.selectionSet));
}
