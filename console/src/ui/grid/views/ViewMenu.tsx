import { Button, Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { CaretDown } from '@blueprintjs/icons';
import { LIST_VIEWS } from '@munim/schema/list-views/list-views.rules.ts';
import type { ListName } from '@munim/schema/list-views/lists.ts';
import { useState } from 'react';
import { ConfirmDialog } from '../../overlay/ConfirmDialog.tsx';
import { MenuPopover } from '../../overlay/MenuPopover.tsx';
import { t } from '../../text.ts';
import type { ListView } from './useListView.ts';
import type { SavedView, ViewContent, ViewsService } from './viewsService.ts';

type Question = 'save' | 'rename' | 'delete';

interface Props {
  list: ListName;
  service: ViewsService;
  active: ListView | undefined;
  isChanged: boolean;
  /**
   * Filters, columns and sort at the moment, read on demand: a hidden column must not redraw the
   * list.
   */
  content: () => ViewContent;
  onOpen: (view: ListView) => void;
  onAll: () => void;
}

/** The role's list opens with what everybody may see. */
const isForRoles = ({ saved }: ListView) => saved === undefined || saved.isShared;

function RoleDefaults({ list, service, active }: Props & { active: ListView }) {
  if (service.roles.length === 0 || !isForRoles(active)) return null;
  return (
    <MenuItem text={t('Default of a role')}>
      {service.roles.map(({ id, name }) => {
        const isSet = service.roleDefaultOf(list, id) === active.key;
        return (
          <MenuItem
            key={id}
            text={name}
            selected={isSet}
            onClick={() => void service.setDefault(list, isSet ? null : active.key, id)}
          />
        );
      })}
    </MenuItem>
  );
}

function SavedItems({
  service,
  content,
  saved,
  isChanged,
  ask,
}: Props & {
  saved: SavedView;
  ask: (question: Question) => void;
}) {
  return (
    <>
      <MenuItem
        text={t('Update “{{name}}” to what is shown', { name: saved.name })}
        disabled={!isChanged}
        title={isChanged ? undefined : t('It is shown as it was saved')}
        onClick={() => void service.update(saved, content())}
      />
      <MenuItem text={t('Rename …')} onClick={() => ask('rename')} />
      {service.roles.length > 0 && (
        <MenuItem
          text={saved.isShared ? t('Share no more') : t('Share with everybody')}
          onClick={() => void service.update(saved, { isShared: !saved.isShared })}
        />
      )}
    </>
  );
}

function Items(props: Props & { ask: (question: Question) => void }) {
  const { list, service, active, ask } = props;
  const isOwnDefault = active !== undefined && service.ownDefaultOf(list) === active.key;
  const mine = active?.saved?.mayChange ? active.saved : undefined;
  return (
    <Menu>
      <MenuItem text={t('Save as a view …')} onClick={() => ask('save')} />
      {mine && <SavedItems {...props} saved={mine} />}
      {active && <MenuDivider />}
      {active && (
        <MenuItem
          text={isOwnDefault ? t('No longer my default') : t('Set as my default')}
          onClick={() => void service.setDefault(list, isOwnDefault ? null : active.key)}
        />
      )}
      {active && <RoleDefaults {...props} active={active} />}
      {mine && <MenuDivider />}
      {mine && <MenuItem text={t('Delete view')} intent="danger" onClick={() => ask('delete')} />}
    </Menu>
  );
}

/** Menu of the view that is shown. */
export function ViewMenu(props: Props) {
  const { list, service, active, content, onOpen, onAll } = props;
  const [question, setQuestion] = useState<Question | null>(null);
  const close = () => setQuestion(null);
  const save = async (name: string) => {
    const shown = content();
    const key = await service.create(list, name, shown);
    if (key) onOpen({ key, name, parameters: shown.parameters });
    return key !== undefined;
  };
  const saved = active?.saved;
  const remove = async (view: SavedView) => {
    const done = await service.remove(view);
    if (done) onAll();
    return done;
  };
  return (
    <>
      <MenuPopover content={<Items {...props} ask={setQuestion} />} placement="bottom-start">
        <Button
          variant="minimal"
          size="small"
          endIcon={<CaretDown />}
          text={t('View', { context: 'list' })}
        />
      </MenuPopover>
      {question === 'save' && (
        <ConfirmDialog
          title={t('Save as a view')}
          text={t('Filters, sort and columns as they are shown now.')}
          textLabel={t('Name')}
          textLimit={LIST_VIEWS.name}
          textRequired
          submitText={t('Save')}
          onConfirm={({ text }) => save(text)}
          onClose={close}
        />
      )}
      {question === 'rename' && saved && (
        <ConfirmDialog
          title={t('Rename “{{name}}”', { name: saved.name })}
          text={saved.isShared ? t('Everybody sees the new name.') : ''}
          textLabel={t('Name')}
          textLimit={LIST_VIEWS.name}
          textBefore={saved.name}
          textRequired
          submitText={t('Rename')}
          onConfirm={({ text }) => service.update(saved, { name: text })}
          onClose={close}
        />
      )}
      {question === 'delete' && saved && (
        <ConfirmDialog
          title={t('Delete “{{name}}”', { name: saved.name })}
          text={
            saved.isShared
              ? t('Nobody has this view any more; lists that opened with it open as before.')
              : t('The list stays as it is.')
          }
          onConfirm={() => remove(saved)}
          onClose={close}
        />
      )}
    </>
  );
}
