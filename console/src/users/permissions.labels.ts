import type { EntityKey, PermissionMap } from '@munim/schema/shared/roles.ts';
import { type Pair, pairsOf, permissionChanges } from '@munim/schema/users/users.rules.ts';
import type { PermissionEntity, PermissionInput } from '../../generated/documents.ts';
import { t } from '../ui/text.ts';

export const entityText = (entity: EntityKey): string => entity.replaceAll('_', ' ');

/** 'order READ/APPROVE, blogs READ' */
export function pairsText(pairs: readonly Pair[]): string {
  const entities = [...new Set(pairs.map(([entity]) => entity))];
  const actionsOf = (entity: EntityKey) =>
    pairs.filter(([one]) => one === entity).map(([, action]) => action);
  return entities
    .map((entity) => `${entityText(entity)} ${actionsOf(entity).join('/')}`)
    .join(', ');
}

/** Summary of a change: 'adds order APPROVE, takes blogs READ'; empty when nothing changed. */
export function changeText(before: PermissionMap, after: PermissionMap): string {
  const { added, removed } = permissionChanges(before, after);
  return [
    added.length && t('adds {{added}}', { added: pairsText(added) }),
    removed.length && t('takes {{removed}}', { removed: pairsText(removed) }),
  ]
    .filter(Boolean)
    .join(', ');
}

export const toPermissionInput = (map: PermissionMap): PermissionInput[] =>
  Object.entries(map).map(([entity, actions]) => ({
    entity: entity.toUpperCase() as PermissionEntity,
    actions,
  }));

export const isSameMap = (one: PermissionMap, other: PermissionMap): boolean =>
  String(pairsOf(one)) === String(pairsOf(other));
