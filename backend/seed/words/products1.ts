/** Name | sub-category | HSN | GST % or tax category | unit | price | variants | picture; one text a category. Rates as since 22 September 2025. */
export const PRODUCTS_1: Record<string, string> = {
  bed: `
Percale Bed Sheet 200 TC | Sheets | 630231 | 5 | PCS | 430 | bed | sheet
Cotton Satin Stripe Bed Sheet 300 TC | Sheets | 630231 | 5 | PCS | 640 | bed | sheet
Egyptian Cotton Satin Bed Sheet Set with Two Pillow Covers 400 TC, Extra Deep Pocket | Sheets | 630231 | 5 | SET | 850 | bed | sheet
Fitted Sheet Percale 210 TC | Sheets | 630231 | 5 | PCS | 480 | bed | sheet
Satin Stripe Duvet Cover | Duvets and Covers | 630231 | 5 | PCS | 890 | bed | sheet
Microfibre Duvet 250 GSM | Duvets and Covers | 940440 | 5 | PCS | 780 | bed | blanket
Microfibre Pillow 18 × 28 in | Pillows | 940490 | 18 | PCS | 260 | gsm | pillow
Goose Feather Pillow 20 × 30 in | Pillows | 940490 | 18 | PCS | 1380 | white | pillow
Pillow Cover Plain 200 TC | Pillows | 630231 | 5 | PCS | 95 | white | pillow
Fleece Blanket 300 GSM | Blankets | 630140 | 5 | PCS | 520 | bed | blanket
Bed Runner Jacquard | Blankets | 630411 | 5 | PCS | 460 | bright | blanket
Mattress Protector Waterproof Terry | Mattress Care | 630790 | 5 | PCS | 620 | bed | sheet`,
  bath: `
Bath Towel Plain Terry 500 GSM | Towels | 630260 | 5 | PCS | 310 | towel | towel
Bath Towel Dobby Border 600 GSM | Towels | 630260 | 5 | PCS | 390 | towel | towel
Zero Twist Luxury Bath Towel with Embroidered Monogram of the Property 700 GSM | Towels | 630260 | 5 | PCS | 560 | towel | towel
Hand Towel Ring Spun | Towels | 630260 | 5 | PCS | 92 | gsm | towel
Face Towel Ring Spun | Towels | 630260 | 5 | PCS | 38 | gsm | towel
Bath Mat Terry 20 × 30 in | Bath Mats | 630260 | 5 | PCS | 175 | gsm | mat
Anti-skid Bath Mat Memory Foam | Bath Mats | 570500 | 5 | PCS | 340 | bright | mat
Waffle Bathrobe Kimono | Robes | 620891 | 5 | PCS | 690 | size | robe
Terry Bathrobe Shawl Collar | Robes | 620891 | 5 | PCS | 980 | size | robe
Velour Bathrobe for Children | Robes | 620891 | 5 | PCS | 610 | size | robe
Pool Towel Cabana Stripe | Pool and Spa | 630260 | 5 | PCS | 420 | bright | towel
Spa Bed Sheet with Face Hole | Pool and Spa | 630260 | 5 | PCS | 540 | bright | sheet`,
  amenities: `
Shampoo Sandalwood | Toiletries | 330510 | 5 | PCS | 9.5 | millilitres | bottle
Hair Conditioner Sandalwood | Toiletries | 330590 | 18 | PCS | 9.8 | millilitres | bottle
Bath Gel Vetiver | Toiletries | 340130 | 18 | PCS | 9.2 | millilitres | bottle
Body Lotion Kokum Butter | Toiletries | 330499 | 18 | PCS | 10.4 | millilitres | bottle
Toothpaste Tube Clove and Mint | Toiletries | 330610 | 5 | PCS | 4.6 | soap | tube
Shaving Cream Tube | Toiletries | 330710 | 5 | PCS | 6.2 | soap | tube
Round Soap Turmeric in Pleated Wrap | Bars and Soaps | 340111 | 5 | PCS | 7.4 | soap | soap
Rectangular Soap Neem in Carton | Bars and Soaps | 340111 | 5 | PCS | 6.1 | soap | soap
Dental Kit in Kraft Box | Kits | 960500 | 18 | SET | 8.5 | pack | kit
Shaving Kit in Kraft Box | Kits | 960500 | 18 | SET | 16.5 | pack | kit
Sewing Kit | Kits | 960500 | 18 | SET | 4.2 | pack | kit
Vanity Kit with Cotton Buds, Emery Board and Cosmetic Pads in a Reusable Cotton Drawstring Pouch | Kits | 960500 | 18 | SET | 11.5 | pack | kit
Closed Toe Terry Slippers | Slippers | 640590 | 5 | PAIR | 34 | size | slipper
Open Toe Waffle Slippers | Slippers | 640590 | 5 | PAIR | 26 | size | slipper`,
  packaging: `
Round Food Container with Lid | Containers | 392410 | 18 | PCS | 5.8 | food | box
Rectangular Microwave Container | Containers | 392410 | 18 | PCS | 7.2 | food | box
Bagasse Clamshell Box | Containers | 482370 | 5 | PCS | 8.4 | food | box
Corrugated Cake Box with Window | Containers | 481910 | 5 | PCS | 18 | bag | box
Paper Hot Cup Double Wall | Cups and Lids | 482369 | 18 | PCS | 4.1 | cup | cup
Paper Cup Single Wall | Cups and Lids | 482369 | 18 | PCS | 1.6 | cup | cup
Cold Drink Cup PET with Dome Lid | Cups and Lids | 392410 | 18 | PCS | 4.9 | cup | cup
Kraft Paper Carry Bag Twisted Handle | Bags | 481940 | 18 | PCS | 8.8 | bag | bag
Non-woven Carry Bag | Bags | 630533 | 5 | PCS | 7.5 | bag | bag
Aluminium Foil Roll 9 Micron, Catering Width | Wraps and Foil | 760719 | 18 | ROLL | 310 | pack | roll
Cling Film Roll with Slide Cutter | Wraps and Foil | 392043 | 18 | ROLL | 270 | pack | roll
Bagasse Round Plate | Disposable Tableware | 482370 | 5 | PCS | 3.9 | plate | plate
Wooden Cutlery Set Wrapped | Disposable Tableware | 441990 | 5 | SET | 6.4 | pack | cutlery`,
  paper: `
Toilet Roll 200 Sheets | Toilet Rolls | 481810 | 18 | ROLL | 16 | ply | roll
Jumbo Toilet Roll 300 m | Toilet Rolls | 481810 | 18 | ROLL | 118 | ply | roll
Toilet Roll Individually Wrapped for Guest Rooms | Toilet Rolls | 481810 | 18 | ROLL | 19 | ply | roll
Facial Tissue Box 100 Pulls | Tissues | 481820 | 18 | BOX | 42 | ply | tissue
Facial Tissue Cube Box 60 Pulls | Tissues | 481820 | 18 | BOX | 34 | ply | tissue
Pocket Tissue | Tissues | 481820 | 18 | PKT | 7 | pack | tissue
M-fold Hand Towel 150 Sheets | Towels and Napkins | 481820 | 18 | PKT | 46 | ply | tissue
Kitchen Towel Roll Twin Pack | Towels and Napkins | 481820 | 18 | PKT | 88 | ply | roll
Cocktail Napkin 25 × 25 cm | Towels and Napkins | 481830 | 18 | PKT | 24 | ply | tissue
Dinner Napkin Airlaid 40 × 40 cm | Towels and Napkins | 481830 | 18 | PKT | 72 | bright | tissue
M-fold Towel Dispenser ABS Lockable | Dispensers | 392490 | 18 | PCS | 640 | finish | box
Jumbo Roll Dispenser | Dispensers | 392490 | 18 | PCS | 720 | finish | box`,
  chemicals: `
Floor Cleaner Concentrate Lemongrass | Floor Care | 340290 | 18 | CAN | 390 | litres | can
Black Phenyl ISI Grade | Floor Care | 380894 | 18 | CAN | 330 | litres | can
Marble and Granite Polish | Floor Care | 340590 | 18 | CAN | 860 | litres | can
Toilet Bowl Cleaner | Washroom Care | 340290 | 18 | CAN | 340 | litres | can
Glass and Mirror Cleaner | Washroom Care | 340290 | 18 | CAN | 360 | litres | spray
Descaler for Taps and Shower Heads | Washroom Care | 340290 | 18 | CAN | 520 | litres | spray
Liquid Hand Wash Aloe | Washroom Care | 340130 | 18 | CAN | 410 | litres | bottle
Laundry Detergent Liquid Low Foam | Laundry | 340290 | 18 | CAN | 690 | litres | can
Fabric Softener Rose | Laundry | 380991 | 18 | CAN | 470 | litres | can
Chlorine-free Laundry Bleach and Destainer for White Terry and Bed Linen | Laundry | 284700 | 18 | CAN | 560 | litres | can
Dish Wash Liquid | Kitchen Care | 340290 | 18 | CAN | 370 | litres | bottle
Oven and Grill Degreaser | Kitchen Care | 340290 | 18 | CAN | 640 | litres | spray
Room Freshener Jasmine | Fragrance | 330749 | 18 | CAN | 780 | litres | spray`,
};
