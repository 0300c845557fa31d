import { textTable } from '../textTable.ts';

/**
 * Leads: what they could supply by the key of a category, and their progress. Those that became
 * sellers are included.
 */
export const LEADS = textTable(
  ['name', 'city', 'zone', 'category', 'state', 'remarks'],
  `
Suraksha Medical Disposables | Coimbatore | SOUTH | safety | seller | Visited the plant, certificates seen
Greenleaf Compostables | Coimbatore | SOUTH | packaging | seller | Samples passed the hot soup test
Vanya Botanicals | Mysuru | SOUTH | amenities | seller | Can print our own label
Khurja Ceramic Collective | Agra | NORTH | tableware | verified | Wants an advance of 30 percent
Malnad Bamboo Works | Madikeri | SOUTH | tableware | verified | Small lots only
Firozabad Crystal and Glass Blowers Cooperative Society Limited | Firozabad | NORTH | tableware | verified | Breakage replaced without questions
Konkan Coir Mats | Margao | WEST | front | verified |
Ganga Jute Bags | Kolkata | EAST | packaging | verified | Price list of March
Sri Venkateswara Stainless Steels | Chennai | SOUTH | tableware | new | Met at the hotel fair in Bengaluru
Himalayan Beeswax Candles | Nainital | NORTH | amenities | new | Asked for a sample of the bees in glass
Padmavati Silks and Throws | Puducherry | SOUTH | bed | new |
Bhagirathi Hand Sanitisers | Rishikesh | NORTH | safety | new | Licence runs out in March
Aravalli Marble Trays | New Delhi | NORTH | tableware | new | Heavy: freight to be asked
Kutch Blockprint Cushions | Ahmedabad | WEST | bed | new | Colours run, second sample awaited
Nilgiri Eucalyptus Oils | Udhagamandalam | SOUTH | amenities | new |
Odisha Sabai Grass Baskets | Puri | EAST | front | new | Women's group, invoices through the cooperative
Punjab Quilting Company | Ludhiana | NORTH | bed | new | Capacity 400 a week
Brahmaputra Cane Furniture | Guwahati | EAST | front | new |
Narmada Paper Straws | Bhopal | CENTRAL | packaging | new | Cheaper than Sivakasi by 8 percent
Vidarbha Cotton Wipes | Nagpur | WEST | cleaning | new | Call after Diwali
Kashmir Valley Blankets | Srinagar | NORTH | bed | new |
Deccan Brush and Broom | Hyderabad | SOUTH | cleaning | new | Sends a catalogue
Surya Induction Kettles | Pune | WEST | appliances | new | BIS mark to be shown
Malabar Spice Soaps | Kochi | SOUTH | amenities | new | Phone answered by the son
Magadh Mosquito Nets | Patna | EAST | safety | new |
Utkal Terracotta Lamps | Bhubaneswar | EAST | front | new | Only before festivals
`,
);
