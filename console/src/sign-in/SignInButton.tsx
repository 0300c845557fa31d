import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  disabled?: boolean;
  /** True while the call is under way. */
  loading?: boolean;
  /** Absent: sends the form. */
  onClick?: () => void;
}

const CIRCLE = 'M 50,50 m 0,-45 a 45,45 0 1 1 0,90 a 45,45 0 1 1 0,-90';

/** Blueprint's small spinner, drawn without its component. */
const ButtonSpinner = () => (
  <span className="bp6-spinner bp6-button-spinner" aria-hidden="true">
    <span className="bp6-spinner-animation">
      <svg width="20" height="20" strokeWidth="16" viewBox="-3 -3 106 106">
        <path className="bp6-spinner-track" d={CIRCLE} />
        <path
          className="bp6-spinner-head"
          d={CIRCLE}
          pathLength="280"
          strokeDasharray="280 280"
          strokeDashoffset="210"
        />
      </svg>
    </span>
  </span>
);

export function SignInButton({ children, disabled = false, loading = false, onClick }: Props) {
  const look = onClick ? 'bp6-minimal' : 'bp6-fill bp6-large bp6-intent-primary';
  const off = disabled || loading;
  return (
    <button
      type={onClick ? 'button' : 'submit'}
      className={`bp6-button ${look} ${off ? 'bp6-disabled' : ''} ${loading ? 'bp6-loading' : ''}`}
      disabled={off}
      aria-busy={loading}
      onClick={onClick}
    >
      {loading && <ButtonSpinner />}
      <span className="bp6-button-text">{children}</span>
    </button>
  );
}
