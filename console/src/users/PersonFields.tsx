import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type FieldValues, type Path, useController, type UseFormReturn } from 'react-hook-form';
import { LogoPicker } from '../app/LogoPicker.tsx';
import { Field } from '../ui/form/Field.tsx';
import { type PersonFields as Fields, validEmail, validMobile } from './userForm.ts';
import './users.css';
import { t } from '../ui/text.ts';

interface Props<Form extends FieldValues & Fields> {
  form: UseFormReturn<Form>;
  /** Signed address of the picture there is. */
  thumbnail?: string | null;
  /** Staff have a user name of their own. */
  isStaff: boolean;
  /** True for the own names and picture only. */
  namesOnly?: boolean;
  /** True when the form does not take the focus at first. */
  silent?: boolean;
}

/** Name and contact data of the person. */
export function PersonFields<Form extends FieldValues & Fields>({
  form,
  thumbnail = null,
  isStaff,
  namesOnly = false,
  silent = false,
}: Props<Form>) {
  const name = (field: keyof Fields) => field as Path<Form>;
  const { field: logo } = useController({ control: form.control, name: name('logo') });
  const reach = { form, required: true, disabled: namesOnly };
  return (
    <>
      <div className="user-fields">
        <Field
          form={form}
          name={name('firstName')}
          label={t('First Name')}
          required
          maxLength={LIMITS.personName}
          autoFocus={!silent}
        />
        <Field
          form={form}
          name={name('lastName')}
          label={t('Last Name')}
          maxLength={LIMITS.personName}
        />
        <Field
          {...reach}
          name={name('email')}
          label={t('E-mail')}
          type="email"
          maxLength={150}
          validate={validEmail}
        />
        <Field
          {...reach}
          name={name('mobile')}
          label={t('Mobile')}
          type="phone"
          validate={validMobile}
        />
        {isStaff && (
          <Field
            form={form}
            name={name('username')}
            label={t('User Name')}
            maxLength={LIMITS.username}
            disabled={namesOnly}
            help={t('The e-mail address when left empty.')}
            validate={(text) =>
              text.trim().length >= 3 || t('A user name has at least 3 characters.')
            }
          />
        )}
      </div>
      <LogoPicker
        label={t('Picture')}
        fileName={logo.value ?? null}
        thumbnail={thumbnail}
        onChange={logo.onChange}
      />
    </>
  );
}
