import { useQuotationPreviewQuery } from '../../generated/hooks.ts';
import { PrintSheet } from '../ui/format/PrintSheet.tsx';
import { DetailsDrawer } from '../ui/overlay/DetailsDrawer.tsx';
import { t } from '../ui/text.ts';

/** The print for the customer. */
export function QuotationPreview({
  quotationId,
  onClose,
}: {
  quotationId: string;
  onClose: () => void;
}) {
  const { data, loading, error, refetch } = useQuotationPreviewQuery({
    variables: { id: quotationId },
    fetchPolicy: 'network-only',
  });
  return (
    <DetailsDrawer
      title={t('Quotation {{quotationId}}', { quotationId })}
      loading={loading}
      error={error}
      onRetry={refetch}
      onClose={onClose}
    >
      {data && (
        <PrintSheet
          html={data.quotationDocument}
          title={t('Quotation {{quotationId}}', { quotationId })}
        />
      )}
    </DetailsDrawer>
  );
}
