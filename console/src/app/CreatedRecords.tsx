import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { describeCreated } from '../ui/overlay/created.ts';
import { createdRecord } from './createdRecords.ts';

/** Notices about new records lead to them, in this page. */
export function CreatedRecords() {
  const navigate = useNavigate();
  useEffect(
    () => describeCreated({ describe: createdRecord, open: (path) => void navigate(path) }),
    [navigate],
  );
  return null;
}
