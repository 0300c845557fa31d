import { Button } from '@blueprintjs/core';
import type { PrintType } from '@munim/schema/generated/types.ts';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import { useCallback, useRef, useState } from 'react';
import { useCreatePrintLinkMutation } from '../../generated/hooks.ts';
import { NotDone } from '../ui/errors.ts';
import { mergePdfs } from '../ui/export/mergePdfs.ts';
import { saveFile } from '../ui/export/saveFile.ts';
import { BulkDialog } from '../ui/overlay/BulkDialog.tsx';
import type { BulkRow } from '../ui/overlay/useBulkRun.ts';
import { t } from '../ui/text.ts';

interface Props {
  document: PrintType;
  /** Selected rows, in the order of the list. */
  rows: readonly BulkRow[];
  /** 'Quotations' */
  name: string;
  onClose: () => void;
}

/** A page of a proxy is answered with 200 too. */
const isPdf = (file: ArrayBuffer) => new TextDecoder().decode(file.slice(0, 5)) === '%PDF-';

/** Draws the print of each record, and saves all of them as one PDF in the order of the list. */
function PrintTogetherDialog({ document, rows, name, onClose }: Props) {
  const [createLink] = useCreatePrintLinkMutation({ context: { changesNothing: true } });
  const pages = useRef(new Map<string, ArrayBuffer>());
  const draw = useCallback(
    async ({ id }: BulkRow) => {
      const { data } = await createLink({ variables: { document, id, format: 'PDF' } });
      const answer = await fetch(data?.createDownloadLink.url ?? '');
      const file = await answer.arrayBuffer();
      if (!answer.ok || !isPdf(file)) throw new NotDone(t('The print could not be drawn.'));
      pages.current.set(id, file);
    },
    [createLink, document],
  );
  const save = async () => {
    const drawn = rows.flatMap(({ id }) => pages.current.get(id) ?? []);
    saveFile(await mergePdfs(drawn, name), `${name}.pdf`);
  };
  return (
    <BulkDialog
      title={t('Download {{count}} as one PDF', { count: rows.length })}
      text={t('The prints are put into one file, in the order of the list.')}
      rows={rows}
      act={draw}
      save={save}
      onClose={onClose}
    />
  );
}

/** Button over ticked rows for all their prints in one file. */
export function PrintTogether(props: Omit<Props, 'onClose'>) {
  const [open, setOpen] = useState(false);
  const tooMany = props.rows.length > LIMITS.printsTogether;
  return (
    <>
      <Button
        text={t('Download as one PDF')}
        disabled={tooMany}
        title={tooMany ? t('At most {{most}} at once', { most: LIMITS.printsTogether }) : undefined}
        onClick={() => setOpen(true)}
      />
      {open && <PrintTogetherDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
