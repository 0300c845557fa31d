import type { RecordEntity } from '@munim/schema/generated/types.ts';
import { useContext, useEffect, useState } from 'react';
import { PanelsContext } from '../app/panels.tsx';
import type { Labels } from '../ui/format/labels.ts';

/** Labels of a record's statuses, declared by its feature; undefined while they load. Without labels statuses are shown as they are stored. */
export function useStatusLabels(entity: RecordEntity): Labels | undefined {
  const features = useContext(PanelsContext);
  const load = features.find(({ statuses }) => statuses?.[entity])?.statuses?.[entity];
  const [loaded, setLoaded] = useState<Labels>();
  useEffect(() => {
    let current = true;
    const show = (labels: Labels) => current && setLoaded(labels);
    load?.().then(show, () => show({}));
    return () => {
      current = false;
    };
  }, [load]);
  return load ? loaded : {};
}
