import { useDcPreviewQuery } from '../../generated/hooks.ts';
import { PrintSheet } from '../ui/format/PrintSheet.tsx';
import { DetailsDrawer } from '../ui/overlay/DetailsDrawer.tsx';
import { t } from '../ui/text.ts';

/** The challan as printed. */
export function ChallanPreview({ challanId, onClose }: { challanId: string; onClose: () => void }) {
  const { data, loading, error, refetch } = useDcPreviewQuery({
    variables: { id: challanId },
    fetchPolicy: 'network-only',
  });
  const title = t('Delivery Challan #{{challanId}}', { challanId });
  return (
    <DetailsDrawer
      title={title}
      loading={loading}
      error={error}
      onRetry={refetch}
      onClose={onClose}
    >
      {data && <PrintSheet html={data.dcDocument} title={title} />}
    </DetailsDrawer>
  );
}
