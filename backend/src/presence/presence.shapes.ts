import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import { Id, Nullable, OneOf, Shape, Text } from '../core/http/shapes.ts';

const Seconds = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'Seconds since 1970.',
});
const USER_ID = '^[1-9][0-9]{0,15}$';

export const AnyInfo = Shape({ entityType: OneOf('presence', 'category_manager') });
export const PresenceInfo = Shape({ entityType: OneOf('presence') });

export const LastSeen = Type.Object({ last_route: Nullable(Type.String()), last_seen: Seconds });
export const Manager = Type.Object({
  user_id: Id,
  first_name: Type.String(),
  last_name: Nullable(Type.String()),
});
/** Document of either kind; both are keyed by user id. */
export const InfoDocument = Type.Record(Type.String(), Type.Union([LastSeen, Manager]));
export type InfoDocument = Static<typeof InfoDocument>;

/** The caller's own entry only; the time comes from the server's clock. */
export const OwnPresence = Type.Record(
  Type.String({ pattern: USER_ID }),
  Shape({ last_route: Text(LIMITS.lastRoute), last_seen: Seconds }),
  { additionalProperties: false, minProperties: 1, maxProperties: 1 },
);
export type OwnPresence = Static<typeof OwnPresence>;
