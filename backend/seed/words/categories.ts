import { textTable } from '../textTable.ts';

export const CATEGORIES = textTable(
  ['key', 'name', 'subCategories'],
  `
bed | Bed Linen and Bedding | Sheets, Duvets and Covers, Pillows, Blankets, Mattress Care
bath | Bath and Pool Linen | Towels, Bath Mats, Robes, Pool and Spa
amenities | Guest Amenities | Toiletries, Bars and Soaps, Kits, Slippers
packaging | Food Packaging | Containers, Cups and Lids, Bags, Wraps and Foil, Disposable Tableware
paper | Paper and Tissue | Toilet Rolls, Tissues, Towels and Napkins, Dispensers
chemicals | Housekeeping Chemicals | Floor Care, Washroom Care, Laundry, Kitchen Care, Fragrance
cleaning | Cleaning Tools | Mops, Brushes, Cloths and Pads, Bins and Liners, Trolleys
tableware | Tableware and Kitchen | Crockery, Glassware, Cutlery, Buffet
uniforms | Staff Uniforms | Kitchen, Front Office, Housekeeping, Medical
appliances | Room Appliances | Beverage, Grooming, Safety and Storage, Lighting
front | Front Office and Stationery | Printed Paper, Writing, Cards and Tags, Lobby
safety | Safety and Hygiene | Gloves and Masks, First Aid, Patient Care, Pest and Fire
`,
);
