import { Button, FormGroup, InputGroup } from '@blueprintjs/core';
import { Tick } from '@blueprintjs/icons';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { SetUpFieldsFragment } from '../../generated/documents.ts';
import { useOpenSetUpMutation, useSetUpOpenQuery } from '../../generated/hooks.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { AdministratorStep } from './AdministratorStep.tsx';
import { CompanyStep, RegistrationStep, StepForm } from './CompanySteps.tsx';
import { NumberingStep } from './NumberingStep.tsx';
import { KEPT_TOKEN } from './setUpStep.ts';
import './set-up.css';
import { Notice } from '../ui/Notice.tsx';
import { t } from '../ui/text.ts';

type Step = 'company' | 'registration' | 'numbering' | 'administrator';
const STEPS: readonly { id: Step; label: string }[] = [
  { id: 'company', label: t('Company') },
  { id: 'registration', label: t('GST registration') },
  { id: 'numbering', label: t('Numbering') },
  { id: 'administrator', label: t('First administrator') },
];
const CONTENT = {
  company: CompanyStep,
  registration: RegistrationStep,
  numbering: NumberingStep,
  administrator: AdministratorStep,
} satisfies Record<Step, unknown>;

const isSaved = (step: Step, { company, registration, isNumbered }: SetUpFieldsFragment): boolean =>
  ({
    company: company !== null,
    registration: registration !== null,
    numbering: isNumbered,
    administrator: false,
  })[step];

/** The first step that is not saved. */
const nextStep = (saved: SetUpFieldsFragment): Step =>
  STEPS.find(({ id }) => !isSaved(id, saved))?.id ?? 'administrator';

interface TokenProps {
  token: string;
  setToken: (token: string) => void;
  opening: boolean;
  onOpen: () => Promise<void>;
}

function TokenStep({ token, setToken, opening, onOpen }: TokenProps) {
  return (
    <StepForm
      label={t('Set up Munim')}
      saving={opening}
      submitText={t('Continue')}
      onSubmit={(event) => {
        event.preventDefault();
        if (token.trim()) void onOpen();
      }}
    >
      <p>
        {t(
          'Nobody works here yet. The log of the backend has a token that unlocks this page for 24 hours. Each start writes another one, and the earlier ones stay valid.',
        )}
      </p>
      <FormGroup label={t('Token')} labelFor="set-up-token">
        <InputGroup
          id="set-up-token"
          value={token}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => setToken(event.currentTarget.value)}
        />
      </FormGroup>
    </StepForm>
  );
}

interface StepsProps {
  saved: SetUpFieldsFragment;
  present: Step;
  onChoose: (step: Step) => void;
}

/** The way through the set-up: what is saved opens again, and the next step after it. */
const Steps = ({ saved, present, onChoose }: StepsProps) => (
  <ol className="set-up-steps" aria-label={t('Steps')}>
    {STEPS.map(({ id, label }) => (
      <li key={id} aria-current={id === present ? 'step' : undefined}>
        {isSaved(id, saved) || id === nextStep(saved) ? (
          <Button
            variant="minimal"
            {...(isSaved(id, saved) ? { icon: <Tick /> } : {})}
            text={label}
            onClick={() => onChoose(id)}
          />
        ) : (
          <span>{label}</span>
        )}
      </li>
    ))}
  </ol>
);

/** First company and administrator of an empty installation. */
export function SetUpScreen() {
  const { hash } = useLocation();
  const [token, setToken] = useState(
    () => hash.slice(1) || (sessionStorage.getItem(KEPT_TOKEN) ?? ''),
  );
  const [saved, setSaved] = useState<SetUpFieldsFragment | null>(null);
  const [chosen, setChosen] = useState<Step | null>(null);
  const { data } = useSetUpOpenQuery({ fetchPolicy: 'network-only' });
  const [openSetUp, { loading }] = useOpenSetUpMutation();
  const open = async () => {
    const variables = { token: token.trim() };
    const opened = await withNotice(() => openSetUp({ variables }), {
      failed: t('The set-up did not open.'),
    });
    if (!opened?.data) return sessionStorage.removeItem(KEPT_TOKEN);
    sessionStorage.setItem(KEPT_TOKEN, variables.token);
    setSaved(opened.data.openSetUp);
  };
  const openKept = useEffectEvent(() => token && void open());
  useEffect(() => void openKept(), []);
  const show = (state: SetUpFieldsFragment) => {
    setSaved(state);
    setChosen(null);
  };
  if (data?.setUpOpen === false)
    return (
      <div className="set-up">
        <Notice title={t('This installation is set up')} intent="primary">
          <Link to="/login">{t('Sign in')}</Link>
        </Notice>
      </div>
    );
  if (!saved)
    return (
      <div className="set-up">
        <TokenStep token={token} setToken={setToken} opening={loading} onOpen={open} />
      </div>
    );
  const present = chosen ?? nextStep(saved);
  const Content = CONTENT[present];
  return (
    <div className="set-up">
      <h1 className="kit-title">{t('Set-up')}</h1>
      <Steps saved={saved} present={present} onChoose={setChosen} />
      <Content
        key={`${present} ${saved.version ?? 0}`}
        saved={saved}
        token={token.trim()}
        onSaved={show}
        onConflict={() => void open()}
      />
    </div>
  );
}
