import { Button } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import { FirstStepsDocument } from '../../generated/documents.ts';
import { useDismissFirstStepsMutation, useFirstStepsQuery } from '../../generated/hooks.ts';
import { useSession } from '../app/session.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import { FIRST_STEP } from './users.labels.ts';
import './users.css';
import { t } from '../ui/text.ts';

/** Three things to begin with; the server decides which, and whether they are still shown. A server without them shows none. */
export function FirstStepsPanel() {
  const { viewer } = useSession();
  const { data } = useFirstStepsQuery({ errorPolicy: 'ignore', context: { silent: true } });
  const [dismiss, { loading }] = useDismissFirstStepsMutation({
    update: (cache) => {
      cache.writeQuery({ query: FirstStepsDocument, data: { firstSteps: [] } });
    },
  });
  const steps = data?.firstSteps ?? [];
  if (!steps.length) return null;
  return (
    <section className="first-steps" aria-labelledby="first-steps">
      <div className="first-steps-head">
        <h2 id="first-steps">
          {t('Welcome, {{firstName}}. To begin with:', { firstName: viewer.firstName })}
        </h2>
        <Button
          text={t('Put away')}
          size="small"
          variant="outlined"
          loading={loading}
          onClick={() =>
            void withNotice(() => dismiss(), { failed: t('The list could not be put away') })
          }
        />
      </div>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <Link to={FIRST_STEP[step].path}>{FIRST_STEP[step].title}</Link>
            <span>{FIRST_STEP[step].text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
