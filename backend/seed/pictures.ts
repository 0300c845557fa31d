import sharp from 'sharp';
import type { FileStore } from '../src/documents/fileStore.ts';
import { DRAWINGS, pictureOf } from './drawings.ts';
import { required, Random } from './random.ts';

const SIDE = 480;
const THUMBNAIL_SIDE = 120;
const ALL = 60;
const TYPE = 'image/png';

interface Picture {
  uuid: string;
  kind: string;
  hue: number;
}

/** Every kind of goods once, and the first kinds again in a second colour. */
function pictures(): Picture[] {
  const kinds = Object.keys(DRAWINGS);
  return Array.from({ length: ALL }, (_, i) => {
    const kind = required(kinds[i % kinds.length]);
    const random = new Random(`picture ${i} ${kind}`);
    return { uuid: random.uuid(), kind, hue: random.int(0, 359) };
  });
}

/** The pictures of a kind, to be shared among its SKUs. */
export function pictureIds(): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { kind, uuid } of pictures()) ids.set(kind, [...(ids.get(kind) ?? []), uuid]);
  return ids;
}

async function draw({ uuid, kind, hue }: Picture, store: FileStore, created_at: string) {
  const image = sharp(Buffer.from(pictureOf(kind, hue)));
  const [whole, thumbnail] = await Promise.all([
    image.clone().resize(SIDE, SIDE).png({ palette: true }).toBuffer(),
    image.clone().resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE).png({ palette: true }).toBuffer(),
  ]);
  await Promise.all([store.put(uuid, whole, TYPE), store.put(`${uuid}-sm`, thumbnail, TYPE)]);
  return {
    uuid,
    file_name: `${uuid}.png`,
    content_type: TYPE,
    byte_size: whole.length,
    has_thumbnail: true,
    uploaded_by: 1,
    created_at,
  };
}

/** Uploads keep every decoder but two shut, for the whole process; ours is open only while we draw our own words. */
const SVG = { operation: ['VipsForeignLoadSvg'] };

export async function whileSvgIsRead<T>(work: () => Promise<T>): Promise<T> {
  sharp.unblock(SVG);
  try {
    return await work();
  } finally {
    sharp.block(SVG);
  }
}

/** Draws and stores them all; answers the rows of table files. */
export const drawPictures = (store: FileStore, created_at: string) =>
  whileSvgIsRead(() => Promise.all(pictures().map((picture) => draw(picture, store, created_at))));
