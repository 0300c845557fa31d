import '@blueprintjs/core/lib/css/blueprint.css';
import './app/shell.css';
import './app/print.css';
import { ApolloProvider } from '@apollo/client/react';
import { BlueprintProvider, FocusStyleManager } from '@blueprintjs/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createApolloClient } from './app/apolloClient.ts';
import { CALL_TEXT } from './app/callErrors.ts';
import { isDevelopment } from './app/environment.ts';
import './app/pageSettings.ts';
import { createRouter } from './app/routes.tsx';
import { SessionProvider } from './app/session.tsx';
import { beginLoading, endLoading } from './ui/overlay/loading.ts';
import { showNotice } from './ui/overlay/notices.tsx';
import { applyTheme } from './ui/theme.ts';

FocusStyleManager.onlyShowFocusOnTabs();
applyTheme();

const client = createApolloClient({
  uri: '/graphql',
  loading: { begin: beginLoading, end: endLoading },
  ...(isDevelopment(window.location.host) && { log: (...failure) => console.debug(...failure) }),
  onSessionLost: () => void showNotice({ text: CALL_TEXT.other, intent: 'danger' }),
});

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <ApolloProvider client={client}>
        <BlueprintProvider>
          <SessionProvider>
            {/* A transition would render the old and the new address in turn, and useQuery would ask for both without end. */}
            <RouterProvider router={createRouter()} useTransitions={false} />
          </SessionProvider>
        </BlueprintProvider>
      </ApolloProvider>
    </StrictMode>,
  );
