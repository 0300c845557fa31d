import type { HomeList } from '../../generated/types.ts';
import type { Language } from '../my-settings/my-settings.rules.ts';

/** Titles of tasks, on Home and in the daily mail. */
export const TILE_TITLES: Partial<Record<HomeList, Readonly<Record<Language, string>>>> = {
  PENDING_RFQS: { en: 'Requests to price', hi: 'मूल्य बाकी रिक्वेस्ट' },
  DRAFT_POS: { en: 'POs to approve', hi: 'स्वीकृत करने योग्य PO' },
  PENDING_QUOTATIONS: { en: 'Pending quotations', hi: 'लंबित कोटेशन' },
  UNASSIGNED_SAMPLES: { en: 'Samples to assign', hi: 'सौंपने योग्य सैंपल' },
  PRICED_RFQS: { en: 'Priced, to be quoted', hi: 'मूल्य तय, कोटेशन बाकी' },
  CONFIRMED_QUOTATIONS: { en: 'Sent, not ordered yet', hi: 'भेजे गए, ऑर्डर नहीं हुए' },
  LATE_ORDERS: { en: 'Late orders', hi: 'देर वाले ऑर्डर' },
  DISPATCH: { en: 'Goods to dispatch', hi: 'रवाना करने योग्य माल' },
  DRAFT_BILLS: { en: 'Bills to complete', hi: 'अधूरे बिल' },
  OVERDUE_INVOICES: { en: 'Overdue invoices', hi: 'अतिदेय इनवॉइस' },
};
