import sharp from 'sharp';
import { drawnPictures } from '../src/company/companyPictures.ts';
import type { Database } from '../src/core/data/database.ts';
import { whileSvgIsRead } from './pictures.ts';

/** A warehouse between two trees, in two colours. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="180" viewBox="0 0 480 180">
  <path fill="#1f5f5b" d="M150 74 240 24l90 50v86H150z"/>
  <path fill="#f2b441" d="M182 96h116v64H182z"/>
  <path stroke="#1f5f5b" stroke-width="6" d="M182 117h116M182 138h116"/>
  <path fill="#f2b441" d="M78 160v-30h12v30zM390 160v-30h12v30z"/>
  <circle fill="#1f5f5b" cx="84" cy="104" r="34"/>
  <circle fill="#1f5f5b" cx="396" cy="104" r="34"/>
</svg>`;

/** Least profit in percent: the company's, and that of one category, whose goods are dear to keep. */
const FLOORS = { company: '2.00', category: { name: 'Room Appliances', floor: '8.00' } };

/** Gives the company a logo, which all its documents print, unless it brought one of its own. */
export async function giveLogo(db: Database): Promise<void> {
  const png = await whileSvgIsRead(() => sharp(Buffer.from(LOGO)).png().toBuffer());
  const { logo = '' } = await drawnPictures({ logo: png });
  await db.updateTable('company').set({ logo }).where('logo', '=', '').execute();
}

/** Floors of margins: a price below one is asked for a reason. What was sold before is not validated. */
export async function setMarginFloors(db: Database): Promise<void> {
  const { company, category } = FLOORS;
  await db.updateTable('company').set({ margin_floor: company }).execute();
  await db
    .updateTable('categories')
    .set({ margin_floor: category.floor })
    .where('category_name', '=', category.name)
    .execute();
}
