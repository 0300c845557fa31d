import { Button } from '@blueprintjs/core';
import { Error as ErrorIcon, Home, Lock, Refresh, Search } from '@blueprintjs/icons';
import type { JSX } from 'react';
import { useNavigate, useRouteError } from 'react-router-dom';
import { type LoadFailure, PartLoadError } from '../ui/partLoading.ts';
import { useTitle } from './useTitle.ts';
import { t } from '../ui/text.ts';

interface StateProps {
  icon: JSX.Element;
  title: string;
  text?: string;
  action?: JSX.Element;
  alert?: boolean;
}

/** Blueprint's NonIdealState has no page heading. */
function StatePage({ icon, title, text, action, alert }: StateProps) {
  useTitle(title);
  return (
    <div className="state-page" role={alert ? 'alert' : undefined}>
      <span className="state-icon">{icon}</span>
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      {action}
    </div>
  );
}

export function NotFoundPage() {
  const navigate = useNavigate();
  const home = <Button icon={<Home />} text={t('Go to Home')} onClick={() => void navigate('/')} />;
  return <StatePage icon={<Search size={40} />} title={t('Page not found')} action={home} />;
}

export function NoPermissionPage() {
  return (
    <StatePage
      icon={<Lock size={40} />}
      title={t('You do not have permission to view this page.')}
    />
  );
}

const LOAD_FAILURE: Record<LoadFailure, string> = {
  timeout: t('A part of the console took too long to load. Check your connection, then reload.'),
  missing: t('A part of the console was not found. There may be a newer version: reload.'),
  other: t('A part of the console could not be started. Reload to try again.'),
};

/** Page of an error, also where a part of the application could not be loaded. */
export function ErrorScreen() {
  const error = useRouteError();
  const text = error instanceof PartLoadError ? LOAD_FAILURE[error.kind] : undefined;
  const reload = (
    <Button
      intent="primary"
      icon={<Refresh />}
      text={t('Reload')}
      onClick={() => window.location.reload()}
    />
  );
  return (
    <StatePage
      alert
      icon={<ErrorIcon size={40} />}
      title={t('Something went wrong')}
      {...(text ? { text } : {})}
      action={reload}
    />
  );
}

export function CouldNotStartPage({
  message,
  onRetry,
}: {
  message: string;
  onRetry: () => unknown;
}) {
  const retry = (
    <Button intent="primary" icon={<Refresh />} text={t('Retry')} onClick={() => void onRetry()} />
  );
  return (
    <StatePage
      alert
      icon={<ErrorIcon size={40} />}
      title={t('Could not load')}
      text={message}
      action={retry}
    />
  );
}
