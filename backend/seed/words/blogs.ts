interface BlogWords {
  title: string;
  /** Cleaned HTML; {towel} is the picture of a kind of goods. */
  content: string;
  tags: string[];
  /** Kind of goods of its cover. */
  cover: string | null;
  isArchived?: true;
  daysAgo: number;
  /** Days after which it was changed. */
  changedAfter?: number;
}

/** Posts of the demo, oldest first: long titles, no cover, ten tags, tables, other scripts, archived ones. */
export const BLOGS: readonly BlogWords[] = [
  {
    title: 'Diwali 2025: last days for orders',
    content:
      '<p>Orders confirmed by <strong>8 October</strong> reach every hotel in the south before Dhanteras; of the north by <strong>4 October</strong>.</p><p>Transporters do not pick up from 20 to 23 October.</p>',
    tags: ['Festivals', 'Delivery'],
    cover: 'box',
    isArchived: true,
    daysAgo: 392,
    changedAfter: 30,
  },
  {
    title: 'How to choose bath towels: GSM, weave, and what a laundry does to them',
    content:
      '<p>A towel is bought once and washed two hundred times. Three figures decide how it looks after the hundredth.</p><h2>Weight</h2><p>GSM is the weight of a square metre. More is softer and dries slower, in the room and in the dryer.</p><table><tbody><tr><th><p>GSM</p></th><th><p>Where</p></th><th><p>Washes</p></th></tr><tr><td><p>400–450</p></td><td><p>Gym, pool</p></td><td><p>250</p></td></tr><tr><td><p>500–550</p></td><td><p>Business hotel</p></td><td><p>200</p></td></tr><tr><td><p>600 and more</p></td><td><p>Suites, spa</p></td><td><p>150</p></td></tr></tbody></table><img src="{towel}" alt="Three folded bath towels" /><h2>Weave</h2><ul><li><p><strong>Dobby border</strong>: flat, takes a logo.</p></li><li><p><strong>Double loop</strong>: takes more water, pulls sooner.</p></li></ul><h3>Before the first use</h3><ol><li><p>Wash once without softener.</p></li><li><p>Dry at 60 °C, not more.</p></li><li><p>Count them in, by lot.</p></li></ol><blockquote><p>Softener closes the loops: the towel feels better and dries worse.</p></blockquote>',
    tags: ['Towels', 'Care guide', 'Housekeeping'],
    cover: 'towel',
    daysAgo: 210,
    changedAfter: 12,
  },
  {
    title:
      'What changed for hotels that buy linen, amenities and cleaning goods in several states, and what their purchase orders should say from now on',
    content:
      '<p>In short: name the place where the goods are received, not the office that pays.</p><p>The long answer follows with the next circular.</p>',
    tags: ['GST'],
    cover: null,
    daysAgo: 150,
  },
  {
    title: 'तौलिये और चादरें: धुलाई के आसान नियम',
    content:
      '<p>होटल की चादरें रोज़ धुलती हैं। <strong>40 °C</strong> पर धोने से कपड़ा ज़्यादा दिन चलता है।</p><h2>तीन नियम</h2><ol><li><p>सफ़ेद और रंगीन कपड़े अलग धोएँ।</p></li><li><p>ब्लीच कम से कम डालें।</p></li><li><p>धूप में नहीं, छाया में सुखाएँ।</p></li></ol><p>ज़्यादा जानकारी के लिए <a href="mailto:desk@example.com" rel="noopener noreferrer">हमें लिखें</a>।</p>',
    tags: ['हिन्दी', 'Care guide'],
    cover: 'sheet',
    daysAgo: 120,
    changedAfter: 3,
  },
  {
    title: 'Rates of GST on hotel supplies',
    content:
      '<p>As of the last notification; your accountant has the last word.</p><table><tbody><tr><th><p>Goods</p></th><th><p>HSN</p></th><th colspan="2"><p>Rate</p></th></tr><tr><td><p>Bed linen up to ₹ 1,000</p></td><td><p>6302</p></td><td><p>5 %</p></td><td rowspan="2"><p>by price of a piece</p></td></tr><tr><td><p>Bed linen above</p></td><td><p>6302</p></td><td><p>12 %</p></td></tr><tr><td><p>Soap, shampoo</p></td><td><p>3401, 3305</p></td><td colspan="2"><p>18 %</p></td></tr></tbody></table><p>Source: <a href="https://cbic-gst.gov.in/gst-goods-services-rates.html" rel="noopener noreferrer">cbic-gst.gov.in</a></p>',
    tags: ['GST', 'Reference'],
    cover: 'soap',
    daysAgo: 95,
    changedAfter: 60,
  },
  {
    title: 'Warehouse visit: from the truck to your store room',
    content:
      '<p>What happens between our dock and yours, in pictures.</p><img src="{can}" alt="Cans of floor cleaner" /><p>Each lot is counted twice.</p><hr /><img src="{robe}" alt="Bathrobes on hangers" /><p>Robes travel folded, <em>never</em> hung.</p>',
    tags: [
      'Warehouse',
      'Delivery',
      'Stock',
      'Photos',
      'Bengaluru',
      'Housekeeping',
      'Behind the scenes',
      'Robes',
      'Cleaning',
      'Quality',
    ],
    cover: 'can',
    daysAgo: 60,
  },
  {
    title: 'Samples: how we send them',
    content:
      '<p>Ask for a sample with your quote request. Two pieces are free; freight is ours.</p>',
    tags: [],
    cover: null,
    daysAgo: 41,
  },
  {
    title: 'Old price list for amenities (until March)',
    content: '<p>Replaced by the list of your sales person.</p>',
    tags: ['Amenities'],
    cover: 'bottle',
    isArchived: true,
    daysAgo: 240,
    changedAfter: 180,
  },
  {
    title: 'Five checks before you sign for a delivery',
    content:
      '<ol><li><p>Boxes against the challan.</p></li><li><p>Seals whole.</p></li><li><p>Two boxes opened.</p></li><li><p>Names and sizes against your order.</p></li><li><p>Damage <u>written on the challan</u> before you sign.</p></li></ol><p>Found later? Tell us within <strong>48 hours</strong>, with the challan’s number and a photo.</p>',
    tags: ['Delivery', 'Receiving'],
    cover: 'kit',
    daysAgo: 6,
    changedAfter: 1,
  },
];
