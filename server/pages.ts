import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Jobs, Platform } from '../app/lib/platform.ts';

export type PageHandler = (request: Request) => Promise<Response>;
type HandlerModule = {
  createPageHandler(platform: Platform): PageHandler;
  createJobs(platform: Platform): Jobs;
};
type NodeMiddleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export type Pages = {
  createHandler(platform: Platform): PageHandler;
  /** Services that the worker calls. */
  createJobs(platform: Platform): Promise<Jobs>;
  /** Folders of files to serve, in production: of this build, and of the one before. */
  files: string[];
  /** Vite's own middleware, in development. */
  middleware: NodeMiddleware | undefined;
  stop(): Promise<void>;
};

const root = join(import.meta.dirname, '..');

export async function loadBuiltPages(): Promise<Pages> {
  const entry = join(root, 'build/server/index.js');
  if (!existsSync(entry)) throw new Error('build/ is missing: run `npm run build`');
  // React decides by it, when it is loaded, whether to be quick or to explain itself.
  process.env.NODE_ENV = 'production';
  const module: HandlerModule = await import(pathToFileURL(entry).href);
  return {
    createHandler: (platform) => module.createPageHandler(platform),
    createJobs: async (platform) => module.createJobs(platform),
    files: [join(root, 'build/client'), join(root, 'build/former')],
    middleware: undefined,
    stop: async () => {},
  };
}

/** Hot reload: every request takes the handler as it is on disk now. */
export async function loadDevelopmentPages(): Promise<Pages> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' });
  const load = async () => (await vite.ssrLoadModule('./app/handler.server.ts')) as HandlerModule;
  return {
    createHandler: (platform) => async (request) => (await load()).createPageHandler(platform)(request),
    async createJobs(platform) {
      const { tasks, crontab } = (await load()).createJobs(platform);
      const fresh = Object.keys(tasks).map((name) => {
        const run = async (payload: unknown) => (await load()).createJobs(platform).tasks[name]?.(payload);
        return [name, run] as const;
      });
      return { tasks: Object.fromEntries(fresh), crontab };
    },
    files: [],
    middleware: vite.middlewares,
    stop: () => vite.close(),
  };
}

/** Only the backend is wanted. */
export async function loadNoPages(): Promise<Pages> {
  const createHandler = () => async () => new Response('Not found', { status: 404 });
  const createJobs = async () => ({ tasks: {}, crontab: [] });
  return { createHandler, createJobs, files: [], middleware: undefined, stop: async () => {} };
}
