import { Button } from '@blueprintjs/core';
import { type FormEvent, type ReactNode, useCallback } from 'react';
import { isPhone } from '../grid/isPhone.ts';
import { SideDrawer } from '../overlay/SideDrawer.tsx';
import { focusWithoutOpening } from './focusWithoutOpening.ts';
import { useOpenForm } from './openForms.ts';
import { submitByKeys } from './submitByKeys.ts';
import { useSingleFlight } from './useSingleFlight.ts';
import { t } from '../text.ts';

interface Props {
  title: ReactNode;
  saving: boolean;
  /** `form.handleSubmit(…)` of react-hook-form, which focuses the first error. */
  onSubmit: (event?: FormEvent) => unknown;
  onClose: () => void;
  /** `form.formState.isDirty`: closing asks first. */
  dirty?: boolean;
  /** Parameters of the address that change without closing it. */
  keeps?: readonly string[];
  width?: number | string;
  submitText?: string;
  /** Marks an action that cannot be undone. */
  danger?: true;
  /**
   * True when it saves on the version that it opened on and shows when there is a newer one, with
   * the changes of others below.
   */
  versioned?: true;
  /** Reason why the submit button is disabled, shown beside it. */
  blocked?: string | false | undefined;
  /** Stands beside the submit button, for example what it leaves out. */
  note?: string | undefined;
  children: ReactNode;
}

const FIELDS =
  '.kit-drawer-body :is(input:not([type=checkbox], [type=radio], [type=file]), textarea, select):enabled';

/**
 * Focuses the first field, unless a field has the focus already; not on a phone, whose keyboard
 * would cover the form.
 */
function focusFirstField(form: HTMLFormElement | null): void {
  if (!form || isPhone() || form.contains(document.activeElement)) return;
  const field = form.querySelector<HTMLElement>(FIELDS);
  if (field) focusWithoutOpening(field);
}

interface FormProps extends Pick<Props, 'danger' | 'note' | 'children'> {
  saving: boolean;
  blocked: Props['blocked'];
  submitText: string;
  onSubmit: Props['onSubmit'];
  onCancel: () => void;
}

/** Drawn within the drawer, so that its submit is known as the drawer's. */
function DrawerForm({
  saving,
  blocked,
  note,
  danger,
  submitText,
  onSubmit,
  onCancel,
  children,
}: FormProps) {
  const setForm = useCallback((element: HTMLFormElement | null) => {
    focusFirstField(element);
    return submitByKeys(element);
  }, []);
  const submit = useSingleFlight(async (event) => {
    if (saving || blocked) return;
    await onSubmit(event);
  });
  const beside = blocked || note;
  return (
    <form className="kit-form" noValidate onSubmit={submit} ref={setForm}>
      <div className="kit-drawer-body">{children}</div>
      <div className="kit-drawer-foot">
        {beside && (
          <span role="status" className="kit-blocked">
            {beside}
          </span>
        )}
        <Button text={t('Cancel')} onClick={onCancel} disabled={saving} />
        <Button
          type="submit"
          intent={danger ? 'danger' : 'primary'}
          text={submitText}
          loading={saving}
          disabled={Boolean(blocked)}
        />
      </div>
    </form>
  );
}

/**
 * A form beside the page: Enter submits (Ctrl+Enter anywhere), the button cannot be pressed twice,
 * a dirty form asks before it closes.
 */
export function FormDrawer({
  title,
  saving,
  onClose,
  dirty = false,
  keeps,
  width = 420,
  submitText = t('Submit'),
  versioned,
  blocked = false,
  onSubmit,
  children,
  ...form
}: Props) {
  const runSubmit = useOpenForm(!versioned);
  return (
    <SideDrawer
      title={title}
      width={width}
      dirty={dirty}
      keeps={keeps}
      busy={saving}
      onClose={onClose}
    >
      {(close) => (
        <DrawerForm
          {...form}
          saving={saving}
          blocked={blocked}
          submitText={submitText}
          onSubmit={(event) => runSubmit(() => onSubmit(event))}
          onCancel={close}
        >
          {children}
        </DrawerForm>
      )}
    </SideDrawer>
  );
}
