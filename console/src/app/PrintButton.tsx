import { Button, ButtonGroup, Menu, MenuItem } from '@blueprintjs/core';
import { CaretDown } from '@blueprintjs/icons';
import type { PrintType } from '@munim/schema/generated/types.ts';
import { MenuPopover } from '../ui/overlay/MenuPopover.tsx';
import { usePrint } from './usePrint.ts';
import { t } from '../ui/text.ts';

interface Props {
  id: string;
  /** Prints of the record, the usual one first. */
  prints: readonly { type: PrintType; text: string }[];
  /**
   * Reason why nothing can be printed now, such as changes that are not saved: a print has what is
   * saved.
   */
  refusal?: string | undefined;
}

/**
 * Opens the usual print of a record; the menu beside it has the others, each as a page and as PDF.
 */
export function PrintButton({ id, prints, refusal }: Props) {
  const open = usePrint();
  const [primary] = prints;
  const menu = (
    <Menu>
      {prints.flatMap(({ type, text }) => [
        <MenuItem key={type} text={text} onClick={() => void open(type, id)} />,
        <MenuItem
          key={`${type} PDF`}
          text={`${text} (PDF)`}
          onClick={() => void open(type, id, 'PDF')}
        />,
      ])}
    </Menu>
  );
  return (
    <ButtonGroup>
      <Button
        text={t('Download')}
        disabled={refusal !== undefined}
        title={refusal}
        onClick={() => primary && void open(primary.type, id)}
      />
      <MenuPopover content={menu} placement="bottom-end" disabled={refusal !== undefined}>
        <Button
          icon={<CaretDown />}
          aria-label={t('Download as')}
          disabled={refusal !== undefined}
          title={refusal}
        />
      </MenuPopover>
    </ButtonGroup>
  );
}
