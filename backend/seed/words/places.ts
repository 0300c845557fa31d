import { required } from '../random.ts';
import { textTable } from '../textTable.ts';

export interface Place {
  city: string;
  district: string;
  state: string;
  /** The first two digits of a GST number of the state. */
  stateCode: string;
  /** Quarters with their own PIN codes. */
  areas: { area: string; pin: string }[];
}

const TEXT = `
Bengaluru | Bengaluru Urban | Karnataka | 29 | Residency Road 560025, Koramangala 560034, Indiranagar 560038, Whitefield 560066, Peenya Industrial Area 560058, Electronic City 560100
Mysuru | Mysuru | Karnataka | 29 | Nazarbad 570010, Vijayanagar 570017, Hebbal Industrial Area 570016
Mangaluru | Dakshina Kannada | Karnataka | 29 | Hampankatta 575001, Kankanady 575002
Hubballi | Dharwad | Karnataka | 29 | Vidyanagar 580021, Gokul Road 580030
Madikeri | Kodagu | Karnataka | 29 | Raja Seat Road 571201, Galibeedu Road 571201
Mumbai | Mumbai Suburban | Maharashtra | 27 | Andheri East 400069, Bandra Kurla Complex 400051, Powai 400076, MIDC Andheri 400093
Pune | Pune | Maharashtra | 27 | Koregaon Park 411001, Shivajinagar 411005, Viman Nagar 411014, Hinjawadi 411057
Nagpur | Nagpur | Maharashtra | 27 | Sitabuldi 440012, Wardha Road 440015
Nashik | Nashik | Maharashtra | 27 | College Road 422005, Satpur MIDC 422007
Lonavala | Pune | Maharashtra | 27 | Old Mumbai Pune Highway 410401, Tungarli 410403
Solapur | Solapur | Maharashtra | 27 | Akkalkot Road MIDC 413006, Murarji Peth 413001
Kolhapur | Kolhapur | Maharashtra | 27 | Tarabai Park 416003, Shahupuri 416001
Chennai | Chennai | Tamil Nadu | 33 | T. Nagar 600017, Guindy 600032, Nungambakkam 600034, Adyar 600020
Coimbatore | Coimbatore | Tamil Nadu | 33 | R. S. Puram 641002, Peelamedu 641004, Gandhipuram 641012
Karur | Karur | Tamil Nadu | 33 | Kovai Road 639002, Jawahar Bazaar 639001
Tiruppur | Tiruppur | Tamil Nadu | 33 | Avinashi Road 641602, Kumaran Road 641601
Sivakasi | Virudhunagar | Tamil Nadu | 33 | Velayutham Road 626123, Sattur Road 626123
Udhagamandalam | The Nilgiris | Tamil Nadu | 33 | Charing Cross 643001, Fern Hill 643004
Kochi | Ernakulam | Kerala | 32 | Fort Kochi 682001, M. G. Road 682016, Kakkanad 682030
Thiruvananthapuram | Thiruvananthapuram | Kerala | 32 | Thampanoor 695001, Kovalam 695527
Munnar | Idukki | Kerala | 32 | Chithirapuram Road 685612, Mattupetty Road 685612
Hyderabad | Hyderabad | Telangana | 36 | Banjara Hills 500034, Madhapur 500081
Visakhapatnam | Visakhapatnam | Andhra Pradesh | 37 | Siripuram 530003, Beach Road 530002
Tirupati | Tirupati | Andhra Pradesh | 37 | Tilak Road 517501, Renigunta Road 517501
Panaji | North Goa | Goa | 30 | Fontainhas 403001, Candolim 403515, Calangute 403516
Margao | South Goa | Goa | 30 | Abade Faria Road 403601, Aquem 403601
Ahmedabad | Ahmedabad | Gujarat | 24 | Navrangpura 380009, Bodakdev 380054, Vatva GIDC 382445
Surat | Surat | Gujarat | 24 | Ring Road 395002, Udhna 394210
Vadodara | Vadodara | Gujarat | 24 | Alkapuri 390007, Makarpura GIDC 390010
Morbi | Morbi | Gujarat | 24 | Lakhdhirpur Road 363642, Sanala Road 363641
Jaipur | Jaipur | Rajasthan | 08 | M. I. Road 302001, Malviya Nagar 302017, Sitapura Industrial Area 302022
Udaipur | Udaipur | Rajasthan | 08 | Lake Palace Road 313001, Fatehpura 313001
Jodhpur | Jodhpur | Rajasthan | 08 | High Court Road 342001, Ratanada 342001
New Delhi | New Delhi | Delhi | 07 | Connaught Place 110001, Aerocity 110037
Gurugram | Gurugram | Haryana | 06 | DLF Cyber City 122002, Sector 29 122001
Panipat | Panipat | Haryana | 06 | Gohana Road 132103, G. T. Road 132103
Lucknow | Lucknow | Uttar Pradesh | 09 | Hazratganj 226001, Gomti Nagar 226010
Agra | Agra | Uttar Pradesh | 09 | Tajganj 282001, Civil Lines 282002
Varanasi | Varanasi | Uttar Pradesh | 09 | Cantonment 221002, Godowlia 221001
Moradabad | Moradabad | Uttar Pradesh | 09 | Civil Lines 244001, Station Road 244001
Firozabad | Firozabad | Uttar Pradesh | 09 | Agra Gate 283203, Station Road 283203
Amritsar | Amritsar | Punjab | 03 | Mall Road 143001, Hall Bazaar 143001
Ludhiana | Ludhiana | Punjab | 03 | Civil Lines 141001, Focal Point 141010
Kolkata | Kolkata | West Bengal | 19 | Park Street 700016, Ballygunge 700019
Darjeeling | Darjeeling | West Bengal | 19 | Chowrasta 734101, Lebong Cart Road 734101
Bhubaneswar | Khordha | Odisha | 21 | Kharavel Nagar 751001, Saheed Nagar 751007
Puri | Puri | Odisha | 21 | Chakratirtha Road 752002, Grand Road 752001
Indore | Indore | Madhya Pradesh | 23 | Vijay Nagar 452010, South Tukoganj 452001
Bhopal | Bhopal | Madhya Pradesh | 23 | M. P. Nagar 462011, Arera Colony 462016
Shimla | Shimla | Himachal Pradesh | 02 | The Mall 171001, Chotta Shimla 171002
Manali | Kullu | Himachal Pradesh | 02 | Log Huts Area 175131, Aleo 175131
Rishikesh | Dehradun | Uttarakhand | 05 | Tapovan Road 249201, Haridwar Road 249201
Nainital | Nainital | Uttarakhand | 05 | Mallital 263001, Tallital 263001
Guwahati | Kamrup Metro | Assam | 18 | G. S. Road 781005, Paltan Bazaar 781008
Patna | Patna | Bihar | 10 | Fraser Road 800001, Boring Road 800001
Srinagar | Srinagar | Jammu and Kashmir | 01 | Boulevard Road 190001, Rajbagh 190008
Puducherry | Pondicherry | Puducherry | 34 | Rue Romain Rolland 605001, Beach Road 605001
Chandigarh | Chandigarh | Chandigarh | 04 | Sector 17 160017, Industrial Area Phase I 160002
`;

const areasOf = (text: string) =>
  text.split(', ').map((area) => ({ area: area.slice(0, -7), pin: area.slice(-6) }));

export const PLACES = textTable(['city', 'district', 'state', 'stateCode', 'areas'], TEXT).map(
  (row): Place => ({
    ...row,
    areas: areasOf(row.areas),
  }),
);
const byCity = new Map(PLACES.map((place) => [place.city, place]));

export const placeOf = (city: string): Place => required(byCity.get(city), city);
