import {
  SAVED_QUERIES,
  SAVED_QUERY_NAME,
} from '@munim/schema/saved-queries/saved-queries.rules.ts';
import { type Static, Type } from 'typebox';
import { Id, Line, Moment, paging, Shape, UserInfo, Version } from '../core/http/shapes.ts';

const Name = Type.String({
  pattern: SAVED_QUERY_NAME,
  maxLength: SAVED_QUERIES.name,
  minLength: 1,
  description: 'Small letters, digits and hyphens; one in the company.',
});

export const SavedQueryQuery = Shape(paging());
export type SavedQueryQuery = Static<typeof SavedQueryQuery>;
export const NamedQuery = Shape({ name: Name });
export const SavedQueryId = Shape({ saved_query_id: Id });

const content = {
  saved_query_name: Name,
  title: Line(SAVED_QUERIES.title),
  query: Line(SAVED_QUERIES.query),
  variables: Type.Record(Type.String({ maxLength: 100 }), Type.Unknown(), {
    maxProperties: 50,
    description: 'Variables that it runs with.',
  }),
  is_shared: Type.Boolean(),
};

export const NewSavedQuery = Shape(content);
export type NewSavedQuery = Static<typeof NewSavedQuery>;

export const SavedQueryChange = Shape({ saved_query_id: Id, version: Version, ...content });
export type SavedQueryChange = Static<typeof SavedQueryChange>;

export const SavedQuery = Type.Object({
  saved_query_id: Id,
  saved_query_name: Type.String(),
  title: Type.String(),
  query: Type.String(),
  variables: Type.Record(Type.String(), Type.Unknown()),
  is_shared: Type.Boolean(),
  user_info: UserInfo,
  may_change: Type.Boolean(),
  created_at: Moment,
  updated_at: Moment,
  version: Type.Integer(),
});
export type SavedQuery = Static<typeof SavedQuery>;
