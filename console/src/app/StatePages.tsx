import { Button, NonIdealState, Spinner } from '@blueprintjs/core';
import { Build, Error as ErrorIcon, Home, Lock, Refresh, Search } from '@blueprintjs/icons';
import { useNavigate } from 'react-router-dom';
import { useTitle } from './useTitle.ts';

export function NotFoundPage() {
  const navigate = useNavigate();
  useTitle('Page not found');
  const home = <Button icon={<Home />} text="Go to Home" onClick={() => void navigate('/')} />;
  return <NonIdealState icon={<Search size={40} />} title={<h1>Page not found</h1>} action={home} />;
}

export function NoPermissionPage() {
  useTitle('No permission');
  return <NonIdealState icon={<Lock size={40} />} title={<h1>You do not have permission to view this page.</h1>} />;
}

/** Says so honestly instead of pretending. */
export function NotBuiltPage({ title }: { title: string }) {
  return (
    <NonIdealState icon={<Build size={40} />} title={<h1>This screen is not built yet</h1>} description={`${title} will open here.`} />
  );
}

/** Also for a piece of the application that could not be loaded (S55). */
export function ErrorScreen() {
  useTitle('Something went wrong');
  const reload = <Button intent="primary" icon={<Refresh />} text="Reload" onClick={() => window.location.reload()} />;
  return (
    <div role="alert" className="state-page">
      <NonIdealState icon={<ErrorIcon size={40} />} title={<h1>Something went wrong</h1>} action={reload} />
    </div>
  );
}

export function WaitingPage() {
  return (
    <div className="state-page">
      <Spinner aria-label="Loading" />
    </div>
  );
}

export function CouldNotStartPage({ message, onRetry }: { message: string; onRetry: () => unknown }) {
  const retry = <Button intent="primary" icon={<Refresh />} text="Retry" onClick={() => void onRetry()} />;
  return (
    <div role="alert" className="state-page">
      <NonIdealState icon={<ErrorIcon size={40} />} title={<h1>Could not load</h1>} description={message} action={retry} />
    </div>
  );
}
