import { Button, Tag } from '@blueprintjs/core';
import { LogIn, LogOut } from '@blueprintjs/icons';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isDevelopment } from './environment.ts';
import { loginPath } from './returnPath.ts';
import { type Session, useSessionState } from './session.tsx';
import { SignOutDialog } from './SignOutDialog.tsx';
import { t } from '../ui/text.ts';

export function DevelopmentTag() {
  return isDevelopment(window.location.host) ? (
    <Tag minimal intent="warning" className="hide-on-phone">
      {t('Development')}
    </Tag>
  ) : null;
}

export function DemoTag() {
  return (
    <Tag
      minimal
      intent="warning"
      title={t("All data here is invented. Nothing of it is a company's.")}
    >
      {t('Demo data')}
    </Tag>
  );
}

function LogoutButton({ viewer }: Session) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <span className="hide-on-phone">{viewer.firstName}</span>
      <Button
        variant="minimal"
        icon={<LogOut />}
        text={t('Logout')}
        onClick={() => setAsking(true)}
      />
      {asking && <SignOutDialog onClose={() => setAsking(false)} />}
    </>
  );
}

function LoginButton() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (pathname === '/login') return null;
  return (
    <Button
      variant="minimal"
      icon={<LogIn />}
      text={t('Login')}
      onClick={() => void navigate(loginPath('/'))}
    />
  );
}

/** The bar alone, for pages anyone may see. */
export function TopBarFrame({ children }: { children: ReactNode }) {
  const state = useSessionState();
  return (
    <div className="frame frame-open">
      <header className="frame-header">
        <span className="frame-brand">Munim</span>
        <span className="frame-space" />
        <DevelopmentTag />
        {state.kind === 'signedIn' ? <LogoutButton {...state.session} /> : <LoginButton />}
      </header>
      <main className="frame-page">{children}</main>
    </div>
  );
}
