import { Button } from '@blueprintjs/core';
import { t } from '../text.ts';

interface Props {
  saving: boolean;
  onCancel: () => void;
  submitText?: string;
  /** True while something loads or uploads. */
  disabled?: boolean;
}

/** The buttons of a form that is a page; they stay in sight however long it is. */
export const FormFoot = ({ saving, onCancel, submitText = t('Save'), disabled = false }: Props) => (
  <div className="form-foot">
    <Button text={t('Cancel')} disabled={saving} onClick={onCancel} />
    <Button type="submit" intent="primary" text={submitText} loading={saving} disabled={disabled} />
  </div>
);
