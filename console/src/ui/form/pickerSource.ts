import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';

/** One entry of a picker: enough to choose by. */
export interface PickerItem {
  id: string;
  label: string;
  /** Shown beside it, for example a district. */
  info?: string | null | undefined;
  /** Picture beside it; null leaves its place empty. */
  image?: string | null;
  /** A second line, for example the last price. */
  details?: string;
}

/** Source of a picker's items. Keep it a module constant. */
export interface PickerSource {
  search: (client: ApolloClient, text: string) => Promise<PickerItem[]>;
  /** The item of an id in the address. */
  find: (client: ApolloClient, id: string) => Promise<PickerItem | undefined>;
  /** Text in the list when it could not be read. */
  failedText?: string;
}

interface PickerSourceOptions<
  Data,
  Variables extends OperationVariables,
  One,
  OneVariables extends OperationVariables,
> {
  query: TypedDocumentNode<Data, Variables>;
  variables: (text: string) => Variables;
  items: (data: Data) => PickerItem[];
  /** The query returns all items: search them here. */
  local?: boolean;
  failedText?: string;
  /** Reads one by its id; without it the first page of the list is searched. */
  one?: {
    query: TypedDocumentNode<One, OneVariables>;
    variables: (id: string) => OneVariables;
    item: (data: One) => PickerItem | undefined;
  };
}

/** '#42' means the record 42. */
const ID = /^#\s*(\d{1,15})$/;

const matches = ({ id, label, info }: PickerItem, text: string) =>
  `${id} ${label} ${info ?? ''}`.toLowerCase().includes(text.toLowerCase());

/** A picker's source made of a GraphQL query. */
export function pickerSource<
  Data,
  Variables extends OperationVariables,
  One = never,
  OneVariables extends OperationVariables = OperationVariables,
>({
  query,
  variables,
  items,
  local,
  one,
  failedText,
}: PickerSourceOptions<Data, Variables, One, OneVariables>): PickerSource {
  const search = async (client: ApolloClient, text: string): Promise<PickerItem[]> => {
    const id = !local && ID.exec(text)?.[1];
    if (id)
      return find(client, id).then(
        (item) => (item ? [item] : []),
        () => [],
      );
    const { data } = await client.query<Data>({
      query,
      variables: variables(local ? '' : text),
    });
    const found = data ? items(data) : [];
    return local && text ? found.filter((item) => matches(item, text)) : found;
  };
  const find = async (client: ApolloClient, id: string) => {
    if (!one) return (await search(client, '')).find((item) => item.id === id);
    const { data } = await client.query<One>({
      query: one.query,
      variables: one.variables(id),
    });
    return data ? one.item(data) : undefined;
  };
  return { search, find, ...(failedText ? { failedText } : {}) };
}
