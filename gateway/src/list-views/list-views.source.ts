import type {
  CreateListViewInput,
  ListView,
  ListViews,
  UpdateListViewInput,
  ViewParameterInput,
} from '@munim/schema/generated/types.ts';
import type { Backend } from '../core/backend.ts';
import { badInput } from '../core/backendErrors.ts';
import { idOf, restId } from '../core/ids.ts';
import type { Answer } from '../core/rest.ts';

const PATH = '/listViews';
type ViewJson = Answer<'/listViews', 'post'>['data'];

/** Maps a view from REST; no other code knows the backend's spelling. */
const toView = (json: ViewJson): ListView => ({
  id: idOf(json.list_view_id),
  list: json.list,
  name: json.name,
  parameters: Object.entries(json.parameters).map(([name, value]) => ({ name, value })),
  columns: json.columns,
  isShared: json.is_shared,
  mayChange: json.may_change,
  version: json.version,
});

function toParameters(parameters: readonly ViewParameterInput[]): Record<string, string> {
  const byName = new Map<string, string>();
  for (const { name, value } of parameters) {
    if (byName.has(name)) throw badInput(`${name} is given twice`, 'parameters');
    byName.set(name, value);
  }
  return Object.fromEntries(byName);
}

interface Default {
  list: string;
  roleId?: number | null;
  choice?: string | null | undefined;
}

export class ListViewsSource {
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  async read(): Promise<ListViews> {
    const { data } = await this.#backend.get(PATH);
    return {
      views: data.views.map(toView),
      defaults: data.defaults.map(({ list, role_id, choice }) => ({
        list,
        roleId: role_id,
        choice,
      })),
    };
  }

  async create(input: CreateListViewInput): Promise<ListView> {
    const { list, name, parameters, columns, isShared, idempotencyKey } = input;
    const headers: Record<string, string> = idempotencyKey
      ? { 'idempotency-key': idempotencyKey }
      : {};
    const body = {
      list,
      name,
      parameters: toParameters(parameters),
      columns,
      is_shared: isShared ?? undefined,
    };
    const { data } = await this.#backend.post(PATH, body, headers);
    return toView(data);
  }

  async update(input: UpdateListViewInput): Promise<ListView> {
    const { id, version, name, parameters, columns, isShared } = input;
    const { data } = await this.#backend.patch(PATH, {
      list_view_id: restId(id),
      version: version ?? undefined,
      name: name ?? undefined,
      parameters: parameters ? toParameters(parameters) : undefined,
      columns,
      is_shared: isShared ?? undefined,
    });
    return toView(data);
  }

  async remove(id: string): Promise<void> {
    await this.#backend.del(PATH, { list_view_id: restId(id) });
  }

  async setDefault({ list, roleId, choice }: Default): Promise<void> {
    // left out by mistake it must not take the default away
    if (choice === undefined)
      throw badInput('choice is missing; null takes the default away', 'choice');
    await this.#backend.put(`${PATH}/default`, {
      list,
      role_id: roleId ?? null,
      choice,
    });
  }
}
