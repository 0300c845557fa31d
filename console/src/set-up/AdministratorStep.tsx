import { Button } from '@blueprintjs/core';
import { emailEndingProblem, isEmail, isPhone, LIMITS } from '@munim/schema/shared/limits.ts';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useFinishSetUpMutation, useSendSetUpMailMutation } from '../../generated/hooks.ts';
import { Field } from '../ui/form/Field.tsx';
import { useOneAtATime } from '../ui/form/useSingleFlight.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { StepForm } from './CompanySteps.tsx';
import { KEPT_TOKEN, type StepProps } from './setUpStep.ts';
import { Notice } from '../ui/Notice.tsx';
import { t } from '../ui/text.ts';

const EMAIL_PROBLEM = t('Please enter a valid e-mail address.');
const PHONE_PROBLEM = t('Phone must have 10 digits.');

/** First user, and whether codes would reach them. */
export function AdministratorStep({ saved, token }: StepProps) {
  const navigate = useNavigate();
  const form = useForm({
    defaultValues: { firstName: '', lastName: '', email: '', mobile: '' },
  });
  const [sendMail, mailing] = useSendSetUpMailMutation();
  const [finish, finishing] = useFinishSetUpMutation();
  const test = useOneAtATime(async () => {
    if (!(await form.trigger('email'))) return;
    const email = form.getValues('email').trim();
    await withNotice(() => sendMail({ variables: { token, email } }), {
      done: t('Test mail sent to {{email}}.', { email }),
      failed: t('The test mail was not sent.'),
    });
  });
  const submit = form.handleSubmit(async ({ firstName, lastName, email, mobile }) => {
    const input = {
      token,
      firstName: firstName.trim(),
      lastName: lastName.trim() || null,
      email: email.trim(),
      mobile: mobile.trim(),
    };
    const done = await withNotice(() => finish({ variables: { input } }), {
      done: t('The set-up is done. Sign in with your e-mail address.'),
      failed: t('Error finishing the set-up.'),
    });
    if (!done) return;
    sessionStorage.removeItem(KEPT_TOKEN);
    void navigate('/login', { replace: true });
  });
  return (
    <StepForm
      label={t('First administrator')}
      saving={finishing.loading}
      submitText={t('Finish set-up')}
      onSubmit={submit}
    >
      <Field
        form={form}
        name="firstName"
        label={t('First name')}
        required
        maxLength={LIMITS.personName}
        autoFocus
      />
      <Field form={form} name="lastName" label={t('Last name')} maxLength={LIMITS.personName} />
      <Field
        form={form}
        name="email"
        label={t('E-mail')}
        type="email"
        required
        validate={(text) => isEmail(text.trim()) || (emailEndingProblem(text) ?? EMAIL_PROBLEM)}
        help={t('Sign-in codes go there; there is no password.')}
      />
      <Field
        form={form}
        name="mobile"
        label={t('Phone')}
        type="phone"
        required
        validate={(text) => isPhone(text) || PHONE_PROBLEM}
      />
      <Notice
        className="kit-callout"
        intent={saved.hasMail ? 'primary' : 'warning'}
        title={saved.hasMail ? t('Outgoing mail') : t('No mail server is set')}
      >
        <p>
          {saved.hasMail
            ? t('Mail is sent from {{mailFrom}}. Try it before you finish.', {
                mailFrom: saved.mailFrom,
              })
            : t(
                'Sign-in codes cannot be sent: set SMTP_URL and MAIL_FROM, and start the service again. What is saved here stays.',
              )}
        </p>
        <Button
          size="small"
          text={t('Send test mail')}
          loading={mailing.loading}
          disabled={!saved.hasMail}
          onClick={() => test()}
        />
      </Notice>
    </StepForm>
  );
}
