import type {
  PermissionAction,
  PermissionEntity,
  SearchKind,
} from '@munim/schema/generated/types.ts';
import type { RawBuilder } from 'kysely';
import type { Viewer } from '../access/viewer.ts';

/** A column that holds a number of documents, with indexes on lower(column) and reverse(lower(column)), both text_pattern_ops. */
export interface SearchedNumber {
  column: string;
  /** Said beside a record found by it; absent: it is the title. */
  label?: string;
}

/** A feature's declaration of records for the search over all kinds (docs/decisions/060). */
export interface SearchedKind {
  /** Permission of its list; absent: for all signed-in users. */
  readPermission?: readonly [PermissionEntity, PermissionAction];
  /** Table with an alias. */
  rows: RawBuilder<unknown>;
  /** Column of the id. */
  id: string;
  /** Rows of its list, for the viewer. */
  visible: (viewer: Viewer) => RawBuilder<boolean>;
  /** People know the record by its id. */
  isFoundById?: true;
  numbers?: readonly SearchedNumber[];
  /**
   * Name of the record, with an index on lower(name) gin_trgm_ops and one with text_pattern_ops.
   */
  name?: string | RawBuilder<string>;
  /** Names that hold what the text says, in place of those with its words as they are typed; undefined where the words say it. */
  holds?: (text: string) => RawBuilder<boolean> | undefined;
  /** Columns of which any part is searched: GST numbers, phones, e-mail addresses; each with a trigram index. */
  contacts?: readonly string[];
  /** Words before a number that mean this kind: `bill 42`. */
  words: readonly string[];
  described: {
    /** Joins that the texts need. */
    joins?: RawBuilder<unknown>;
    /** Id of the record in addresses; absent: the id. */
    key?: RawBuilder<string>;
    title: RawBuilder<string>;
    /** Parts of the detail; those that are null are left out. */
    detail: (viewer: Viewer) => readonly RawBuilder<string | null>[];
    status?: RawBuilder<string | null>;
    /** The record on whose page it stands, where that is another. */
    page?: { kind: RawBuilder<string>; key: RawBuilder<string> };
  };
}
export type SearchedKinds = Readonly<Record<SearchKind, SearchedKind>>;
