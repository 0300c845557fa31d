import { TILE_TITLES } from '@munim/schema/home/tileTitles.ts';
import { tilePath } from '@munim/schema/home/homePaths.ts';
import { homeTiles } from '@munim/schema/home/homeLists.ts';
import { Link } from 'react-router-dom';
import type { HomeCountFragment, HomeList } from '../../generated/documents.ts';
import { useSession } from '../app/session.tsx';
import { daysBetween, today } from '../ui/format/dates.ts';
import { formatCount } from '../ui/format/rupees.ts';
import { countedDays } from './countedDays.ts';
import { chosenLanguage, t } from '../ui/text.ts';

const titleOf = (list: HomeList): string => TILE_TITLES[list]?.[chosenLanguage()] ?? list;
/** Lists of what should have happened already. */
const LATE: ReadonlySet<HomeList> = new Set(['LATE_ORDERS', 'OVERDUE_INVOICES']);

/** 'oldest 3 days', or 'up to 70 days late' for what had a day. */
function ageText({ list, oldest }: HomeCountFragment): string {
  if (oldest === null) return t('Nothing waits');
  const days = daysBetween(oldest, today());
  if (days < 0)
    return days === -1
      ? t('next in {{days}} day', { days: -days })
      : t('next in {{days}} days', { days: -days });
  if (days === 0) return list === 'DISPATCH' ? t('due today') : t('since today');
  if (LATE.has(list) || list === 'DISPATCH')
    return days === 1
      ? t('up to {{days}} day late', { days })
      : t('up to {{days}} days late', { days });
  return days === 1 ? t('oldest {{days}} day', { days }) : t('oldest {{days}} days', { days });
}

/** Tasks of the viewer: how many, since when, and one click to the list behind each. */
export function HomeTiles({ tiles }: { tiles: readonly HomeCountFragment[] | undefined }) {
  const { viewer, can } = useSession();
  const lists = tiles?.map(({ list }) => list) ?? homeTiles(viewer.roleId, can);
  if (!lists.length) return null;
  return (
    <ul className="home-tiles" aria-label={t('Needs you')} aria-busy={!tiles}>
      {lists.map((list) => {
        const tile = tiles?.find((one) => one.list === list);
        return (
          <li key={list}>{tile ? <Tile tile={tile} /> : <TileSkeleton title={titleOf(list)} />}</li>
        );
      })}
    </ul>
  );
}

function Tile({ tile }: { tile: HomeCountFragment }) {
  const { list, count, oldBooks, rows } = tile;
  const isLate = count > 0 && LATE.has(list);
  return (
    <Link className={isLate ? 'home-tile home-late' : 'home-tile'} to={tilePath(list, rows)}>
      <span className="home-tile-title">{titleOf(list)}</span>
      <span className="home-tile-figure">{formatCount(count)}</span>
      <span className="home-tile-note">{ageText(tile)}</span>
      <span className="home-tile-note">
        {oldBooks > 0
          ? t('{{oldBooks}} of old books', { oldBooks: formatCount(oldBooks) })
          : countedDays(tile)}
      </span>
    </Link>
  );
}

/** Placeholder as high as the tile that takes its place. */
export function TileSkeleton({ title }: { title: string }) {
  return (
    <span className="home-tile">
      <span className="home-tile-title">{title}</span>
      <span className="home-tile-figure">
        <span className="bp6-skeleton">00</span>
      </span>
      <span className="home-tile-note">
        <span className="bp6-skeleton">{t('oldest 0 days')}</span>
      </span>
      <span className="home-tile-note">
        <span className="bp6-skeleton">{t('last 365 days')}</span>
      </span>
    </span>
  );
}
