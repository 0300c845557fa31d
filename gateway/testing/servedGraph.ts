import { resolvers } from '../src/core/resolvers.ts';
import { createGraph, readSdl, type Graph } from '../src/core/schema.ts';
import { sdlOf } from '../src/core/sdl.ts';

let ownGraph: Graph | undefined;
/** Made once per worker: no gateway changes it. */
export const servedGraph = (): Graph => (ownGraph ??= createGraph(readSdl(), resolvers));

/** The SDL as /schema.graphql answers it. */
export const servedSdl = (): string => sdlOf(servedGraph().schema);
