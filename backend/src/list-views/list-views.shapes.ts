import { LIST_VIEWS } from '@munim/schema/list-views/list-views.rules.ts';
import { type Static, Type } from 'typebox';
import { Id, Line, Maybe, Nullable, Shape, Text, Version } from '../core/http/shapes.ts';

const ListName = Text(60, 1);
/** Names that the list does not know are refused by the write, which names them. */
const Parameters = Type.Record(Type.String({ maxLength: 60 }), Text(LIST_VIEWS.value), {
  maxProperties: 40,
});
const Columns = Nullable(Text(LIST_VIEWS.columns, 1));

export const ListView = Type.Object({
  list_view_id: Id,
  list: Type.String(),
  name: Type.String(),
  parameters: Type.Record(Type.String(), Type.String()),
  columns: Nullable(Type.String()),
  is_shared: Type.Boolean(),
  may_change: Type.Boolean(),
  version: Type.Integer(),
});
export type ListView = Static<typeof ListView>;

export const ListViewDefault = Type.Object({
  list: Type.String(),
  role_id: Nullable(Type.Integer()),
  choice: Type.String({ description: 'all, the key of a given view, or the id of a view.' }),
});
export type ListViewDefault = Static<typeof ListViewDefault>;

export const ListViews = Type.Object({
  views: Type.Array(ListView),
  defaults: Type.Array(ListViewDefault),
});
export type ListViews = Static<typeof ListViews>;

export const NewListView = Shape({
  list: ListName,
  name: Line(LIST_VIEWS.name),
  parameters: Parameters,
  columns: Maybe(Columns),
  is_shared: Maybe(Type.Boolean()),
});
export type NewListView = Static<typeof NewListView>;

export const ListViewId = Shape({ list_view_id: Id });

export const ListViewChange = Shape({
  list_view_id: Id,
  version: Maybe(Version),
  name: Maybe(Line(LIST_VIEWS.name)),
  parameters: Maybe(Parameters),
  columns: Maybe(Columns),
  is_shared: Maybe(Type.Boolean()),
});
export type ListViewChange = Static<typeof ListViewChange>;

export const DefaultChange = Shape({
  list: ListName,
  role_id: Maybe(Nullable(Type.Integer({ minimum: 1, maximum: 100_000 }))),
  choice: Nullable(Text(40, 1)),
});
export type DefaultChange = Static<typeof DefaultChange>;
