import { Button, ButtonGroup, Menu, MenuItem } from '@blueprintjs/core';
import {
  Bold,
  Citation,
  Code,
  Italic,
  Link,
  Media,
  Minus,
  NumberedList,
  Properties,
  Redo,
  Strikethrough,
  Th,
  Underline,
  Undo,
} from '@blueprintjs/icons';
import { toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  mergeCells,
  splitCell,
  toggleHeaderRow,
} from 'prosemirror-tables';
import type { ReactElement } from 'react';
import {
  blockKind,
  type BlockKind,
  insertLine,
  insertTable,
  isInside,
  isMarked,
  pictureText,
  setBlockKind,
  toggleList,
  toggleQuote,
} from './editorCommands.ts';
import { MenuPopover } from '../ui/overlay/MenuPopover.tsx';
import { markType, nodeType } from './editorSchema.ts';
import { Select } from '../ui/form/Select.tsx';
import { t } from '../ui/text.ts';

interface Props {
  state: EditorState;
  run: (command: Command) => void;
  onLink: () => void;
  onPicture: () => void;
  onDescribe: () => void;
}

const KINDS: { value: BlockKind; label: string }[] = [
  { value: 'paragraph', label: t('Text') },
  { value: 'heading2', label: t('Heading') },
  { value: 'heading3', label: t('Subheading') },
  { value: 'heading4', label: t('Small heading') },
  { value: 'code_block', label: t('Code') },
];

interface Tool {
  name: string;
  icon: ReactElement;
  command: Command;
  /** True when the command applies at the cursor; absent for what is done once. */
  isOn?: (state: EditorState) => boolean;
}
const markTool = (
  name: string,
  icon: ReactElement,
  mark: Parameters<typeof markType>[0],
): Tool => ({
  name,
  icon,
  command: toggleMark(markType(mark)),
  isOn: (state) => isMarked(state, markType(mark)),
});

const STEPS: Tool[] = [
  { name: t('Undo'), icon: <Undo />, command: undo },
  { name: t('Redo'), icon: <Redo />, command: redo },
];
const MARKS: Tool[] = [
  markTool(t('Bold'), <Bold />, 'strong'),
  markTool(t('Italic'), <Italic />, 'em'),
  markTool(t('Underline'), <Underline />, 'underline'),
  markTool(t('Strikethrough'), <Strikethrough />, 'strike'),
  markTool(t('Code in a line'), <Code />, 'code'),
];
const BLOCKS: Tool[] = [
  {
    name: t('Bulleted list'),
    icon: <Properties />,
    command: toggleList('bullet_list'),
    isOn: (state) => isInside(state, nodeType('bullet_list')),
  },
  {
    name: t('Numbered list'),
    icon: <NumberedList />,
    command: toggleList('ordered_list'),
    isOn: (state) => isInside(state, nodeType('ordered_list')),
  },
  {
    name: t('Quotation'),
    icon: <Citation />,
    command: toggleQuote,
    isOn: (state) => isInside(state, nodeType('blockquote')),
  },
  { name: t('Dividing line'), icon: <Minus />, command: insertLine },
];

const TABLE: [string, Command][] = [
  [t('Add a row below'), addRowAfter],
  [t('Add a column after'), addColumnAfter],
  [t('First row is a head'), toggleHeaderRow],
  [t('Join cells'), mergeCells],
  [t('Part cells'), splitCell],
  [t('Remove the row'), deleteRow],
  [t('Remove the column'), deleteColumn],
  [t('Remove the table'), deleteTable],
];

function Tools({ tools, state, run }: { tools: Tool[] } & Pick<Props, 'state' | 'run'>) {
  return (
    <ButtonGroup variant="minimal">
      {tools.map(({ name, icon, command, isOn }) => (
        <Button
          key={name}
          icon={icon}
          aria-label={name}
          title={name}
          {...(isOn ? { active: isOn(state), 'aria-pressed': isOn(state) } : {})}
          disabled={!isOn && !command(state)}
          onClick={() => run(command)}
        />
      ))}
    </ButtonGroup>
  );
}

function TableTool({ state, run }: Pick<Props, 'state' | 'run'>) {
  if (!isInTable(state))
    return (
      <Button
        variant="minimal"
        icon={<Th />}
        aria-label={t('Table')}
        title={t('Table')}
        onClick={() => run(insertTable)}
      />
    );
  return (
    <MenuPopover
      placement="bottom-start"
      content={
        <Menu>
          {TABLE.map(([text, command]) => (
            <MenuItem
              key={text}
              text={text}
              disabled={!command(state)}
              onClick={() => run(command)}
            />
          ))}
        </Menu>
      }
    >
      <Button
        variant="minimal"
        active
        icon={<Th />}
        aria-label={t('Table')}
        title={t('Change the table')}
      />
    </MenuPopover>
  );
}

/** Commands on the text; their keys, as in a word processor, are in the titles. */
export function RichTextBar({ state, run, onLink, onPicture, onDescribe }: Props) {
  const isLink = isMarked(state, markType('link'));
  return (
    <div className="rich-text-bar" role="toolbar" aria-label={t('Format')}>
      <Select
        aria-label={t('Kind of block')}
        minimal
        options={KINDS}
        value={blockKind(state)}
        onChange={(event) => run(setBlockKind(event.currentTarget.value as BlockKind))}
      />
      <Tools tools={MARKS} state={state} run={run} />
      <Tools tools={BLOCKS} state={state} run={run} />
      <ButtonGroup variant="minimal">
        <Button
          icon={<Link />}
          aria-label={t('Link')}
          title={t('Link')}
          active={isLink}
          aria-pressed={isLink}
          onClick={onLink}
        />
        <Button
          icon={<Media />}
          aria-label={t('Picture')}
          title={t('Picture')}
          onClick={onPicture}
        />
        <TableTool state={state} run={run} />
      </ButtonGroup>
      <Tools tools={STEPS} state={state} run={run} />
      {pictureText(state) !== null && (
        <Button variant="minimal" text={t('Describe picture')} onClick={onDescribe} />
      )}
    </div>
  );
}
