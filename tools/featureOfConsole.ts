import type { FeatureNames } from './featureNames.ts';

const operations = ({ One, Many, many }: FeatureNames) => `fragment ${One}Row on ${One} {
  id
  name
  isActive
  createdAt
}

query ${Many}($page: Int, $limit: Int) {
  ${many}(page: $page, limit: $limit) {
    items {
      ...${One}Row
    }
    count
  }
}

mutation Create${One}($input: Create${One}Input!) {
  create${One}(input: $input) {
    ...${One}Row
  }
}
`;

const labels = ({
  Word,
  words,
  word,
  CONSTANT,
}: FeatureNames) => `import { t } from '../ui/text.ts';

/** Texts of notices. */
export const ${CONSTANT}_CREATED = {
  done: t('${Word} created successfully.'),
  failed: t('${Word} could not be created.'),
};
export const ${CONSTANT}_READ_FAILED = t('${words} could not be read.');
export const NO_${CONSTANT} = t('There is no ${word} yet.');
`;

const drawer = ({
  folder,
  One,
  CONSTANT,
  word,
}: FeatureNames) => `import { ${CONSTANT}_NAME_LENGTH } from '@munim/schema/${folder}/${folder}.rules.ts';
import { useForm } from 'react-hook-form';
import { useCreate${One}Mutation } from '../../generated/hooks.ts';
import { Field } from '../ui/form/Field.tsx';
import { FormDrawer } from '../ui/form/FormDrawer.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import { t } from '../ui/text.ts';
import { ${CONSTANT}_CREATED } from './${folder}.labels.ts';

/** Makes a ${word}, beside the list. */
export function ${One}Drawer({ onClose }: { onClose: () => void }) {
  const form = useForm({ defaultValues: { name: '' } });
  const [create, { loading }] = useCreate${One}Mutation();
  const submit = form.handleSubmit(async (input) => {
    if (await withNotice(() => create({ variables: { input } }), ${CONSTANT}_CREATED)) onClose();
  });
  return (
    <FormDrawer
      title={t('Create ${word}')}
      submitText={t('Create')}
      saving={loading}
      dirty={form.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        form={form}
        name="name"
        label={t('Name')}
        maxLength={${CONSTANT}_NAME_LENGTH}
        required
        autoFocus
      />
    </FormDrawer>
  );
}
`;

const screen = ({
  folder,
  One,
  Many,
  many,
  words,
  word,
  CONSTANT,
}: FeatureNames) => `import { Button } from '@blueprintjs/core';
import { Plus } from '@blueprintjs/icons';
import type { ColDef } from 'ag-grid-community';
import type { ${One}RowFragment } from '../../generated/documents.ts';
import { use${Many}Query } from '../../generated/hooks.ts';
import { useSession } from '../app/session.tsx';
import { dateColumn, idColumn, textColumn } from '../ui/grid/columns.tsx';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { activeColumn } from '../ui/grid/statusColumns.tsx';
import { useUrlParam } from '../ui/grid/useUrlParam.ts';
import { t } from '../ui/text.ts';
import { NO_${CONSTANT}, ${CONSTANT}_READ_FAILED } from './${folder}.labels.ts';
import { ${One}Drawer } from './${One}Drawer.tsx';

const columns: ColDef<${One}RowFragment>[] = [
  idColumn('id', t('Id'), { width: 110 }),
  textColumn('name', t('Name'), { minWidth: 180 }),
  activeColumn(),
  dateColumn('createdAt', t('Created')),
];

/** ${words}. */
export function ${Many}Screen() {
  const { can } = useSession();
  const [opened, setOpened] = useUrlParam('${many}');
  const add = can('PRODUCT', 'WRITE') && (
    <Button
      intent="primary"
      icon={<Plus />}
      text={t('Create ${word}')}
      onClick={() => setOpened('new')}
    />
  );
  return (
    <ListScreen
      title={t('${words}')}
      query={use${Many}Query}
      variables={(_, page, limit) => ({ page, limit })}
      rows={(data) => data.${many}}
      columns={columns}
      actions={add}
      failedText={${CONSTANT}_READ_FAILED}
      emptyText={NO_${CONSTANT}}
      emptyAction={add}
    >
      {opened === 'new' && <${One}Drawer onClose={() => setOpened(null)} />}
    </ListScreen>
  );
}
`;

const screens = ({
  folder,
  Many,
  many,
  words,
}: FeatureNames) => `import type { Screen } from '../app/feature.ts';
import { permissionGate } from '../app/gates.ts';
import { t } from '../ui/text.ts';

export const ${many}Screens: readonly Screen[] = [
  {
    path: '/${folder}',
    title: t('${words}'),
    gate: permissionGate('PRODUCT', 'READ'),
    load: () => import('./${Many}Screen.tsx').then((part) => part.${Many}Screen),
  },
];
`;

const screenTest = ({
  folder,
  One,
  Many,
  one,
  many,
  words,
  word,
  Word,
}: FeatureNames) => `import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Role } from '@munim/schema/shared/roles.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { graphqlError, type MockResponses } from '../../testing/mockGateway.ts';
import { openConsole, viewerOf } from '../../testing/testConsole.tsx';

const row = (id: string, name: string) => ({
  __typename: '${One}' as const,
  id,
  name,
  isActive: true,
  createdAt: '2026-09-01T10:00:00+05:30',
});

/** A server that keeps its ${words.toLowerCase()} between calls. */
function open(responses: MockResponses = {}) {
  const kept = [row('1', 'Linen')];
  const started = openConsole('/${folder}', {
    viewer: viewerOf(Role.TOP_ADMIN),
    responses: {
      ${Many}: () => ({
        data: { ${many}: { __typename: '${One}Page', items: [...kept], count: kept.length } },
      }),
      Create${One}: () => {
        kept.unshift(row('2', 'Towels'));
        return { data: { create${One}: kept[0] } };
      },
      ...responses,
    },
  });
  return { ...started, user: userEvent.setup() };
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('one made in the drawer is in the list', async () => {
  const { user, calls } = open();
  expect(await screen.findByText('Linen')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Create ${word}' }));
  const ${one} = within(await screen.findByRole('dialog', { name: 'Create ${word}' }));
  await user.click(${one}.getByRole('button', { name: 'Create' }));
  expect(await ${one}.findByText('Please enter Name.')).toBeInTheDocument();
  await user.type(${one}.getByLabelText(/^Name/), 'Towels');
  await user.click(${one}.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Towels')).toBeInTheDocument();
  const made = calls.filter(({ operation }) => operation === 'Create${One}');
  expect(made.map(({ variables }) => variables)).toEqual([{ input: { name: 'Towels' } }]);
});

test('a refusal keeps what was typed', async () => {
  const { user } = open({ Create${One}: () => graphqlError('BAD_USER_INPUT', 'Taken') });
  await user.click(await screen.findByRole('button', { name: 'Create ${word}' }));
  const name = await screen.findByLabelText(/^Name/);
  await user.type(name, 'Linen');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('${Word} could not be created.')).toBeInTheDocument();
  expect(name).toHaveValue('Linen');
});

test('a list that could not be read says so', async () => {
  open({ ${Many}: () => graphqlError('INTERNAL', 'Oh') });
  expect(await screen.findByText('${words} could not be read.')).toBeInTheDocument();
});
`;

/** Hindi of the texts above, with the English name of the feature until it is written. */
export const hindiTexts = ({ Word, words, word }: FeatureNames): Record<string, string> => ({
  [words]: words,
  [`Create ${word}`]: `${word} बनाएँ`,
  [`There is no ${word} yet.`]: `अभी कोई ${word} नहीं है।`,
  [`${Word} created successfully.`]: `${Word} बन गया।`,
  [`${Word} could not be created.`]: `${Word} नहीं बन सका।`,
  [`${words} could not be read.`]: `${words} नहीं पढ़े जा सके।`,
});

/** Files of the console, path by path. */
export const consoleFiles = (names: FeatureNames): Record<string, string> => {
  const { folder, One, Many } = names;
  return {
    [`console/src/${folder}/${folder}.graphql`]: operations(names),
    [`console/src/${folder}/${folder}.labels.ts`]: labels(names),
    [`console/src/${folder}/${One}Drawer.tsx`]: drawer(names),
    [`console/src/${folder}/${Many}Screen.tsx`]: screen(names),
    [`console/src/${folder}/${folder}.screens.ts`]: screens(names),
    [`console/src/${folder}/${folder}.test.tsx`]: screenTest(names),
  };
};
