import crypto from 'node:crypto';
import fs from 'node:fs';

/** A private file, written whole or not at all by the first who comes; all who come at once read the same. */
export function writeOnce(file: string, content: string) {
  if (!fs.existsSync(file)) {
    const side = `${file}.${process.pid}-${crypto.randomUUID()}`;
    fs.writeFileSync(side, content, { mode: 0o600 });
    try {
      fs.linkSync(side, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      fs.rmSync(side);
    }
  }
  return fs.readFileSync(file, 'utf8');
}
