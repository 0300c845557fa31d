import { useEffect } from 'react';
import { NOTICE_MS } from '../ui/overlay/noticeTime.ts';

export interface SignInNotice {
  text: string;
  intent: 'success' | 'danger';
}

/** A notice at the place of the console's, which needs more code than signing in does. */
export function ShownNotice({ notice, onEnd }: { notice: SignInNotice; onEnd: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onEnd, NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice, onEnd]);
  return (
    <div className="sign-in-notice" role="status">
      <div className={`bp6-toast bp6-intent-${notice.intent}`}>
        <span className="bp6-toast-message">{notice.text}</span>
      </div>
    </div>
  );
}
