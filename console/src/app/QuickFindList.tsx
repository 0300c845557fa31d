import { kindName } from './foundPages.ts';
import type { Entry, EntryGroup } from './quickFindEntries.ts';
import { lazyDrawer } from './lazyDrawer.tsx';
import { t } from '../ui/text.ts';

const FoundStatus = lazyDrawer(() => import('./FoundStatus.tsx').then((part) => part.FoundStatus));

export const optionId = (listId: string, entry: Entry): string =>
  `${listId}-${entry.key.replaceAll(/[^\w-]/g, '_')}`;

interface Props {
  id: string;
  groups: readonly EntryGroup[];
  activeKey: string | undefined;
  onActive: (key: string) => void;
  onChoose: (entry: Entry) => void;
}

function Option({
  listId,
  entry,
  isActive,
  onActive,
  onChoose,
}: { listId: string; entry: Entry; isActive: boolean } & Pick<Props, 'onActive' | 'onChoose'>) {
  const { hit, title, detail, path, key } = entry;
  return (
    // a link, so that the browser's own ways to open another tab work; the keyboard stays in the field
    <a
      id={optionId(listId, entry)}
      role="option"
      aria-selected={isActive}
      className={hit ? 'find-option' : 'find-option find-place'}
      href={path}
      tabIndex={-1}
      onMouseMove={() => onActive(key)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onChoose(entry);
      }}
    >
      {hit && <span className="find-kind">{kindName(hit.kind)}</span>}
      <span className="find-text">
        <span className="find-title">{title}</span>
        {detail && <span className="find-detail">{detail}</span>}
      </span>
      {hit && <FoundStatus kind={hit.kind} status={hit.status} />}
    </a>
  );
}

/** Results in groups; the field above has the focus and names the active line. */
export function QuickFindList({ id, groups, activeKey, onActive, onChoose }: Props) {
  return (
    <div id={id} role="listbox" aria-label={t('Found')} className="find-list">
      {groups.map(({ name, entries }) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <div id={`${id}-${name}`} className="find-group" role="presentation">
            {name}
          </div>
          {entries.map((entry) => (
            <Option
              key={entry.key}
              listId={id}
              entry={entry}
              isActive={entry.key === activeKey}
              onActive={onActive}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
