import { Callout, FormGroup, HTMLTable, InputGroup, ProgressBar } from '@blueprintjs/core';
import type { ImportKind } from '@munim/schema/generated/types.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ImportFieldsFragment } from '../../generated/documents.ts';
import {
  useImportsQuery,
  useImportTemplatesQuery,
  useStartImportMutation,
} from '../../generated/hooks.ts';
import { QueryContent } from '../app/QueryContent.tsx';
import { importPath } from '../app/recordPaths.ts';
import { SheetFilePicker } from '../sheets/SheetFilePicker.tsx';
import { SheetTemplatePanel } from '../sheets/SheetTemplatePanel.tsx';
import { RecordHead } from '../ui/details/RecordHead.tsx';
import { momentText } from '../ui/format/dates.ts';
import {
  dateColumn,
  hideOnPhone,
  idColumn,
  numberColumn,
  textColumn,
} from '../ui/grid/columns.tsx';
import { ListScreen } from '../ui/grid/ListScreen.tsx';
import { statusColumn } from '../ui/grid/statusColumns.tsx';
import { useUrlParam } from '../ui/grid/useUrlParam.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { IMPORT_KIND, IMPORT_STATUS, NOT_SENT, sourceOf, USUAL_SOURCES } from './imports.labels.ts';
import { type Template, templateTable } from './importTemplate.ts';
import './imports.css';
import { Select } from '../ui/form/Select.tsx';
import { t } from '../ui/text.ts';

type Row = ImportFieldsFragment;

function Columns({ template: { columns } }: { template: Template }) {
  return (
    <details className="import-columns">
      <summary>{t('Columns of the sheet')}</summary>
      <HTMLTable compact>
        <thead>
          <tr>
            <th scope="col">{t('Column')}</th>
            <th scope="col">{t('Takes')}</th>
            <th scope="col">{t('Is')}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ name, required, format, help }) => (
            <tr key={name}>
              <th scope="row">{required ? `${name} *` : name}</th>
              <td>{format}</td>
              <td>{help}</td>
            </tr>
          ))}
        </tbody>
      </HTMLTable>
    </details>
  );
}

/** Form of an import: kind, origin and sheet. The server checks it at once; nothing is written by that. */
function NewImport({ templates }: { templates: readonly Template[] }) {
  const [asked, setAsked] = useUrlParam('sheet');
  const [source, setSource] = useState('');
  const [share, setShare] = useState<number>();
  const [start] = useStartImportMutation();
  const navigate = useNavigate();
  const sources = useId();
  const template = templates.find(({ kind }) => kind === asked) ?? templates[0];
  if (!template) return <Callout>{t('You may not create anything that can be imported.')}</Callout>;
  const send = async (sheet: File) => {
    setShare(0);
    const variables = { kind: template.kind, source: source.trim() || sourceOf(sheet.name), sheet };
    const context = { onUploadProgress: setShare };
    const data = await withNotice(() => start({ variables, context }), {
      failed: NOT_SENT,
      namesColumns: true,
    });
    setShare(undefined);
    const started = data?.data?.startImport;
    if (started) await navigate(importPath(started.id));
  };
  return (
    <section className="import-new" aria-label={t('New import')}>
      <div className="import-choices">
        <FormGroup label={t('What')} labelFor={`${sources}-kind`}>
          <Select
            id={`${sources}-kind`}
            value={template.kind}
            options={templates.map(({ kind, label }) => ({ value: kind, label }))}
            onChange={(event) => setAsked(event.currentTarget.value)}
          />
        </FormGroup>
        <FormGroup label={t('From')} labelFor={`${sources}-source`}>
          <InputGroup
            id={`${sources}-source`}
            list={sources}
            maxLength={LIMITS.importSource}
            placeholder={t('Own sheets, Zoho Books; Tally for its .xml')}
            value={source}
            onValueChange={setSource}
          />
          <datalist id={sources}>
            {USUAL_SOURCES.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </datalist>
        </FormGroup>
        <SheetTemplatePanel
          text={t('Download template')}
          read={() => Promise.resolve(templateTable(template))}
        />
      </div>
      <p className="kit-muted">{template.help}</p>
      <SheetFilePicker
        fileName={undefined}
        disabled={share !== undefined}
        maxRows={LIMITS.importRows}
        takesXml
        onFile={(file) => void send(file)}
      />
      {share !== undefined && (
        <ProgressBar intent="primary" aria-label={t('Sending')} value={share} />
      )}
      <Columns template={template} />
    </section>
  );
}

const columns = [
  idColumn<Row>('id', t('Import'), { to: ({ id }) => importPath(id) }),
  textColumn<Row>('kind', t('What'), {
    minWidth: 150,
    valueGetter: ({ data }) => data && IMPORT_KIND[data.kind].text,
  }),
  textColumn<Row>('source', t('From')),
  hideOnPhone(textColumn<Row>('fileName', t('File'), { minWidth: 140 })),
  numberColumn<Row>('rows', t('Rows')),
  numberColumn<Row>('faultyRows', t('Faulty'), {
    cellClass: ({ value }) => [
      'ag-right-aligned-cell',
      'kit-numeric',
      ...(value ? ['kit-danger'] : []),
    ],
  }),
  hideOnPhone(numberColumn<Row>('newRows', t('New'))),
  hideOnPhone(numberColumn<Row>('changedRows', t('Changed'))),
  hideOnPhone(textColumn<Row>('user.name', t('By'))),
  hideOnPhone(
    dateColumn<Row>('createdAt', t('Sent'), {
      width: 170,
      valueFormatter: ({ value }) => momentText(value as string),
    }),
  ),
  statusColumn<Row>('status', t('Status'), IMPORT_STATUS, { width: 110 }),
];

/** Records from another system: new sheets, and those that were sent before. */
export function ImportsScreen() {
  const templates = useImportTemplatesQuery();
  const navigate = useNavigate();
  return (
    <div className="kit-page import-page">
      <RecordHead title={t('Imports')} />
      <p className="kit-muted">
        {t(
          'Move in from another system, sheet by sheet. Each sheet is checked first and shows what it would change; then all of its rows are written or none. The same sheet again changes nothing, and an import can be undone while nothing hangs on it.',
        )}
      </p>
      <QueryContent result={templates}>
        {({ importTemplates }) => <NewImport templates={importTemplates} />}
      </QueryContent>
      <h2>{t('Earlier imports')}</h2>
      <ListScreen
        panel
        title={t('Imports')}
        query={useImportsQuery}
        variables={({ one }, page, limit) => ({ kind: one('kind') as ImportKind, page, limit })}
        rows={(data) => data.imports}
        columns={columns}
        filters={[{ kind: 'choice', name: 'kind', label: t('What'), labels: IMPORT_KIND }]}
        onOpen={({ id }) => void navigate(importPath(id))}
        emptyText={t('No imports yet.')}
      />
    </div>
  );
}
