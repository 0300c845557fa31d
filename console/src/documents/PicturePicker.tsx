import { Button, FormGroup } from '@blueprintjs/core';
import { ArrowLeft, ArrowRight, Cross } from '@blueprintjs/icons';
import { useEffect, useRef } from 'react';
import { useUploadImageMutation } from '../../generated/hooks.ts';
import { ChooseFiles, PICTURES } from '../ui/upload/ChooseFiles.tsx';
import { UploadBars } from '../ui/upload/UploadBars.tsx';
import { useBusy, useUploads } from '../ui/upload/useUploads.ts';
import './documents.css';
import { t } from '../ui/text.ts';

interface Picture {
  uuid: string;
  url: string;
  thumbnailUrl: string;
}

interface Props {
  label: string;
  value: readonly Picture[];
  onChange: (pictures: Picture[]) => void;
  /** Called when the first upload begins and the last has ended: a form waits with sending. */
  onBusy?: (busy: boolean) => void;
}

function Tile({ picture, index, last, onMove, onRemove }: TileProps) {
  const name = t('picture {{index}}', { index: index + 1 });
  return (
    <li>
      <a
        href={picture.url}
        target="_blank"
        rel="noreferrer"
        aria-label={t('Open {{name}}', { name })}
      >
        <img src={picture.thumbnailUrl} alt="" loading="lazy" />
      </a>
      <span>
        <Button
          size="small"
          variant="minimal"
          icon={<ArrowLeft />}
          aria-label={t('Move {{name}} forward', { name })}
          disabled={index === 0}
          onClick={() => onMove(index, -1)}
        />
        <Button
          size="small"
          variant="minimal"
          icon={<ArrowRight />}
          aria-label={t('Move {{name}} back', { name })}
          disabled={last}
          onClick={() => onMove(index, 1)}
        />
        <Button
          size="small"
          variant="minimal"
          icon={<Cross />}
          aria-label={t('Remove {{name}}', { name })}
          onClick={() => onRemove(index)}
        />
      </span>
    </li>
  );
}
interface TileProps {
  picture: Picture;
  index: number;
  last: boolean;
  onMove: (index: number, by: number) => void;
  onRemove: (index: number) => void;
}

/**
 * Pictures of a record: several at once, each uploaded when chosen; the first one represents the
 * record.
 */
export function PicturePicker({ label, value, onChange, onBusy }: Props) {
  const [upload] = useUploadImageMutation();
  // two uploads may end before the form has drawn the first
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const change = (pictures: Picture[]) => {
    latest.current = pictures;
    onChange(pictures);
  };
  const queue = useUploads(
    async (file, context) => (await upload({ variables: { file }, context })).data?.uploadImage,
    (sent) =>
      sent &&
      change([
        ...latest.current,
        { uuid: sent.uuid, url: sent.url, thumbnailUrl: sent.thumbnailUrl },
      ]),
  );
  useBusy(queue, onBusy);

  const move = (index: number, by: number) => {
    const [picture] = value.slice(index, index + 1);
    if (picture) change(value.toSpliced(index, 1).toSpliced(index + by, 0, picture));
  };
  return (
    <FormGroup label={label}>
      <ul className="documents-tiles" aria-label={label}>
        {value.map((picture, index) => (
          <Tile
            key={picture.uuid}
            picture={picture}
            index={index}
            last={index === value.length - 1}
            onMove={move}
            onRemove={(at) => change(value.toSpliced(at, 1))}
          />
        ))}
      </ul>
      <UploadBars {...queue} />
      <ChooseFiles
        multiple
        text={t('Add pictures')}
        label={label}
        accept={PICTURES}
        onFiles={queue.add}
      />
    </FormGroup>
  );
}
