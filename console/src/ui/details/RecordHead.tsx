import { Fragment, type ReactNode } from 'react';
import './details.css';

interface Props {
  /** Picture of the record, or its mark. */
  image?: ReactNode;
  title: ReactNode;
  status?: ReactNode;
  /** What tells it from others, in a line; empty parts are left out. */
  identity: readonly ReactNode[];
  /** RecordActions. */
  children?: ReactNode;
}

const isSaid = (part: ReactNode) => Boolean(part);

/** First lines of a record's page; they stay in sight while it scrolls. */
export const RecordHead = ({ image, title, status, identity, children }: Props) => (
  <header className="record-head">
    <div className="record-head-first">
      {image}
      <h1 className="kit-title">{title}</h1>
      {status}
      <div className="kit-page-actions">{children}</div>
    </div>
    <p className="record-identity">
      {identity.filter(isSaid).map((part, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a line have no other name
        <Fragment key={i}>
          {i > 0 && <span aria-hidden> · </span>}
          <span>{part}</span>
        </Fragment>
      ))}
    </p>
  </header>
);
