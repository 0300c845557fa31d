import { useApolloClient } from '@apollo/client/react';
import { Button, Callout, Dialog, DialogBody, DialogFooter, FormGroup } from '@blueprintjs/core';
import { useState } from 'react';
import { EInvoiceFileDocument, EWayBillFileDocument } from '../../generated/documents.ts';
import { NotDone } from '../ui/errors.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { NumberInput } from '../ui/form/NumberInput.tsx';
import { numberProblem } from '../ui/format/typedNumbers.ts';
import { saveJson } from '../ui/export/saveFile.ts';
import './invoices.css';

/** For an invoice, or for the goods of a challan. */
type Of = { invoiceId: string } | { challanId: string };

interface PortalFile {
  fileName: string;
  content: string | null;
  problems: readonly { field: string; message: string }[];
}

/** A file for a portal of the tax office: saved when the portal would take it, else what it would refuse is listed. */
export function PortalFilePanel({ of, onClose }: { of: Of; onClose: () => void }) {
  const client = useApolloClient();
  const [distance, setDistance] = useState('');
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<PortalFile['problems']>([]);
  const isWayBill = 'challanId' in of;
  const title = isWayBill ? 'E-way bill file' : 'E-invoice file';
  const problem = numberProblem('number', 'Distance', distance);
  const read = async (): Promise<PortalFile> => {
    if ('invoiceId' in of) {
      const { data } = await client.query({
        query: EInvoiceFileDocument,
        variables: of,
        fetchPolicy: 'no-cache',
      });
      if (data) return data.eInvoiceFile;
    } else {
      const variables = { ...of, distanceKm: Number(distance || 0) };
      const { data } = await client.query({
        query: EWayBillFileDocument,
        variables,
        fetchPolicy: 'no-cache',
      });
      if (data) return data.eWayBillFile;
    }
    throw new NotDone('');
  };
  const save = async () => {
    setBusy(true);
    const file = await withNotice(read, { failed: 'Document failed to fetch!' }).finally(() =>
      setBusy(false),
    );
    if (!file) return;
    setProblems(file.problems);
    if (file.content === null) return;
    saveJson(file.content, file.fileName);
    onClose();
  };
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <DialogBody>
        <p>
          {isWayBill
            ? 'A JSON file for the bulk upload of the e-way bill portal, of the invoice that goes with the goods.'
            : 'A JSON file for the bulk upload of the e-invoice portal.'}
        </p>
        {isWayBill && (
          <FormGroup
            label="Distance in km"
            labelFor="portal-distance"
            intent={problem ? 'danger' : 'none'}
            helperText={problem ?? 'Empty: the portal reckons it from the PIN codes.'}
          >
            <NumberInput
              id="portal-distance"
              kind="number"
              value={distance}
              onChange={setDistance}
            />
          </FormGroup>
        )}
        {problems.length > 0 && (
          <Callout intent="warning" title="The portal would refuse it" role="alert">
            <ul className="invoice-problems">
              {problems.map(({ field, message }) => (
                <li key={`${field} ${message}`}>{message}</li>
              ))}
            </ul>
          </Callout>
        )}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text="Close" onClick={onClose} />
            <Button
              intent="primary"
              text="Save file"
              loading={busy}
              disabled={problem !== null}
              onClick={() => void save()}
            />
          </>
        }
      />
    </Dialog>
  );
}
