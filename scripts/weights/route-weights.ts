import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';

const part = z.object({
  module: z.string(),
  clientActionModule: z.string().optional(),
  clientLoaderModule: z.string().optional(),
  clientMiddlewareModule: z.string().optional(),
  hydrateFallbackModule: z.string().optional(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
});

const manifest = z.object({
  url: z.string(),
  entry: part,
  routes: z.record(z.string(), part.extend({ id: z.string(), parentId: z.string().optional() })),
});

type Manifest = z.infer<typeof manifest>;
type Part = z.infer<typeof part>;

export type FileWeight = { file: string; bytes: number };
/** What a browser loads before a route is whole, compressed. */
export type RouteWeight = { route: string; js: FileWeight[]; css: FileWeight[] };

/** The weight of every route of a build, read from what the build says about itself. */
export async function readRouteWeights(clientFolder: string): Promise<RouteWeight[]> {
  const { url, entry, routes } = await readManifest(clientFolder);
  const known = new Map<string, Promise<number>>();
  const weigh = async (files: string[]): Promise<FileWeight[]> => {
    // A file that several parts ask for carries a mark on some of its addresses.
    const distinct = [...new Set(files.map((file) => file.replace(/#.*$/, '')))];
    return Promise.all(
      distinct.map(async (file) => {
        const weight = known.get(file) ?? gzipWeight(join(clientFolder, file));
        known.set(file, weight);
        return { file, bytes: await weight };
      }),
    );
  };
  return Promise.all(
    Object.keys(routes).map(async (route) => {
      const parts: Part[] = [entry, ...listWithParents(routes, route)];
      const js = await weigh([url, ...parts.flatMap(listScripts)]);
      return { route, js, css: await weigh(parts.flatMap(({ css }) => css)) };
    }),
  );
}

/** A route may be split into what a page is made of and what is done on it. */
function listScripts(part: Part): string[] {
  const { module, clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule } =
    part;
  const split = [clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule];
  return [module, ...split.filter((file) => file !== undefined), ...part.imports];
}

export function sum(files: FileWeight[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}

async function readManifest(clientFolder: string): Promise<Manifest> {
  const folder = join(clientFolder, 'assets');
  const name = (await readdir(folder)).find((file) => /^manifest-[\w-]+\.js$/.test(file));
  if (!name) throw new Error('The build has no manifest: run `npm run build`.');
  const text = await readFile(join(folder, name), 'utf8');
  return manifest.parse(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)));
}

function listWithParents(routes: Manifest['routes'], id: string): Part[] {
  const route = routes[id];
  if (!route) return [];
  return [...(route.parentId === undefined ? [] : listWithParents(routes, route.parentId)), route];
}

async function gzipWeight(path: string): Promise<number> {
  return gzipSync(await readFile(path), { level: 9 }).length;
}
