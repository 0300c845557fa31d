import { textTable } from '../textTable.ts';

export type CustomerKind = 'hotel' | 'resort' | 'hospital' | 'caterer';

/** Organisations, and the customers of each as 'name @ city'. */
export const ORGANISATIONS = textTable(
  ['organisation', 'kind', 'houses'],
  `
Kaveri Crown Hotels | hotel | Kaveri Crown Residency @ Mysuru; Kaveri Crown Grand @ Bengaluru; Kaveri Crown Riverside @ Madikeri; Kaveri Crown Suites @ Hubballi
Neelgiri Mist Resorts | resort | Neelgiri Mist Retreat @ Udhagamandalam; Neelgiri Mist Tea Estate Bungalows @ Munnar; Neelgiri Mist Coffee Trails @ Madikeri
Saffron Courtyard Hotels | hotel | Saffron Courtyard Whitefield @ Bengaluru; Saffron Courtyard Madhapur @ Hyderabad; Saffron Courtyard Guindy @ Chennai; Saffron Courtyard Powai @ Mumbai; Saffron Courtyard Hinjawadi @ Pune
Aravali Heritage Palaces | hotel | Aravali Heritage Lake Haveli @ Udaipur; Aravali Heritage Rawla @ Jodhpur; Aravali Heritage City House @ Jaipur
Konkan Breeze Beach Resorts | resort | Konkan Breeze Candolim @ Panaji; Konkan Breeze Colva @ Margao
Shri Mahalaxmi Annapoorna Hospitality and Convention Centres Private Limited | hotel | Shri Mahalaxmi Annapoorna Convention Centre and Banquet Lawns @ Kolhapur; Shri Mahalaxmi Annapoorna Executive Lodging @ Solapur
Jeevandhara Hospitals | hospital | Jeevandhara Multispeciality Hospital @ Bengaluru; Jeevandhara Heart Institute @ Mysuru; Jeevandhara Women and Children @ Mangaluru
Arogya Lotus Healthcare | hospital | Arogya Lotus Hospital Banjara Hills @ Hyderabad; Arogya Lotus Hospital @ Visakhapatnam
Sanjeevani Cancer Care and Research Institute Trust | hospital | Sanjeevani Cancer Care and Research Institute @ Nagpur
Ruchi Rasoi Caterers | caterer | Ruchi Rasoi Central Kitchen @ Bengaluru; Ruchi Rasoi Corporate Kitchen @ Chennai; Ruchi Rasoi Flight Kitchen @ Kochi
Zaika Banquets and Catering | caterer | Zaika Banquets @ Lucknow; Zaika Banquets @ New Delhi
Maharaja Thali Foods | caterer | Maharaja Thali Foods @ Ahmedabad; Maharaja Thali Foods @ Surat; Maharaja Thali Foods @ Vadodara
Himshikhar Mountain Lodges | resort | Himshikhar Lodge @ Manali; Himshikhar Deodar Estate @ Shimla; Himshikhar Lakeside @ Nainital
Ganga Teertha Retreats | resort | Ganga Teertha Yoga Retreat @ Rishikesh; Ganga Teertha Ghat View @ Varanasi
Dilli Darbar Hotels | hotel | Dilli Darbar Connaught @ New Delhi; Dilli Darbar Aerocity @ New Delhi; Dilli Darbar Cyber Hub @ Gurugram
Ganj View Inns | hotel | Ganj View Inn @ Agra
Bay of Palms Hotels | hotel | Bay of Palms Promenade @ Puducherry; Bay of Palms Beachfront @ Visakhapatnam
Backwater Lantern Resorts | resort | Backwater Lantern Fort House @ Kochi; Backwater Lantern Lighthouse @ Thiruvananthapuram
Hooghly Boulevard Hotels | hotel | Hooghly Boulevard Park Street @ Kolkata; Hooghly Boulevard Tea Planters Club @ Darjeeling
Kalinga Sands Hospitality | resort | Kalinga Sands Beach Resort @ Puri; Kalinga Sands City Hotel @ Bhubaneswar
Malwa Pearl Hotels | hotel | Malwa Pearl @ Indore; Malwa Pearl Lakefront @ Bhopal
Five Rivers Hospitality | hotel | Five Rivers Grand @ Amritsar; Five Rivers Business Hotel @ Ludhiana; Five Rivers Plaza @ Chandigarh
Brahmaputra View Hotels | hotel | Brahmaputra View @ Guwahati
Dal Lake Houseboats and Gardens | resort | Dal Lake Gardens Hotel @ Srinagar
Seven Hills Pilgrim Stays | hotel | Seven Hills Pilgrim Stay @ Tirupati; Seven Hills Transit Hotel @ Chennai; Seven Hills Pilgrim Stay @ Patna
`,
);
