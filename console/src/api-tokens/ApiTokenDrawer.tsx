import { API_TOKENS, isNetwork } from '@munim/schema/api-tokens/api-tokens.rules.ts';
import {
  type Can,
  PERMISSION_ENTITIES,
  type PermissionMap,
  SEES_ALL,
} from '@munim/schema/shared/roles.ts';
import { heldBy, mapOf, type Pair, pairsOf } from '@munim/schema/users/users.rules.ts';
import { useController, useForm } from 'react-hook-form';
import { ApiTokensDocument } from '../../generated/documents.ts';
import { useCreateApiTokenMutation } from '../../generated/hooks.ts';
import { useSession } from '../app/session.tsx';
import { organisationSource } from '../organisations/OrganisationPicker.tsx';
import { Field } from '../ui/form/Field.tsx';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { PickerField } from '../ui/form/PickerField.tsx';
import type { PickerItem } from '../ui/form/pickerSource.ts';
import { TagsField } from '../ui/form/TagsField.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import { t } from '../ui/text.ts';
import { PermissionMatrixPanel } from '../users/PermissionMatrixPanel.tsx';
import { toPermissionInput } from '../users/permissions.labels.ts';
import { TOKEN_MADE_FAILED } from './api-tokens.labels.ts';
import type { Shown } from './ShownTokenDialog.tsx';
import { TokenDays, USUAL_DAYS } from './TokenDays.tsx';

const WIDTH = 620;

interface Fields {
  name: string;
  days: string;
  organisation: PickerItem | null;
  networks: string[];
  permissions: PermissionMap;
}

/** All that the viewer may read: what a token may unless it is given less or more. */
const readable = (can: Can): PermissionMap =>
  mapOf(PERMISSION_ENTITIES.map((entity): Pair => [entity, 'READ']).filter(heldBy(can)));

interface Props {
  onMade: (shown: Shown) => void;
  onClose: () => void;
}

/** Makes a token, which is shown afterwards. */
export function ApiTokenDrawer({ onMade, onClose }: Props) {
  const { can, viewer } = useSession();
  const reading = readable(can);
  const form = useForm<Fields>({
    defaultValues: {
      name: '',
      days: USUAL_DAYS,
      organisation: null,
      networks: [],
      permissions: reading,
    },
  });
  const { field } = useController({ control: form.control, name: 'permissions' });
  const [create, { loading }] = useCreateApiTokenMutation({ refetchQueries: [ApiTokensDocument] });
  const submit = form.handleSubmit(async ({ name, days, organisation, networks, permissions }) => {
    const input = {
      name,
      days: Number(days),
      organisationId: organisation?.id ?? null,
      networks,
      permissions: toPermissionInput(permissions),
    };
    const done = await withNotice(() => create({ variables: { input } }), TOKEN_MADE_FAILED);
    const made = done?.data?.createApiToken;
    if (!made) return;
    onClose();
    onMade({ name: made.apiToken.name, token: made.token });
  });
  return (
    <FormDrawer
      title={t('Make API token')}
      width={WIDTH}
      submitText={t('Make token')}
      saving={loading}
      dirty={form.formState.isDirty}
      blocked={!pairsOf(field.value).length && t('Choose a permission')}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        {t(
          'A tool that has the token asks in your name, with these permissions as long as you have them.',
        )}
      </p>
      <Field
        form={form}
        name="name"
        label={t('Name')}
        help={t('What it is for, as Nightly stock sheet')}
        maxLength={API_TOKENS.nameLength}
        required
        autoFocus
      />
      <TokenDays form={form} name="days" />
      {SEES_ALL.includes(viewer.roleId) && (
        <PickerField
          form={form}
          name="organisation"
          label={t('Rows of one organisation')}
          source={organisationSource}
          help={t('Empty: the rows that you see. Goods, stock and vendors are the same for all')}
        />
      )}
      <TagsField
        form={form}
        name="networks"
        label={t('Networks')}
        help={t(
          'Addresses it may be used from, as 203.0.113.7 or 10.0.0.0/8. Empty: from anywhere',
        )}
        isValid={isNetwork}
        invalidText={(text) => t('{{text}} is no address and no network', { text })}
        max={API_TOKENS.networks}
      />
      <PermissionMatrixPanel
        value={field.value}
        template={reading}
        roleName={t('reading')}
        resetText={t('Reading alone')}
        onChange={field.onChange}
      />
    </FormDrawer>
  );
}
