import { textTable } from '../textTable.ts';

/** Vendors: the categories they serve, by key. */
export const SELLERS = textTable(
  ['name', 'city', 'zone', 'since', 'categories'],
  `
Sri Amman Home Textiles | Karur | SOUTH | 1994 | bed, bath
Karur Looms Export House | Karur | SOUTH | 2003 | bed, bath, uniforms
Shree Ganesh Weaving Mills | Solapur | WEST | 1978 | bath
Solapur Terry Towel Company | Solapur | WEST | 1989 | bath, bed
Panipat Handloom and Furnishing Works | Panipat | NORTH | 1985 | bed, bath, safety
Northern Quilts and Blankets | Panipat | NORTH | 1998 | bed
Dhanlaxmi Bed Linen | Ahmedabad | WEST | 2001 | bed, uniforms
Tirumala Knits and Uniforms | Tiruppur | SOUTH | 2006 | uniforms, bath
Chef Coat Company of India | Tiruppur | SOUTH | 2014 | uniforms, safety
Apex Workwear Manufacturing Private Limited | Ludhiana | NORTH | 1996 | uniforms, safety
Kannika Uniform House | Bengaluru | SOUTH | 1990 | uniforms, bed
Dwarka Garments | Surat | WEST | 2008 | uniforms, bed
Malhar Guest Amenities | Mumbai | WEST | 2005 | amenities, front
Vanya Botanicals | Mysuru | SOUTH | 2011 | amenities, chemicals
Himvan Herbals and Personal Care Products Private Limited | Rishikesh | NORTH | 2009 | amenities
Travelkit Supplies | New Delhi | NORTH | 2012 | amenities, front, safety
Pearl Slippers and Amenities | Agra | NORTH | 2000 | amenities
Coastal Soap Works | Mangaluru | SOUTH | 1962 | amenities, chemicals
Greenleaf Compostables | Coimbatore | SOUTH | 2015 | packaging, tableware
Annapurna Packaging Industries | Hyderabad | SOUTH | 1999 | packaging, paper
Bharat Paper Cups | Sivakasi | SOUTH | 2004 | packaging, paper
Shakti Foil Containers | Vadodara | WEST | 2002 | packaging
Eastern Carton Works | Kolkata | EAST | 1987 | packaging, front
Vindhya Polypack | Indore | CENTRAL | 1995 | packaging, cleaning
Mrudul Tissues | Pune | WEST | 2007 | paper, amenities
Sahyadri Tissue and Hygiene Products | Kolhapur | WEST | 2010 | paper, safety
Ujjwal Paper Converters | Gurugram | NORTH | 2003 | paper, packaging, front
Nirmal Chemicals | Ahmedabad | WEST | 1984 | chemicals, cleaning
Suvidha Cleaning Solutions | Chennai | SOUTH | 2008 | chemicals, cleaning, paper
Swachh Surface Care | Pune | WEST | 2013 | chemicals
Prabhat Hygiene Products and Allied Chemical Industries | Lucknow | NORTH | 1997 | chemicals, safety, cleaning
Kalpataru Mops and Brushes | Kolkata | EAST | 1993 | cleaning
Deccan Housekeeping Equipment | Hyderabad | SOUTH | 2001 | cleaning, appliances, tableware
Morbi Fine Porcelain | Morbi | WEST | 1999 | tableware
Pital Nagri Metalware | Moradabad | NORTH | 1975 | tableware, appliances
Suhag Nagar Glass Works | Firozabad | NORTH | 1968 | tableware
Garden City Room Appliances | Bengaluru | SOUTH | 2010 | appliances, front
Voltcraft Hotel Electricals | New Delhi | NORTH | 2006 | appliances
Akshara Printers and Stationers | Sivakasi | SOUTH | 1981 | front, paper
Suraksha Medical Disposables | Coimbatore | SOUTH | 2016 | safety, amenities, appliances
`,
);

export const TRANSPORTERS = textTable(
  ['name', 'city', 'zone', 'since'],
  `
Southern Star Roadlines | Bengaluru | SOUTH | 1988
Sahyadri Cargo Movers | Pune | WEST | 1997
Grand Trunk Freight Carriers | New Delhi | NORTH | 1979
Purvanchal Surface Transport | Kolkata | EAST | 2001
`,
);
