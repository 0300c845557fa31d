import { useQuotationPreviewQuery } from '../../generated/hooks.ts';
import { printMarkup } from '../ui/trustedTypes.ts';
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
        <iframe
          className="quotation-preview"
          title={t('Quotation {{quotationId}}', { quotationId })}
          sandbox=""
          srcDoc={printMarkup(data.quotationDocument)}
        />
      )}
    </DetailsDrawer>
  );
}
