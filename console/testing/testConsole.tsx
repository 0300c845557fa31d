import { ApolloProvider } from '@apollo/client/react';
import { BlueprintProvider, Classes } from '@blueprintjs/core';
import { roleTemplate } from '@munim/schema/shared/roles.ts';
import { beforeAll } from '@jest/globals';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type {
  BooksFieldsFragment,
  PermissionAction,
  PermissionEntity,
  ViewerFieldsFragment,
} from '../generated/documents.ts';
import { createApolloClient } from '../src/app/apolloClient.ts';
import { CALL_TEXT } from '../src/app/callTexts.ts';
import { routes } from '../src/app/routes.tsx';
import { SessionProvider } from '../src/app/session.tsx';
import { storeTokens } from '../src/app/tokens.ts';
import { loadGrid } from '../src/ui/grid/gridCode.ts';
import { showNotice } from '../src/ui/overlay/notices.tsx';
import { type MockResponses, type GatewayCall, mockGateway } from './mockGateway.ts';

/** Rows are drawn once: what a test has found stays in the page. */
beforeAll(loadGrid);

const OWN_REGISTRATION = {
  __typename: 'OwnRegistration' as const,
  id: '1',
  gstin: '29AAACM4154Q1ZY',
  state: 'Karnataka',
};

/** The gateway's profile of a user with the role's own permissions. */
export function viewerOf(
  roleId: number,
  more: Partial<ViewerFieldsFragment> = {},
): ViewerFieldsFragment & { __typename: 'Viewer' } {
  const permissions = Object.entries(roleTemplate(roleId)).map(([entity, actions]) => ({
    __typename: 'Permission' as const,
    entity: entity.toUpperCase() as PermissionEntity,
    actions: actions as PermissionAction[],
  }));
  return {
    __typename: 'Viewer',
    id: '7',
    roleId,
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'asha@example.com',
    mobile: null,
    username: null,
    logo: null,
    organisationId: null,
    organisationName: null,
    salesUserIds: [],
    companyName: 'Munim Hospitality Supplies',
    companyStateCode: '29',
    companyRegistrations: [OWN_REGISTRATION],
    demoData: false,
    viewedBy: null,
    changeNumber: '1',
    workingCustomer: null,
    ...more,
    permissions,
  };
}

const done = (field: string) => () => ({
  data: { [field]: { __typename: 'Done', success: true } },
});
/** Books that nobody has closed, as a viewer without the right to close them reads them. */
export const openBooks = (more: Partial<BooksFieldsFragment> = {}) => ({
  __typename: 'Books' as const,
  closedUntil: null,
  mayChange: false,
  changedBy: null,
  changedAt: null,
  version: 1,
  ...more,
});

const SHELL_RESPONSES: MockResponses = {
  UpdatePresence: done('updatePresence'),
  TrackUserActivity: done('trackUserActivity'),
  OnlineUsers: () => ({ data: { infoRecord: [] } }),
  Books: () => ({ data: { books: openBooks() } }),
  SetUpOpen: () => ({ data: { setUpOpen: false } }),
};

interface RenderedConsole {
  calls: GatewayCall[];
  router: ReturnType<typeof createMemoryRouter>;
}

/** The whole console at an address, over a stub transport; signed in when a viewer is given. */
export function openConsole(
  path: string,
  { viewer, responses = {} }: { viewer?: ViewerFieldsFragment; responses?: MockResponses } = {},
): RenderedConsole {
  localStorage.clear();
  if (viewer) storeTokens('a1', 'r1');
  const calls = mockGateway({
    ...SHELL_RESPONSES,
    ...(viewer && { Viewer: () => ({ data: { viewer } }) }),
    ...responses,
  });
  const client = createApolloClient({
    uri: '/graphql',
    loading: { begin: () => undefined, end: () => undefined },
    onSessionLost: () => void showNotice({ text: CALL_TEXT.other, intent: 'danger' }),
  });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <ApolloProvider client={client}>
      <BlueprintProvider>
        <SessionProvider>
          <RouterProvider router={router} useTransitions={false} />
        </SessionProvider>
      </BlueprintProvider>
    </ApolloProvider>,
  );
  return { calls, router };
}

/**
 * Options of queries by text that leave out notices, which name a new record too while they are
 * shown.
 */
export const notInNotices = { ignore: `.${Classes.TOAST} *` };
