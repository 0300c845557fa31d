import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { SET_UP } from '../app/listPaths.ts';
import { useSignIn } from '../app/session.tsx';
import { SignIn } from './SignIn.tsx';

/**
 * The sign-in page within the console, for a person who signs out or opens an address further in.
 */
export function LoginScreen() {
  const navigate = useNavigate();
  const openSetUp = useCallback(() => void navigate(SET_UP, { replace: true }), [navigate]);
  return <SignIn onSignedIn={useSignIn()} onSetUpOpen={openSetUp} />;
}
