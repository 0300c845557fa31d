import type {
  CreateTransporterInput,
  Transporter,
  TransporterFilter,
  TransporterPage,
  UpdateTransporterInput,
} from '@munim/schema/generated/types.ts';
import type { Backend } from '../core/backend.ts';
import { singleRow } from '../core/batches.ts';
import { mapNullable, toSellerSummary } from '../core/embeds.ts';
import { idOf, optionalRestId, restId } from '../core/ids.ts';
import type { Answer } from '../core/rest.ts';

type TransporterJson = Answer<'/transporter', 'post'>['data'];

/** Maps a transporter from and to REST; no other code knows the backend's spelling. */
const toTransporter = (json: TransporterJson): Transporter => ({
  id: idOf(json.transporter_id),
  name: json.transporter_name,
  gstNumber: json.gst_number,
  seller: mapNullable(json.seller, toSellerSummary),
  openShipments: json.open_shipments,
});

const toBody = (input: CreateTransporterInput | UpdateTransporterInput) => ({
  transporter_name: input.name,
  gst_number: input.gstNumber,
  seller_id: optionalRestId(input.sellerId, 'sellerId'),
});

interface ListArgs {
  filter?: TransporterFilter | null;
  page: number | null;
  limit: number | null;
}

export class TransportersSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async list({ filter, page, limit }: ListArgs): Promise<TransporterPage> {
    const query = { transporter_name: filter?.name || undefined, page, limit };
    const { data, count } = await this.#backend.get('/transporter', query);
    return { items: data.map(toTransporter), count };
  }

  async find(id: string): Promise<Transporter> {
    const { data } = await this.#backend.get('/transporter', {
      transporter_id: restId(id),
    });
    return toTransporter(singleRow(data, 'Transporter'));
  }

  async create(input: CreateTransporterInput): Promise<Transporter> {
    return toTransporter((await this.#backend.post('/transporter', toBody(input))).data);
  }

  async update(input: UpdateTransporterInput): Promise<Transporter> {
    const body = { transporter_id: restId(input.id), ...toBody(input) };
    return toTransporter((await this.#backend.put('/transporter', body)).data);
  }

  async remove(id: string): Promise<void> {
    await this.#backend.del('/transporter', undefined, { transporter_id: restId(id) });
  }
}
