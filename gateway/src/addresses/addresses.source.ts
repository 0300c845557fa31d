import type {
  Address,
  AddressOwner,
  AddressPage,
  CreateAddressInput,
  Pincode,
  UpdateAddressInput,
} from '@munim/schema/generated/types.ts';
import type { Backend } from '../core/backend.ts';
import { singleRow } from '../core/batches.ts';
import { toAddress } from '../core/embeds.ts';
import { restId } from '../core/ids.ts';
import type { Query } from '../core/rest.ts';

/** Undefined leaves a line unchanged; null clears it. */
const line = (text: string | null | undefined): string | undefined => (text === null ? '' : text);

const toPlace = (input: CreateAddressInput | UpdateAddressInput) => ({
  address1: input.address1,
  address2: line(input.address2),
  address3: line(input.address3),
  city: input.city,
  state: input.state ?? undefined,
  country: 'India' as const,
  postal_code: input.postalCode,
});

interface OwnerArgs {
  ownerType: AddressOwner;
  ownerId: string;
  page?: number | null;
  limit?: number | null;
}

export class AddressesSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  list = ({ ownerType, ownerId, page, limit }: OwnerArgs): Promise<AddressPage> =>
    this.#read({ entity_type: ownerType, entity_id: restId(ownerId, 'ownerId'), page, limit });

  async find(id: string): Promise<Address> {
    return singleRow((await this.#read({ address_id: restId(id) })).items, 'Address');
  }

  async create(input: CreateAddressInput): Promise<Address> {
    const owner = { entity_type: input.ownerType, entity_id: restId(input.ownerId, 'ownerId') };
    const { address } = await this.#backend.post('/address', {
      ...toPlace(input),
      ...owner,
    });
    return toAddress(address);
  }

  async update(input: UpdateAddressInput): Promise<Address> {
    const { address } = await this.#backend.patch('/address', {
      address_id: restId(input.id),
      entity_type: undefined,
      entity_id: undefined,
      ...toPlace(input),
    });
    return toAddress(address);
  }

  async pincode(pincode: string): Promise<Pincode> {
    const { city, state, state_code, states } = await this.#backend.get('/pincode', { pincode });
    return {
      city,
      state,
      stateCode: state_code,
      states: states.map((one) => ({ code: one.state_code, name: one.state })),
    };
  }

  async #read(query: Query<'/address'>): Promise<AddressPage> {
    const { address, count } = await this.#backend.get('/address', query);
    return { items: address.map(toAddress), count };
  }
}
