/** A statement as a client of PostgreSQL sent it; with a name, when the server keeps its plan. */
export interface Statement {
  name: string;
  text: string;
  values: (string | Buffer | null)[];
}

/** Version 3 of the protocol. */
const START_UP = 196_608;
const BINARY = 1;

/** Reads fields one after the other. */
class Fields {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  text(): string {
    const end = this.#bytes.indexOf(0, this.#at);
    const text = this.#bytes.toString('utf8', this.#at, end);
    this.#at = end + 1;
    return text;
  }

  short(): number {
    this.#at += 2;
    return this.#bytes.readInt16BE(this.#at - 2);
  }

  /** Bytes after their length; null for a length below 0. */
  value(): Buffer | null {
    const length = this.#bytes.readInt32BE(this.#at);
    this.#at += 4;
    if (length < 0) return null;
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }
}

const list = <T>(fields: Fields, read: () => T): T[] =>
  Array.from({ length: fields.short() }, read);

/** The statements in what one client sends to PostgreSQL. */
export class StatementReader {
  readonly #onStatement: (statement: Statement) => void;
  readonly #texts = new Map<string, string>();
  #bytes: Buffer = Buffer.alloc(0);
  #isStarted = false;

  constructor(onStatement: (statement: Statement) => void) {
    this.#onStatement = onStatement;
  }

  take(chunk: Buffer): void {
    this.#bytes = this.#bytes.length === 0 ? chunk : Buffer.concat([this.#bytes, chunk]);
    while (this.#takeMessage());
  }

  /** Takes one message. Those of the start come first and have no letter. */
  #takeMessage(): boolean {
    const head = this.#isStarted ? 1 : 0;
    if (this.#bytes.length < head + 4) return false;
    const end = head + this.#bytes.readInt32BE(head);
    if (this.#bytes.length < end) return false;
    const kind = this.#isStarted ? this.#bytes.toString('latin1', 0, 1) : '';
    const body = this.#bytes.subarray(head + 4, end);
    if (this.#isStarted) this.#message(kind, new Fields(body));
    else this.#isStarted = body.readInt32BE(0) === START_UP;
    this.#bytes = this.#bytes.subarray(end);
    return true;
  }

  #message(kind: string, fields: Fields): void {
    if (kind === 'Q') this.#onStatement({ name: '', text: fields.text(), values: [] });
    if (kind === 'P') this.#texts.set(fields.text(), fields.text());
    if (kind !== 'B') return;
    // the portal
    fields.text();
    const name = fields.text();
    const formats = list(fields, () => fields.short());
    const bytes = list(fields, () => fields.value());
    const values = bytes.map((value, index) => {
      const format = formats.length > 1 ? formats[index] : formats[0];
      return format === BINARY ? value : (value?.toString('utf8') ?? null);
    });
    this.#onStatement({ name, text: this.#texts.get(name) ?? '', values });
  }
}
