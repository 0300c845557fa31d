import { Fragment, type ReactNode } from 'react';
import { useNamePage } from '../pageName.ts';
import './details.css';

interface Props {
  /** Address of the record's picture or logo. */
  image?: string | null;
  title: ReactNode;
  status?: ReactNode;
  /** Subtitle that tells it from others, in a line; empty parts are left out. */
  identity?: readonly ReactNode[];
  /** RecordActions, or the few buttons of the page. */
  children?: ReactNode;
}

const isSaid = (part: ReactNode) => Boolean(part);

/** First lines of a page; they stay in sight while it scrolls. */
export function RecordHead({ image, title, status, identity, children }: Props) {
  useNamePage(typeof title === 'string' ? title : null);
  const said = identity?.filter(isSaid) ?? [];
  return (
    <header className="record-head">
      <div className="record-head-first">
        {image && <img className="record-image" src={image} alt="" />}
        <h1 className="kit-title">{title}</h1>
        {status}
        {children && <div className="kit-page-actions">{children}</div>}
      </div>
      {said.length > 0 && (
        <div className="record-identity">
          {said.map((part, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- the parts of a line have no other name
            <Fragment key={i}>
              {i > 0 && <span aria-hidden> · </span>}
              <span>{part}</span>
            </Fragment>
          ))}
        </div>
      )}
    </header>
  );
}
