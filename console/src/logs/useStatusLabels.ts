import type { RecordEntity } from '@munim/schema/generated/types.ts';
import { useContext, useEffect, useState } from 'react';
import { PanelsContext } from '../app/panels.tsx';
import type { Statuses } from '../ui/format/labels.ts';

/** Labels of a record's statuses, declared by its feature; undefined while they load. Without labels statuses are shown as they are stored. */
export function useStatusLabels(entity: RecordEntity): Statuses | undefined {
  const features = useContext(PanelsContext);
  const load = features.find(({ statuses }) => statuses?.[entity])?.statuses?.[entity];
  const [loaded, setLoaded] = useState<Statuses>();
  useEffect(() => {
    let current = true;
    const show = (labels: Statuses) => current && setLoaded(labels);
    load?.().then(show, () => show({}));
    return () => {
      current = false;
    };
  }, [load]);
  return load ? loaded : {};
}
