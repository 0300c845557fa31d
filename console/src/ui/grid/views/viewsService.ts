import type { ListName } from '@munim/schema/list-views/lists.ts';
import { createContext, useContext } from 'react';

export type Parameters = Readonly<Record<string, string>>;

/** A view that a user saved. */
export interface SavedView {
  id: string;
  list: string;
  name: string;
  parameters: Parameters;
  columns: string | null;
  isShared: boolean;
  mayChange: boolean;
  version: number;
}

export type ViewContent = Pick<SavedView, 'parameters' | 'columns'>;
type ViewChange = Partial<Pick<SavedView, 'name' | 'isShared'> & ViewContent>;

/** The views of all lists and what changes them; the shell gives it to the lists. */
export interface ViewsService {
  viewsOf: (list: ListName) => readonly SavedView[];
  /** View that the viewer opens the list with: the own choice before that of the role. */
  defaultOf: (list: ListName) => string | undefined;
  ownDefaultOf: (list: ListName) => string | undefined;
  /** Roles whose lists the viewer may set; none for who may not share. */
  roles: readonly { id: number; name: string }[];
  roleDefaultOf: (list: ListName, roleId: number) => string | undefined;
  /** Answers the id of the new view. */
  create: (list: ListName, name: string, content: ViewContent) => Promise<string | undefined>;
  update: (view: SavedView, change: ViewChange) => Promise<boolean>;
  remove: (view: SavedView) => Promise<boolean>;
  setDefault: (list: ListName, choice: string | null, roleId?: number) => Promise<boolean>;
}

/** Service of the views; without it, as in a tab of a record, lists have none. */
export const ViewsContext = createContext<ViewsService | null>(null);
export const useViewsService = (): ViewsService | null => useContext(ViewsContext);
