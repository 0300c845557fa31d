import { required } from '../random.ts';

/** Distinguishing values of a product's SKUs, and their effect on the price. */
const VARIANTS: Record<string, readonly (readonly [name: string, priceFactor: number])[]> = {
  bed: [
    ['Single 60 × 90 in', 1],
    ['Double 90 × 100 in', 1.5],
    ['Queen 95 × 108 in', 1.7],
    ['King 108 × 108 in', 1.95],
  ],
  white: [
    ['White', 1],
    ['Ivory', 1.04],
    ['Dove Grey', 1.08],
    ['Sand Beige', 1.08],
  ],
  bright: [
    ['Maroon', 1],
    ['Bottle Green', 1],
    ['Navy Blue', 1],
    ['Mustard', 1.05],
  ],
  towel: [
    ['16 × 24 in', 0.3],
    ['24 × 48 in', 0.75],
    ['30 × 60 in', 1.15],
    ['36 × 72 in', 1.6],
  ],
  gsm: [
    ['450 GSM', 0.85],
    ['500 GSM', 1],
    ['600 GSM', 1.25],
    ['700 GSM', 1.5],
  ],
  millilitres: [
    ['20 ml', 0.6],
    ['30 ml', 0.8],
    ['50 ml', 1.2],
    ['300 ml Pump', 6.5],
  ],
  litres: [
    ['1 L', 0.24],
    ['5 L', 1],
    ['20 L', 3.7],
    ['50 L', 8.8],
  ],
  kilograms: [
    ['1 kg', 0.55],
    ['4 kg', 1],
    ['6 kg', 1.35],
    ['9 kg', 1.9],
  ],
  soap: [
    ['15 g', 0.7],
    ['20 g', 0.9],
    ['30 g', 1.2],
    ['50 g', 1.8],
  ],
  size: [
    ['S', 1],
    ['M', 1],
    ['L', 1.04],
    ['XL', 1.08],
  ],
  food: [
    ['250 ml', 0.7],
    ['500 ml', 1],
    ['750 ml', 1.3],
    ['1000 ml', 1.6],
  ],
  cup: [
    ['100 ml', 0.6],
    ['150 ml', 0.8],
    ['250 ml', 1.1],
    ['350 ml', 1.5],
  ],
  plate: [
    ['6 in', 0.5],
    ['8 in', 0.8],
    ['10 in', 1.2],
    ['12 in', 1.7],
  ],
  bag: [
    ['Small', 0.7],
    ['Medium', 1],
    ['Large', 1.4],
    ['Extra Large', 1.9],
  ],
  ply: [
    ['1 Ply', 0.7],
    ['2 Ply', 1],
    ['3 Ply', 1.4],
    ['2 Ply Embossed', 1.15],
  ],
  pack: [
    ['Pack of 10', 1],
    ['Pack of 50', 4.7],
    ['Pack of 100', 9],
    ['Pack of 500', 42],
  ],
  finish: [
    ['Matt Black', 1],
    ['Brushed Steel', 1.1],
    ['White', 0.95],
    ['Walnut', 1.25],
  ],
  paperSize: [
    ['A6', 0.6],
    ['A5', 1],
    ['A4', 1.7],
    ['DL', 0.8],
  ],
};

export const variantsOf = (kind: string) => required(VARIANTS[kind], `Variants '${kind}'`);
