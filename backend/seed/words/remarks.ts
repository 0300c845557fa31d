export const RFQ_REMARKS = [
  'Sample approved last month, same quality please',
  'Logo embroidery as per the artwork shared on mail',
  'Delivery in two lots, second lot after the 15th',
  'Required before the wedding season',
  'Please quote with and without printing',
  'To match the existing stock; colour variation will not be accepted by housekeeping',
  'Urgent: opening of the new wing',
  'Yearly contract quantity, call-off every month',
  'जल्दी चाहिए: शादी के सीज़न से पहले',
  'மாதிரி போலவே இருக்க வேண்டும்',
];

export const ARCHIVE_REASONS = [
  'Customer bought locally',
  'Budget not approved for this quarter',
  'Duplicate of an earlier request',
  'Quantity below the least any seller accepts',
  'Product discontinued, alternative requested separately',
];

export const REJECT_REASONS = [
  'Rate is higher than the present supplier',
  'Delivery time not acceptable',
  'Customer asked for another brand',
  'Requirement postponed to the next financial year because the renovation of the east wing and the banquet hall has been deferred',
  'Payment terms not agreed',
];

export const QUOTATION_REMARKS = [
  'Freight included up to your stores',
  'Prices hold for a single delivery',
  'Payment within 30 days of delivery',
  'Colours as per the shade card enclosed; a variation of five percent in weight is usual for terry goods',
];

export const CANCEL_REASONS = [
  'Ordered twice by mistake',
  'Hotel opening postponed',
  'Customer reduced its budget',
  'Goods no longer made by the mill',
];

export const PO_REMARKS = [
  'Pack in cartons of ten, our number on every carton',
  'Please send a photograph before dispatch',
  'Delivery between 10 and 5 only; the gate is closed on Sundays',
  'Colour as per the sample approved on mail',
];

export const PO_REJECT_REASONS = [
  'Rate is above the last purchase',
  'Wrong vendor for this grade',
  'Quantity to be split over two months',
];

export const PO_CANCEL_REASONS = [
  'Vendor cannot deliver in time',
  'Customer cancelled the order',
  'Raised twice by mistake',
];
