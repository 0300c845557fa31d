import { useApolloClient } from '@apollo/client/react';
import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import type { Way } from '@munim/schema/delivery-challans/transportReasons.ts';
import { useState } from 'react';
import {
  CreditNoteFileDocument,
  EInvoiceFileDocument,
  EWayBillFileDocument,
  type PortalFileFieldsFragment,
} from '../../generated/documents.ts';
import { NotDone } from '../ui/errors.ts';
import { saveJson } from '../ui/export/saveFile.ts';
import { OverlayContext, useClosing } from '../ui/form/unsaved.ts';
import { withNotice } from '../ui/overlay/notices.tsx';
import { EWayBillFields, type EWayForm, eWayForm, eWayProblem } from './EWayBillFields.tsx';
import { PortalFaults } from './PortalFaults.tsx';
import { Notice } from '../ui/Notice.tsx';
import { t } from '../ui/text.ts';

/** Subject of the file: an invoice, a credit note, or the goods of a challan. */
type Of =
  | { invoiceId: string }
  | { creditNoteId: string }
  | {
      challanId: string;
      /** True when the goods have no invoice. */
      isAlone?: boolean;
      /** Ends of goods of which the challan does not say why they travel. */
      way?: Way | undefined;
    };

const fetchPolicy = 'no-cache';

/** Reads the file of what the dialog is for. */
function useRead(of: Of, form: EWayForm): () => Promise<PortalFileFieldsFragment> {
  const client = useApolloClient();
  return async () => {
    if ('invoiceId' in of) {
      const { data } = await client.query({
        query: EInvoiceFileDocument,
        variables: of,
        fetchPolicy,
      });
      if (data) return data.eInvoiceFile;
    } else if ('creditNoteId' in of) {
      const { data } = await client.query({
        query: CreditNoteFileDocument,
        variables: of,
        fetchPolicy,
      });
      if (data) return data.creditNoteFile;
    } else {
      const { distance, reason = null, reasonText } = form;
      const { data } = await client.query({
        query: EWayBillFileDocument,
        variables: {
          challanId: of.challanId,
          distanceKm: Number(distance || 0),
          reason,
          reasonText: reason === 'OTHERS' ? reasonText.trim() : null,
        },
        fetchPolicy,
      });
      if (data) return data.eWayBillFile;
    }
    throw new NotDone('');
  };
}

function aboutOf(of: Of): string {
  if ('invoiceId' in of) return t('A JSON file for the bulk upload of the e-invoice portal.');
  if ('creditNoteId' in of)
    return t(
      'A JSON file for the bulk upload of the e-invoice portal, with the invoice that it corrects.',
    );
  return of.isAlone
    ? t(
        'A JSON file for the bulk upload of the e-way bill portal, of goods that travel on their delivery challan.',
      )
    : t(
        'A JSON file for the bulk upload of the e-way bill portal, of the invoice that goes with the goods.',
      );
}

/** A file for a portal of the tax office: saved when the portal would take it, else what it would refuse is listed. */
export function PortalFilePanel({ of, onClose }: { of: Of; onClose: () => void }) {
  const way = 'challanId' in of ? of.way : undefined;
  const [form, setForm] = useState(() => eWayForm(way));
  const [isChanged, setChanged] = useState(false);
  const { overlay, close } = useClosing(onClose, isChanged);
  const [busy, setBusy] = useState(false);
  const [file, setFile] = useState<PortalFileFieldsFragment | null>(null);
  const [isSaved, setSaved] = useState(false);
  // warns of what is kept of an earlier file before the file is given again
  const isWarned = Boolean(file?.registered);
  const isWayBill = 'challanId' in of;
  const read = useRead(of, form);
  const change = (next: EWayForm) => {
    setChanged(true);
    setForm(next);
  };
  const save = async () => {
    setBusy(true);
    const found = await withNotice(read, { failed: t('Document failed to fetch!') }).finally(() =>
      setBusy(false),
    );
    if (!found) return;
    setFile(found);
    if (found.content === null || (found.registered && !isWarned)) return;
    saveJson(found.content, found.fileName);
    setChanged(false);
    setSaved(true);
    // notes are read before the dialog goes
    if (!found.notes.length) onClose();
  };
  return (
    <OverlayContext value={overlay}>
      <Dialog isOpen title={isWayBill ? t('E-way bill file') : t('E-invoice file')} onClose={close}>
        <DialogBody>
          <p>{aboutOf(of)}</p>
          {isWayBill && <EWayBillFields way={way} form={form} onChange={change} />}
          {file?.registered && (
            <Notice intent="warning" title={t('It is registered already')} role="alert">
              {file.registered}
            </Notice>
          )}
          {file?.notReported && (
            <Notice intent="primary" title={t('No file is needed')} role="status">
              {file.notReported}
            </Notice>
          )}
          {file && <PortalFaults problems={file.problems} />}
          {isSaved &&
            file?.notes.map((note) => (
              <Notice key={note} intent="success" title={t('The file is saved')} role="status">
                {note}
              </Notice>
            ))}
        </DialogBody>
        <DialogFooter
          actions={
            <>
              <Button text={t('Close')} onClick={close} />
              <Button
                intent="primary"
                text={isWarned && !isSaved ? t('Save it again') : t('Save file')}
                loading={busy}
                disabled={eWayProblem(form) !== null}
                title={eWayProblem(form) ?? undefined}
                onClick={() => void save()}
              />
            </>
          }
        />
      </Dialog>
    </OverlayContext>
  );
}
