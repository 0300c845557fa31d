import type { CustomerKind } from '../words/customers.ts';

/** Names of the many: parts that any house, mill or brand could carry. */
export const HOUSE_FIRST = [
  ...['Amber', 'Banyan', 'Chandan', 'Deccan', 'Everest', 'Falcon', 'Gulmohar', 'Harmony', 'Indus', 'Jasmine', 'Kohinoor', 'Lakshya', 'Marigold'],
  ...['Nakshatra', 'Orchid', 'Peacock', 'Quartz', 'Royal', 'Sapphire', 'Tulip', 'Udaya', 'Vasant', 'Whistling', 'Xavier', 'Yamuna', 'Zenith'],
  ...['Élan', 'Ashoka', 'Bodhi', 'Cardamom', 'Dhruv', 'Emerald', 'Fern', 'Godavari', 'Heritage', 'Indigo', 'Kadamba', 'Lotus', 'Mayur', 'Narmada'],
] as const; // prettier-ignore
export const HOUSE_SECOND = [
  ...['Court', 'Meadows', 'Regency', 'Terrace', 'Vista', 'Gardens', 'Heights', 'Manor', 'Pavilion', 'Springs', 'Sands', 'Plaza', 'Square', 'Bay'],
  ...['Crest', 'Grove', 'Hills', 'Junction', 'Landmark', 'Mirage', 'Nest', 'Oasis', 'Park', 'Ridge', 'Shore', 'Trails', 'Valley', 'Woods'],
] as const; // prettier-ignore
export const KINDS: readonly { kind: CustomerKind; organisation: string; houses: readonly string[] }[] = [
  { kind: 'hotel', organisation: 'Hotels', houses: ['Residency', 'Grand', 'Suites', 'Inn', 'Business Hotel'] },
  { kind: 'resort', organisation: 'Resorts', houses: ['Resort', 'Retreat', 'Beach Resort', 'Spa and Villas', 'Lodge'] },
  { kind: 'hospital', organisation: 'Healthcare', houses: ['Hospital', 'Heart Institute', 'Women and Children', 'Clinic', 'Eye Care'] },
  {
    kind: 'caterer',
    organisation: 'Caterers',
    houses: ['Central Kitchen', 'Banquets', 'Corporate Kitchen', 'Flight Kitchen', 'Cafeteria'],
  },
];

export const BRANDS = [
  ...['Aarna', 'Bhoomi', 'Chitra', 'Dhaara', 'Ekta', 'Falguni', 'Gaurav', 'Hamsa', 'Ila', 'Jyoti', 'Kalash', 'Leela', 'Mitra', 'Nirmiti', 'Ojas'],
  ...['Pavan', 'Rachna', 'Samruddhi', 'Tarang', 'Urja', 'Vistaar', 'Yukti', 'Anvaya', 'Bharani', 'Charu', 'Deepa', 'Eesha', 'Gagan', 'Himani'],
  ...['Ishaan', 'Kesar', 'Lavanya', 'Mandara', 'Navya', 'Omkar', 'Prerna', 'Ruhi', 'Saanjh', 'Trupti', 'Varsha', 'हिन्द'],
] as const; // prettier-ignore
export const MILL_FIRST = ['Sri', 'Shree', 'New', 'National', 'Bharat', 'Om', 'Jai', 'Star', 'Supreme', 'United', 'Royal', 'Modern', 'Classic', 'Prime'] as const; // prettier-ignore
export const MILL_SECOND = [
  ...['Ambika', 'Balaji', 'Chamundi', 'Durga', 'Ganesh', 'Hanuman', 'Krishna', 'Lakshmi', 'Murugan', 'Narayana', 'Parvati', 'Raghavendra', 'Sai'],
  ...['Saraswati', 'Shakti', 'Venkateshwara', 'Vinayaka', 'Annapurna', 'Bhavani', 'Gayatri'],
] as const; // prettier-ignore
export const MILL_TRADES = ['Textiles', 'Traders', 'Industries', 'Enterprises', 'Agencies', 'Mills', 'Packaging', 'Chemicals', 'Ceramics', 'Suppliers'] as const; // prettier-ignore
