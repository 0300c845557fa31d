import { Button, ButtonGroup, Menu, MenuItem, PopoverNext } from '@blueprintjs/core';
import { CaretDown } from '@blueprintjs/icons';
import type { PrintType } from '@munim/schema/generated/types.ts';
import { usePrint } from './usePrint.ts';

interface Props {
  id: string;
  /** Prints of the record, the usual one first. */
  prints: readonly { type: PrintType; text: string }[];
}

/**
 * Opens the usual print of a record; the menu beside it has the others, each as a page and as PDF.
 */
export function PrintButton({ id, prints }: Props) {
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
      <Button text="Download" onClick={() => primary && void open(primary.type, id)} />
      <PopoverNext content={menu} placement="bottom-end">
        <Button icon={<CaretDown />} aria-label="Download as" />
      </PopoverNext>
    </ButtonGroup>
  );
}
