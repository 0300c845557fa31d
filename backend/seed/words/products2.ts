/** The other six categories, as in products1.ts. */
export const PRODUCTS_2: Record<string, string> = {
  cleaning: `
Wet Mop Set Cotton 400 g | Mops | 960390 | 18 | SET | 340 | bright | mop
Flat Microfibre Mop with Telescopic Handle | Mops | 960390 | 18 | PCS | 560 | bright | mop
Dust Control Mop 60 cm | Mops | 960390 | 18 | PCS | 480 | bright | mop
Toilet Brush with Holder | Brushes | 960390 | 18 | SET | 210 | finish | brush
Hand Scrubbing Brush | Brushes | 960390 | 18 | PCS | 72 | bright | brush
Floor Wiper 55 cm Aluminium | Brushes | 960390 | 18 | PCS | 265 | bright | mop
Microfibre Cloth 40 × 40 cm Colour Coded | Cloths and Pads | 630710 | 5 | PCS | 44 | bright | cloth
Floor Duster Checked Cotton (पोंछा) | Cloths and Pads | 630710 | 5 | PCS | 32 | bag | cloth
Scouring Pad Heavy Duty | Cloths and Pads | 680530 | 18 | PCS | 14 | pack | cloth
Garbage Bag Oxo-biodegradable Roll of 30 | Bins and Liners | 392321 | 18 | ROLL | 58 | bag | bag
Pedal Bin Stainless Steel | Bins and Liners | 732393 | 5 | PCS | 1180 | litres | bin
Room Attendant Trolley with Two Linen Bags and Lockable Amenity Compartment | Trolleys | 940320 | 18 | PCS | 9800 | finish | trolley
Double Bucket Mop Wringer Trolley 40 L | Trolleys | 392490 | 18 | PCS | 3950 | bright | trolley`,
  tableware: `
Dinner Plate Fine Porcelain | Crockery | 691110 | 5 | PCS | 210 | plate | plate
Pasta Bowl Wide Rim | Crockery | 691110 | 5 | PCS | 265 | plate | plate
Coffee Cup and Saucer Stackable | Crockery | 691110 | 5 | SET | 190 | cup | cup
Soup Bowl with Lug Handles | Crockery | 691110 | 5 | PCS | 170 | food | cup
Water Goblet | Glassware | 701337 | 18 | PCS | 130 | cup | glass
Highball Tumbler Tempered | Glassware | 701337 | 18 | PCS | 74 | cup | glass
Wine Glass Lead-free Crystal | Glassware | 701328 | 18 | PCS | 240 | cup | glass
Dinner Fork 18/10 Steel | Cutlery | 821599 | 5 | PCS | 88 | pack | cutlery
Dessert Spoon 18/10 Steel | Cutlery | 821599 | 5 | PCS | 82 | pack | cutlery
Steak Knife with Rosewood Handle | Cutlery | 821192 | 18 | PCS | 240 | pack | cutlery
Roll Top Chafing Dish | Buffet | 732393 | 5 | PCS | 6900 | food | dish
Copper Handi with Brass Handles | Buffet | 741810 | 5 | PCS | 1650 | food | dish`,
  uniforms: `
Chef Coat Double Breasted Poly-cotton | Kitchen | 621132 | 5 | PCS | 620 | size | shirt
Chef Trousers Checked | Kitchen | 620342 | 5 | PCS | 480 | size | shirt
Bib Apron Canvas | Kitchen | 621132 | 5 | PCS | 230 | bright | apron
Waist Apron with Three Pockets | Kitchen | 621132 | 5 | PCS | 160 | bright | apron
Chef Cap Non-woven | Kitchen | 650500 | 5 | PCS | 12 | pack | cap
Front Office Blazer Wool Blend | Front Office | 620331 | 5 | PCS | 1450 | size | shirt
Front Office Shirt Full Sleeve | Front Office | 620520 | 5 | PCS | 560 | size | shirt
Doorman Bandhgala with Brass Buttons and Embroidered Crest | Front Office | 620331 | 5 | PCS | 1550 | size | shirt
Housekeeping Tunic Mandarin Collar | Housekeeping | 620690 | 5 | PCS | 520 | size | shirt
Housekeeping Trousers Elastic Waist | Housekeeping | 620463 | 5 | PCS | 430 | size | shirt
Nurse Scrub Suit | Medical | 621133 | 5 | SET | 640 | size | shirt
Doctor Coat Full Sleeve | Medical | 621132 | 5 | PCS | 510 | size | shirt
Patient Gown Tie Back | Medical | 620891 | 5 | PCS | 290 | size | robe`,
  appliances: `
Electric Kettle 0.8 L with Welcome Tray | Beverage | 851679 | 18 | SET | 1650 | finish | kettle
Electric Kettle 1.2 L Cordless | Beverage | 851679 | 18 | PCS | 980 | finish | kettle
Capsule Coffee Machine | Beverage | 851671 | 18 | PCS | 7900 | finish | kettle
Hair Dryer Wall Mounted 1600 W | Grooming | 851631 | 18 | PCS | 1480 | finish | dryer
Hair Dryer Hand Held 1200 W | Grooming | 851631 | 18 | PCS | 890 | finish | dryer
Magnifying Mirror with Ring Light | Grooming | 700992 | 18 | PCS | 2100 | finish | mirror
Digital Room Safe 15 in Laptop Size with Motorised Bolts and Audit Trail | Safety and Storage | 830300 | 18 | PCS | 6400 | finish | box
Minibar Absorption 40 L Silent | Safety and Storage | 841829 | 18 | PCS | 13800 | finish | box
Folding Luggage Rack | Safety and Storage | 940320 | 18 | PCS | 1750 | finish | trolley
Steam Iron with Board | Grooming | 851640 | 18 | SET | 2600 | finish | dryer
Bedside Reading Lamp LED | Lighting | 940521 | 18 | PCS | 1150 | finish | lamp
Emergency Torch Wall Mounted | Lighting | 851310 | 18 | PCS | 420 | finish | lamp`,
  front: `
Registration Card Pad 50 Leaves | Printed Paper | 482010 | 18 | PAD | 58 | paperSize | book
Guest Room Notepad 20 Leaves | Printed Paper | 482010 | 18 | PAD | 14 | paperSize | book
Letterhead Bond 100 GSM | Printed Paper | 482010 | 18 | PKT | 240 | paperSize | book
Menu Cover Leatherette | Printed Paper | 482030 | 18 | PCS | 390 | paperSize | book
Guest Folder with Map Pocket | Printed Paper | 482030 | 18 | PCS | 64 | paperSize | book
Ball Pen with Printed Logo | Writing | 960810 | 18 | PCS | 7.5 | pack | pen
Bamboo Pencil with Seed Cap | Writing | 960910 | EXEMPT | PCS | 6.2 | pack | pen
RFID Key Card Printed | Cards and Tags | 852352 | 18 | PCS | 21 | pack | card
Key Card Sleeve | Cards and Tags | 481960 | 18 | PCS | 3.2 | pack | card
Do Not Disturb Door Hanger Two Sided | Cards and Tags | 491199 | 18 | PCS | 6.8 | pack | card
Luggage Tag with Elastic | Cards and Tags | 482110 | 18 | PCS | 2.6 | pack | card
Birdcage Luggage Trolley | Lobby | 871680 | 18 | PCS | 16500 | finish | trolley`,
  safety: `
Nitrile Examination Gloves Box of 100 | Gloves and Masks | 401519 | 5 | BOX | 290 | size | glove
Latex Examination Gloves Box of 100 | Gloves and Masks | 401519 | 5 | BOX | 260 | size | glove
Three Ply Face Mask | Gloves and Masks | 630790 | 5 | PCS | 1.9 | pack | mask
Bouffant Cap | Gloves and Masks | 630790 | 5 | PCS | 1.4 | pack | cap
First Aid Kit for Guest Floors, Wall Mounted Metal Box with Forty Items | First Aid | 300650 | 5 | PCS | 1850 | finish | kit
Adhesive Bandage Strips | First Aid | 300510 | 5 | BOX | 48 | pack | kit
Hand Sanitiser Gel 70% | First Aid | 380894 | 18 | CAN | 460 | litres | bottle
Draw Sheet Cotton | Patient Care | 630231 | 5 | PCS | 240 | bright | sheet
Disposable Bed Sheet Non-woven | Patient Care | 630790 | 5 | PCS | 32 | bag | sheet
Underpad 60 × 90 cm | Patient Care | 961900 | 5 | PCS | 21 | pack | cloth
Insect Trap UV Lamp 30 W | Pest and Fire | 854370 | 18 | PCS | 2300 | finish | lamp
ABC Fire Extinguisher | Pest and Fire | 842410 | 18 | PCS | 1750 | kilograms | can`,
};
