import { Button } from '@blueprintjs/core';
import { t } from '../text.ts';
import { loadGrid } from './gridCode.ts';

export interface Failure {
  failures: number;
  /** True while it is requested again. */
  isAsked: boolean;
}

/** Notice under the first rows, which stay when the grid's code did not come. */
export const GridFailed = ({ failures, isAsked }: Failure) => (
  <div className="kit-first-failed" role="status">
    <span>{t('Ticks, menus and files of the rows could not be loaded.')}</span>
    <Button size="small" text={t('Try again')} loading={isAsked} onClick={() => void loadGrid()} />
    {failures > 1 && (
      <>
        <span>{t('There may be a newer version of the console.')}</span>
        <Button size="small" text={t('Reload')} onClick={() => window.location.reload()} />
      </>
    )}
  </div>
);
