import { TransporterDocument, TransporterOptionsDocument } from '../../generated/documents.ts';
import { pickerSource } from '../ui/form/pickerSource.ts';
import { t } from '../ui/text.ts';

/** Transporters by part of the name, 100 at a time. */
export const transporterSource = pickerSource({
  query: TransporterOptionsDocument,
  variables: (text) => ({ name: text || null }),
  items: ({ transporters }) =>
    transporters.items.map(({ id, name, gstNumber }) => ({ id, label: name, info: gstNumber })),
  one: {
    query: TransporterDocument,
    variables: (id) => ({ id }),
    item: ({ transporter: { id, name, gstNumber } }) => ({ id, label: name, info: gstNumber }),
  },
  failedText: t('Error occured while retrieving Transporters'),
});
