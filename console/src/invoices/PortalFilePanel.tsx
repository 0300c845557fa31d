import { useApolloClient } from '@apollo/client/react';
import { Button, Callout, Dialog, DialogBody, DialogFooter, FormGroup } from '@blueprintjs/core';
import { useState } from 'react';
import {
  EInvoiceFileDocument,
  EWayBillFileDocument,
  type PortalFileFieldsFragment,
} from '../../generated/documents.ts';
import { NotDone } from '../ui/errors.ts';
import { saveJson } from '../ui/export/saveFile.ts';
import { NumberInput } from '../ui/form/NumberInput.tsx';
import { numberProblem } from '../ui/format/typedNumbers.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { PortalFaults } from './PortalFaults.tsx';

/** For an invoice, or for the goods of a challan. */
type Of = { invoiceId: string } | { challanId: string };

/** Reads the file of what the dialog is for. */
function useRead(of: Of, distanceKm: number): () => Promise<PortalFileFieldsFragment> {
  const client = useApolloClient();
  return async () => {
    if ('invoiceId' in of) {
      const { data } = await client.query({
        query: EInvoiceFileDocument,
        variables: of,
        fetchPolicy: 'no-cache',
      });
      if (data) return data.eInvoiceFile;
    } else {
      const { data } = await client.query({
        query: EWayBillFileDocument,
        variables: { ...of, distanceKm },
        fetchPolicy: 'no-cache',
      });
      if (data) return data.eWayBillFile;
    }
    throw new NotDone('');
  };
}

/** A file for a portal of the tax office: saved when the portal would take it, else what it would refuse is listed. */
export function PortalFilePanel({ of, onClose }: { of: Of; onClose: () => void }) {
  const [distance, setDistance] = useState('');
  const [busy, setBusy] = useState(false);
  const [file, setFile] = useState<PortalFileFieldsFragment | null>(null);
  const isWayBill = 'challanId' in of;
  const problem = numberProblem('number', 'Distance', distance);
  const read = useRead(of, Number(distance || 0));
  const save = async () => {
    setBusy(true);
    const found = await withNotice(read, { failed: 'Document failed to fetch!' }).finally(() =>
      setBusy(false),
    );
    if (!found) return;
    setFile(found);
    if (found.content === null) return;
    saveJson(found.content, found.fileName);
    // notes are read before the dialog goes
    if (!found.notes.length) onClose();
  };
  return (
    <Dialog isOpen title={isWayBill ? 'E-way bill file' : 'E-invoice file'} onClose={onClose}>
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
        {file && <PortalFaults problems={file.problems} />}
        {file?.notes.map((note) => (
          <Callout key={note} intent="success" title="The file is saved" role="status">
            {note}
          </Callout>
        ))}
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
