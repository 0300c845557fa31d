import { Button, HTMLSelect } from '@blueprintjs/core';
import { ChevronLeft, ChevronRight } from '@blueprintjs/icons';
import { COUNT_CAP } from '@munim/schema/shared/limits.ts';
import type { ReactNode } from 'react';
import { formatCount } from '../format/rupees.ts';

export const PAGE_SIZES = [5, 10, 15, 20] as const;

interface Props {
  page: number;
  limit: number;
  /**
   * The list's own page size, offered besides the usual ones (docs/rules/console.md#page-sizes).
   */
  ownLimit: number;
  count: number;
  /** Number of rows on the page. */
  shown: number;
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
  page,
  limit,
  ownLimit,
  count,
  shown,
  sorted = false,
  sums,
  onPage,
  onLimit,
}: Props) {
  const isCapped = count > COUNT_CAP;
  const pages = Math.max(1, Math.ceil(count / limit));
  const last = isCapped ? shown < limit : page >= pages;
  const first = (page - 1) * limit + 1;
  const sizes = [...new Set([...PAGE_SIZES, ownLimit, limit])].toSorted((a, b) => a - b);
  const isWhole = page === 1 && last;
  return (
    <nav className="kit-pager" aria-label="Pages">
      {sums}
      <span className="kit-numeric">
        {shown > 0 &&
          `${formatCount(first)}–${formatCount(first + shown - 1)} of ${countText(count)}`}
      </span>
      {sorted && shown < count && <span className="kit-muted">Sorted within this page</span>}
      {(!isWhole || shown > PAGE_SIZES[0] || limit !== ownLimit) && (
        <HTMLSelect
          aria-label="Rows per page"
          value={limit}
          options={sizes.map((size) => ({ value: size, label: `${size} rows` }))}
          onChange={(event) => onLimit(Number(event.currentTarget.value))}
        />
      )}
      {!isWhole && (
        <>
          <Button
            variant="minimal"
            icon={<ChevronLeft />}
            aria-label="Previous page"
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          <span className="kit-numeric">
            Page {formatCount(page)}
            {isCapped ? '' : ` of ${formatCount(pages)}`}
          </span>
          <Button
            variant="minimal"
            icon={<ChevronRight />}
            aria-label="Next page"
            disabled={last}
            onClick={() => onPage(page + 1)}
          />
        </>
      )}
    </nav>
  );
}
