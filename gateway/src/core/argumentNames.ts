import { type GraphQLFieldResolver, GraphQLError, type GraphQLSchema } from 'graphql';
import type { Context } from './context.ts';
import { refusedCall } from './backendClient.ts';
import {
  enumValuesAt,
  pathText,
  type Place,
  placesOf,
  type Values,
  withOthers,
  withValue,
} from './inputPlaces.ts';
import { dryRun, type Outcome } from './dryRun.ts';

/** Most dry runs for one refusal; one of hundreds of lines may stay without its argument. */
const MOST_RUNS = 200;
/** Texts of the contract stay as they are, with their names of REST: clients compare them. */
const FIXED_TEXTS = new Set(['Invalid value passed for gst_no']);
/** Most names in a message that are looked up. */
const MOST_WORDS = 5;

type Path = Place['path'];
interface Found {
  readonly path: Path;
  readonly place: Place | undefined;
}

/** Looks for the argument behind a field of REST, by dry runs of the resolver that was refused. */
class Search {
  readonly #run: ReturnType<typeof dryRun>;
  readonly #values: Values;
  readonly #places: readonly Place[];
  #left = MOST_RUNS;

  constructor(run: ReturnType<typeof dryRun>, values: Values, places: readonly Place[]) {
    this.#run = run;
    this.#values = values;
    this.#places = places;
  }

  async #outcome(values: Values, field: string): Promise<Outcome | undefined> {
    return this.#left-- > 0 ? this.#run(values, field) : undefined;
  }

  /** The places whose change is seen in the outcome; halves that change nothing are left out at once. */
  async #seenIn(
    places: readonly Place[],
    field: string,
    isChanged: (outcome: Outcome) => boolean | undefined,
  ): Promise<Place[]> {
    if (places.length === 0) return [];
    const outcome = await this.#outcome(withOthers(this.#values, places), field);
    const isSeen = outcome && isChanged(outcome);
    if (!outcome || isSeen === false) return [];
    if (places.length === 1) return isSeen ? [...places] : [];
    const middle = places.length >> 1;
    return [
      ...(await this.#seenIn(places.slice(0, middle), field, isChanged)),
      ...(await this.#seenIn(places.slice(middle), field, isChanged)),
    ];
  }

  /** The argument that becomes this field of the refused call. */
  async ofField(field: string): Promise<Found | undefined> {
    const before = await this.#outcome(this.#values, field);
    const [value] = before?.values ?? [];
    if (!before || before.values.length === 0) return undefined;
    const text = JSON.stringify(before.values);
    const isChanged = ({ values }: Outcome) =>
      values.length > 0 ? JSON.stringify(values) !== text : undefined;
    const places = await this.#seenIn(this.#places, field, isChanged);
    return found(places, Array.isArray(value));
  }

  /** The first argument that our own code refused, before any call, with this message. */
  async ofMessage(message: string): Promise<Found | undefined> {
    const places = this.#places;
    const isRefusedFor = async (count: number): Promise<boolean> => {
      const outcome = await this.#outcome(withOthers(this.#values, places.slice(count)), '');
      return (outcome?.error as Error | undefined)?.message === message;
    };
    if (await isRefusedFor(0)) return undefined;
    let [kept, refused] = [0, places.length];
    while (refused - kept > 1) {
      const middle = (kept + refused) >> 1;
      if (await isRefusedFor(middle)) refused = middle;
      else kept = middle;
    }
    return found(places.slice(kept, refused), false);
  }

  /** The values of an enum as REST spells them, where that is another spelling. */
  async spellings(place: Place, field: string): Promise<[rest: string, graph: string][]> {
    const pairs: [string, string][] = [];
    for (const name of enumValuesAt(place)) {
      const outcome = await this.#outcome(withValue(this.#values, place, name), field);
      const value = outcome?.values[0];
      if (typeof value === 'string' && value !== name) pairs.push([value, name]);
    }
    return pairs;
  }
}

/** Fields that the places have in common; nothing when that is an argument's whole input. */
function found(places: readonly Place[], isList: boolean): Found | undefined {
  const [first, ...others] = places;
  if (!first) return undefined;
  const isCommon = (key: string | number, i: number) =>
    others.every(({ path }) => path[i] === key) && others.every(({ path }) => path.length > i);
  const end = first.path.findIndex((key, i) => !isCommon(key, i));
  let path: Path = end === -1 ? first.path : first.path.slice(0, end);
  const index = path.findLastIndex((key) => typeof key === 'number');
  if (isList && index > 0) path = path.slice(0, index);
  const isWhole = path.length < (others.length > 0 && first.path.length > 1 ? 2 : 1);
  return isWhole ? undefined : { path, place: others.length === 0 ? first : undefined };
}

const lastName = (path: Path): string => String(path.findLast((key) => typeof key === 'string'));
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const replaceWord = (text: string, word: string, by: string): string =>
  text.replaceAll(new RegExp(`(?<![\\w.-])${escaped(word)}(?![\\w-]|\\.\\w)`, 'g'), () => by);

/** Path without the argument that only wraps the fields: lines[0].quantity of input.lines[0].quantity. */
const shortText = (path: Path): string => pathText(path.length > 1 ? path.slice(1) : path);

/** Names of REST in a message: with an underscore or a dot, the refused field, and its last part at the beginning. */
function restNames(message: string, field: string): string[] {
  const last = field.split('.').at(-1) ?? field;
  const words = message.match(/[A-Za-z][\w.-]*\w/g) ?? [];
  const isName = (word: string, i: number) =>
    word === field || (i === 0 && word === last) || /^[a-z0-9]+([_.][a-z0-9]+)+$/.test(word);
  return [...new Set(words.filter(isName))].slice(0, MOST_WORDS);
}

async function graphMessage(search: Search, message: string, field: string, own: Found) {
  let text = message;
  const last = field.split('.').at(-1) ?? field;
  for (const name of restNames(message, field)) {
    if (name === field || name === last) {
      const isWhole = name === field;
      text = replaceWord(text, name, isWhole ? shortText(own.path) : lastName(own.path));
      continue;
    }
    const beside = field.includes('.') ? `${field.slice(0, -last.length)}${name}` : name;
    const other = (await search.ofField(beside)) ?? (await search.ofField(name));
    if (other) text = replaceWord(text, name, lastName(other.path));
  }
  const spellings = own.place ? await search.spellings(own.place, field) : [];
  return spellings.reduce((said, [rest, graph]) => replaceWord(said, rest, graph), text);
}

async function named(error: GraphQLError, search: Search): Promise<GraphQLError> {
  const { message, extensions } = error;
  const field = String(extensions['field']);
  const isSent = refusedCall(error) !== undefined;
  const own = isSent ? await search.ofField(field) : await search.ofMessage(message);
  if (!own) return error;
  const said = FIXED_TEXTS.has(message) ? message : await graphMessage(search, message, field, own);
  return new GraphQLError(said, {
    extensions: { ...extensions, argument: pathText(own.path) },
  });
}

type Resolver = GraphQLFieldResolver<unknown, Context, Values>;

/** Names the argument in every refusal that names a field of REST. */
export function nameArguments(schema: GraphQLSchema): void {
  for (const type of [schema.getQueryType(), schema.getMutationType()])
    for (const field of Object.values(type?.getFields() ?? {})) {
      const resolve = field.resolve as Resolver | undefined;
      if (!resolve || field.args.length === 0) continue;
      const wrapped: Resolver = async (source, args, context, info) => {
        try {
          return await resolve(source, args, context, info);
        } catch (error) {
          if (!(error instanceof GraphQLError) || typeof error.extensions['field'] !== 'string')
            throw error;
          const again = (values: Values, own: Context) => resolve(source, values, own, info);
          const { backend } = context;
          const run = dryRun(again, { backend, context }, refusedCall(error));
          throw await named(error, new Search(run, args, placesOf(field.args, args)));
        }
      };
      field.resolve = wrapped;
    }
}
