import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './explorer.css';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { graphqlFetcher } from './graphqlFetcher.ts';

const WELCOME = `# Sign in to the console in this browser first: its token goes with every request.
# Or give your own in the Headers tab: { "Authorization": "Bearer ..." }
# Ctrl-Space completes, Ctrl-Enter runs, the book on the left is the documentation.

query WhoAmI {
  viewer {
    firstName
    roleId
    permissions {
      entity
      actions
    }
  }
}
`;

const place = document.getElementById('explorer');
if (!place) throw new Error('explorer.html has no place for the explorer');
createRoot(place).render(
  <GraphiQL fetcher={graphqlFetcher} defaultQuery={WELCOME} shouldPersistHeaders={false} />,
);
