import { Button, Menu, MenuItem } from '@blueprintjs/core';
import { CaretDown, Download } from '@blueprintjs/icons';
import { useState } from 'react';
import type { ExportTable } from '../ui/export/exportTable.ts';
import { type ExportFormat, saveExport } from '../ui/export/saveExport.ts';
import { MenuPopover } from '../ui/overlay/MenuPopover.tsx';
import { withNotice } from '../ui/overlay/notices.tsx';
import { t } from '../ui/text.ts';

interface Props {
  text: string;
  /** The table of the file: column names and lines under them. */
  read: () => Promise<ExportTable>;
}

/** A sheet to fill in, of either format. */
export function SheetTemplatePanel({ text, read }: Props) {
  const [busy, setBusy] = useState(false);
  const save = async (format: ExportFormat) => {
    setBusy(true);
    const write = async () => {
      const table = await read();
      await saveExport(table, format, table.title);
    };
    await withNotice(write, { failed: t('Could not make the sheet') });
    setBusy(false);
  };
  const formats = (
    <Menu>
      <MenuItem text={t('Excel (.xlsx)')} onClick={() => void save('xlsx')} />
      <MenuItem text={t('CSV (.csv)')} onClick={() => void save('csv')} />
    </Menu>
  );
  return (
    <MenuPopover content={formats} placement="bottom-end">
      <Button
        variant="minimal"
        icon={<Download />}
        endIcon={<CaretDown />}
        text={text}
        loading={busy}
      />
    </MenuPopover>
  );
}
