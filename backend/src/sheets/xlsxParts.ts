import type { Readable } from 'node:stream';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import yauzl from 'yauzl';
import { SheetFault } from './sheetColumns.ts';

/** A small file may unpack into one that fills the memory: what is read of it may be no larger than this. */
const MOST_UNPACKED = 64 * 1024 * 1024;
const MOST_PARTS = 2000;
const TOO_LARGE = `The sheet is too large: unpacked it has more than ${MOST_UNPACKED / 1024 / 1024} MB`;

/** Events of an XML document; names without their prefix. */
export interface XmlListener {
  open?: (name: string, attributes: Record<string, string>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** The parts of an .xlsx file that are asked for; nothing else of it is ever unpacked, its macros and pictures least of all. */
export class XlsxParts {
  readonly #zip: yauzl.ZipFile;
  readonly #entries = new Map<string, yauzl.Entry>();
  #left = MOST_UNPACKED;

  private constructor(zip: yauzl.ZipFile) {
    this.#zip = zip;
  }

  static async open(bytes: Uint8Array): Promise<XlsxParts> {
    const parts = new XlsxParts(
      await yauzl.fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
    );
    for await (const entry of parts.#zip.eachEntry()) {
      if (parts.#entries.size === MOST_PARTS || parts.#entries.has(entry.fileName))
        throw new SheetFault('The file is broken');
      parts.#entries.set(entry.fileName, entry);
    }
    return parts;
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** Reads a part to its end, piece by piece. Entities that a document declares are never expanded. */
  async read(name: string, listener: XmlListener): Promise<void> {
    const parser = new SaxesParser();
    parser.on('opentag', ({ name: tag, attributes }: SaxesTagPlain) =>
      listener.open?.(localName(tag), attributes),
    );
    if (listener.text) parser.on('text', listener.text);
    if (listener.text) parser.on('cdata', listener.text);
    parser.on('closetag', ({ name: tag }) => listener.close?.(localName(tag)));
    const decoder = new TextDecoder('utf-8', { fatal: true });
    for await (const piece of await this.#stream(name)) {
      this.#left -= (piece as Buffer).length;
      if (this.#left < 0) throw new SheetFault(TOO_LARGE);
      parser.write(decoder.decode(piece as Buffer, { stream: true }));
    }
    parser.close();
  }

  async #stream(name: string): Promise<Readable> {
    const entry = this.#entries.get(name);
    if (!entry) throw new SheetFault('The file is broken: a part of it is missing');
    if (entry.isEncrypted())
      throw new SheetFault('The file is protected by a password. Save it without one');
    if (entry.uncompressedSize > this.#left) throw new SheetFault(TOO_LARGE);
    return this.#zip.openReadStreamPromise(entry);
  }
}
