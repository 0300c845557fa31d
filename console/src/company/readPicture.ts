import { LIMITS } from '@munim/schema/shared/limits.ts';

/** Bytes that fit into the text that is sent: four characters for three bytes. */
const MOST_BYTES = (LIMITS.pictureUpload * 3) / 4 - 3;
/** Pixels; prints need fewer. */
const LONGEST_SIDE = 600;

/** A smaller picture of the same: a scan or photograph has many more pixels than a print shows. */
async function shrunk(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const drawnAs = (type: string) =>
    new Promise<Blob>((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), type, 0.85);
    });
  const png = await drawnAs('image/png');
  return png.size <= MOST_BYTES ? png : drawnAs('image/jpeg');
}

const addressOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    // string, as readAsDataURL reads
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () =>
      reject(reader.error ?? new Error('The file cannot be read')),
    );
    reader.readAsDataURL(blob);
  });

/** The chosen file as a data address that can be sent; fails where the browser cannot draw it. */
export const readPicture = async (file: File): Promise<string> =>
  addressOf(file.size <= MOST_BYTES ? file : await shrunk(file));
