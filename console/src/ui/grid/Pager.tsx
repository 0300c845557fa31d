import { Button } from '@blueprintjs/core';
import { ChevronLeft, ChevronRight } from '@blueprintjs/icons';
import { COUNT_CAP } from '@munim/schema/shared/limits.ts';
import type { ReactNode } from 'react';
import { formatCount } from '../format/rupees.ts';
import { Select } from '../form/Select.tsx';
import { t } from '../text.ts';

const PAGE_SIZES = [5, 10, 15, 20] as const;

interface Props {
  /** The list, where there are several on a page. */
  of?: string;
  page: number;
  limit: number;
  /**
   * The list's own page size, offered besides the usual ones (docs/rules/console.md#page-sizes).
   */
  ownLimit: number;
  count: number;
  /** Number of rows on the page; undefined before they are there. */
  shown: number | undefined;
  /** Rows are sorted by a column, which no list of the server is. */
  sorted?: boolean;
  /** Sums of the page's amounts. */
  sums?: ReactNode;
  onPage: (page: number) => void;
  onLimit: (limit: number) => void;
}

/** 'more than we count' shows as 10,000+. */
export const countText = (count: number): string =>
  count > COUNT_CAP ? `${formatCount(COUNT_CAP)}+` : formatCount(count);

export function Pager({
  of,
  page,
  limit,
  ownLimit,
  count,
  shown: known,
  sorted = false,
  sums,
  onPage,
  onLimit,
}: Props) {
  const shown = known ?? 0;
  const isCapped = count > COUNT_CAP;
  const pages = Math.max(1, Math.ceil(count / limit));
  const last = isCapped ? shown < limit : page >= pages;
  const first = (page - 1) * limit + 1;
  const sizes = [...new Set([...PAGE_SIZES, ownLimit, limit])].toSorted((a, b) => a - b);
  const isWhole = page === 1 && last;
  return (
    <nav
      className={known === undefined ? 'kit-pager kit-hidden' : 'kit-pager'}
      aria-label={of ? t('Pages of {{of}}', { of }) : t('Pages')}
    >
      {sums}
      <span className="kit-numeric">
        {shown > 0 &&
          t('{{first}}–{{first2}} of {{count}}', {
            first: formatCount(first),
            first2: formatCount(first + shown - 1),
            count: countText(count),
          })}
      </span>
      {sorted && shown < count && <span className="kit-muted">{t('Sorted within this page')}</span>}
      {(!isWhole || shown > PAGE_SIZES[0] || limit !== ownLimit) && (
        <Select
          aria-label={t('Rows per page')}
          value={limit}
          options={sizes.map((size) => ({ value: size, label: t('{{size}} rows', { size }) }))}
          onChange={(event) => onLimit(Number(event.currentTarget.value))}
        />
      )}
      {!isWhole && (
        <>
          <Button
            variant="minimal"
            icon={<ChevronLeft />}
            aria-label={t('Previous page')}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          <span className="kit-numeric">
            {isCapped
              ? t('Page {{page}}', { page: formatCount(page) })
              : t('Page {{page}} of {{pages}}', {
                  page: formatCount(page),
                  pages: formatCount(pages),
                })}
          </span>
          <Button
            variant="minimal"
            icon={<ChevronRight />}
            aria-label={t('Next page')}
            disabled={last}
            onClick={() => onPage(page + 1)}
          />
        </>
      )}
    </nav>
  );
}
