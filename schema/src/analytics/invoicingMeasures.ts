import type { MeasureWords } from './measureWords.ts';

const ORDERS = ['ORDER', 'READ'] as const;
const CREDIT_NOTES = ['CREDIT_NOTE', 'READ'] as const;

/** Numbers of invoices and credit notes, with their margin. */
export const INVOICING_MEASURES = {
  INVOICES: {
    title: 'Invoices',
    unit: 'COUNT',
    needs: ORDERS,
    description: 'Numbered invoices that are not cancelled or void, by invoice date.',
  },
  INVOICED: {
    title: 'Invoiced',
    unit: 'RUPEES',
    needs: ORDERS,
    description: 'Total with GST of such invoices, by invoice date. Credit notes are not deducted.',
  },
  INVOICED_TAXABLE: {
    title: 'Invoiced without GST',
    unit: 'RUPEES',
    needs: ORDERS,
    description: 'Taxable value of such invoices, by invoice date.',
  },
  CGST: {
    title: 'CGST',
    unit: 'RUPEES',
    needs: ORDERS,
    description: 'Central GST of invoices, by invoice date.',
  },
  SGST: {
    title: 'SGST',
    unit: 'RUPEES',
    needs: ORDERS,
    description: 'State GST of invoices, by invoice date.',
  },
  IGST: {
    title: 'IGST',
    unit: 'RUPEES',
    needs: ORDERS,
    description: 'Integrated GST of invoices, by invoice date.',
  },
  INVOICED_QUANTITY: {
    title: 'Invoiced quantity',
    unit: 'PIECES',
    needs: ORDERS,
    description: 'Units on such invoices, by invoice date.',
  },
  COSTED_SALES: {
    title: 'Sales with known cost',
    unit: 'RUPEES',
    needs: ORDERS,
    cost: true,
    description:
      'Taxable value of invoice lines whose purchase price is known, less what was credited, by invoice date.',
  },
  GOODS_COST: {
    title: 'Cost of goods sold',
    unit: 'RUPEES',
    needs: ORDERS,
    cost: true,
    description:
      'Purchase price without GST of invoiced units that were not credited, by invoice date: of the purchase order line the goods came from; of goods from stock, of the offer on the order line.',
  },
  GROSS_MARGIN: {
    title: 'Gross margin',
    unit: 'RUPEES',
    needs: ORDERS,
    cost: true,
    description: 'Sales with known cost less cost of goods sold, by invoice date.',
  },
  MARGIN_PERCENT: {
    title: 'Margin %',
    unit: 'PERCENT',
    needs: ORDERS,
    cost: true,
    description: 'Gross margin in percent of sales with known cost, by invoice date.',
  },
  FREIGHT: {
    title: 'Freight',
    unit: 'RUPEES',
    needs: ORDERS,
    cost: true,
    description:
      'Logistic cost and loading charge of shipments, shared among their invoice lines by taxable value, by invoice date.',
  },
  MARGIN_AFTER_FREIGHT: {
    title: 'Margin after freight',
    unit: 'RUPEES',
    needs: ORDERS,
    cost: true,
    description: 'Gross margin less freight, by invoice date.',
  },
  CREDIT_NOTES: {
    title: 'Credit notes',
    unit: 'COUNT',
    needs: CREDIT_NOTES,
    description: 'Issued credit notes, by their date.',
  },
  CREDITED: {
    title: 'Credited',
    unit: 'RUPEES',
    needs: CREDIT_NOTES,
    description: 'Total with GST of issued credit notes, by their date.',
  },
  CREDITED_TAXABLE: {
    title: 'Credited without GST',
    unit: 'RUPEES',
    needs: CREDIT_NOTES,
    description: 'Taxable value of issued credit notes, by their date.',
  },
  CREDITED_TAX: {
    title: 'Credited GST',
    unit: 'RUPEES',
    needs: CREDIT_NOTES,
    description: 'GST of issued credit notes, by their date.',
  },
  CREDITED_CGST: {
    title: 'Credited CGST',
    unit: 'RUPEES',
    needs: CREDIT_NOTES,
    description: 'Central GST of issued credit notes, by their date.',
  },
  CREDITED_SGST: {
    title: 'Credited SGST',
    unit: 'RUPEES',
    needs: CREDIT_NOTES,
    description: 'State GST of issued credit notes, by their date.',
  },
  CREDITED_IGST: {
    title: 'Credited IGST',
    unit: 'RUPEES',
    needs: CREDIT_NOTES,
    description: 'Integrated GST of issued credit notes, by their date.',
  },
} as const satisfies Record<string, MeasureWords>;
