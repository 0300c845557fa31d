import { useApolloClient } from '@apollo/client/react';
import { ROLES_WITH_DEFAULTS, sharesViews } from '@munim/schema/list-views/list-views.rules.ts';
import { nameOfRole } from '@munim/schema/shared/roles.ts';
import { type ReactNode, useMemo } from 'react';
import {
  CreateListViewDocument,
  DeleteListViewDocument,
  type ListViewFieldsFragment,
  ListViewsDocument,
  SetListViewDefaultDocument,
  UpdateListViewDocument,
} from '../../generated/documents.ts';
import { useListViewsQuery } from '../../generated/hooks.ts';
import { type SavedView, ViewsContext, type ViewsService } from '../ui/grid/views/viewsService.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { t } from '../ui/text.ts';
import { useSession } from './session.tsx';

const toSaved = ({ parameters, ...view }: ListViewFieldsFragment): SavedView => ({
  ...view,
  parameters: Object.fromEntries(parameters.map(({ name, value }) => [name, value])),
});
const toList = (parameters: Readonly<Record<string, string>>) =>
  Object.entries(parameters).map(([name, value]) => ({ name, value }));

const TEXTS = {
  create: { failed: t('View not saved!') },
  update: { failed: t('View not updated!') },
  remove: { failed: t('View not deleted!') },
  setDefault: { done: t('Default changed'), failed: t('Default not changed!') },
};
const AFTER = { refetchQueries: [ListViewsDocument], awaitRefetchQueries: true };

/** The views that came with the session, for all lists. */
export function ListViewsProvider({ children }: { children: ReactNode }) {
  const { viewer, can } = useSession();
  const client = useApolloClient();
  const { data } = useListViewsQuery({ fetchPolicy: 'cache-first', context: { silent: true } });
  const listViews = data?.listViews;
  const service = useMemo<ViewsService>(() => {
    const views = listViews?.views.map(toSaved) ?? [];
    const defaults = listViews?.defaults ?? [];
    const choiceFor = (of: string, role: number | null) =>
      defaults.find(({ list, roleId }) => list === of && roleId === role)?.choice;
    const done = async (write: () => Promise<unknown>, texts: { failed: string }) =>
      (await withNotice(async () => (await write()) !== null, texts)) === true;
    return {
      viewsOf: (of) => views.filter(({ list }) => list === of),
      defaultOf: (list) => choiceFor(list, null) ?? choiceFor(list, viewer.roleId),
      ownDefaultOf: (list) => choiceFor(list, null),
      roles: sharesViews(can)
        ? ROLES_WITH_DEFAULTS.map((id) => ({ id, name: nameOfRole(id) }))
        : [],
      roleDefaultOf: choiceFor,
      create: (list, name, { parameters, columns }) =>
        withNotice(async () => {
          const input = { list, name, columns, parameters: toList(parameters) };
          const answer = await client.mutate({
            mutation: CreateListViewDocument,
            variables: { input },
            ...AFTER,
          });
          return answer.data?.createListView.id;
        }, TEXTS.create),
      update: ({ id, version }, { parameters, ...change }) => {
        const input = {
          id,
          version,
          ...change,
          ...(parameters ? { parameters: toList(parameters) } : {}),
        };
        const write = () =>
          client.mutate({ mutation: UpdateListViewDocument, variables: { input }, ...AFTER });
        return done(write, TEXTS.update);
      },
      remove: ({ id }) => {
        const write = () =>
          client.mutate({ mutation: DeleteListViewDocument, variables: { id }, ...AFTER });
        return done(write, TEXTS.remove);
      },
      setDefault: (list, choice, roleId) => {
        const variables = { list, choice, ...(roleId === undefined ? {} : { roleId }) };
        const write = () =>
          client.mutate({ mutation: SetListViewDefaultDocument, variables, ...AFTER });
        return done(write, TEXTS.setDefault);
      },
    };
  }, [client, listViews, viewer.roleId, can]);
  return <ViewsContext value={service}>{children}</ViewsContext>;
}
