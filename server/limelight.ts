import type { AddressInfo } from 'node:net';
import type { Platform } from '../app/lib/platform.ts';
import packageFile from '../package.json' with { type: 'json' };
import type { Backend } from './backend/backend.ts';
import { startBackend } from './backend/start-backend.ts';
import { ensureBuild } from './build.ts';
import { demoAccess, demoGreeting, seedDemo } from './demo/demo.ts';
import { createHttpApp, type HttpState, startingState } from './http/app.ts';
import { takeClientAddress } from './http/client-address.ts';
import { closeServer, listen, serveDevelopmentFirst } from './http/http-server.ts';
import { isLoopback } from './http/loopback.ts';
import { type AuthGuard, authLimits, rateLimitAuth, relaxedLimits } from './http/rate-limit.ts';
import { type Logger, routeConsoleToLog } from './log.ts';
import { loadBuiltPages, loadDevelopmentPages, loadNoPages } from './pages.ts';
import { startPayments } from './payments/payments.ts';
import { startPush } from './push.ts';
import type { Settings } from './settings.ts';
import { startWorker } from './worker.ts';

type Options = {
  settings: Settings;
  log: Logger;
  /** `none`: the backend alone. */
  pages: 'built' | 'development' | 'none';
  announce: (text: string) => void;
};

export type Limelight = { url: string; backend: Backend; stop(): Promise<void> };

/** Settings → HTTP (answering 503) → backend → pages → worker; stopping goes the other way round. */
export async function startLimelight({ settings, log, announce, ...options }: Options): Promise<Limelight> {
  routeConsoleToLog(log);
  const undo: (() => Promise<void>)[] = [];
  // Taken down first: nobody new comes in, and what is running ends before anything it needs goes away.
  let closeHttp = async () => {};
  // A part that fails to stop must not keep the others, least of all PostgreSQL, from stopping.
  const unwind = async () => {
    const failures: unknown[] = [];
    for (const step of [closeHttp, ...undo.splice(0).reverse()]) {
      await step().catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'not everything could be stopped');
  };
  const state = { ...startingState(), publicUrl: settings.publicUrl };
  try {
    const server = await listen(createHttpApp(state, log).fetch, settings.host, settings.port);
    closeHttp = async () => {
      const closing = closeServer(server, 10_000);
      await state.backend?.disconnect();
      await closing;
    };
    const localUrl = addressOf(server.address() as AddressInfo);
    const publicUrl = settings.publicUrl ?? localUrl;

    const starting = startBackend(settings, publicUrl, log);
    undo.push(() =>
      starting.then(
        (backend) => backend.stop(),
        () => {},
      ),
    );
    const [backend, build] = await Promise.all([
      starting,
      options.pages === 'built' ? ensureBuild(announce) : undefined,
    ]);
    const { upgrade } = backend;
    if (upgrade) {
      server.on('upgrade', (request, socket, head) => {
        if (request.url?.startsWith('/realtime/v1/websocket')) upgrade(request, socket, head);
        else if (options.pages !== 'development') socket.destroy();
      });
    }
    const demo = settings.demoData && backend.mode === 'embedded' && (await seedDemo(backend, log));

    const ownMachine = isLoopback(settings.host);
    const relaxed = demo && ownMachine;
    const mailboxOpen =
      ownMachine && isLoopback(new URL(publicUrl).hostname) && backend.mailer.kind === 'local';
    const guard = rateLimitAuth(backend.sql, relaxed ? relaxedLimits(20) : authLimits);
    const pages = await loadPages[options.pages]();
    undo.push(() => pages.stop());
    if (pages.middleware) serveDevelopmentFirst(server, pages.middleware);
    const payments = await startPayments({
      settings,
      sql: backend.sql,
      publicUrl,
      localUrl,
      relaxed,
      log,
    });
    const push = await startPush({ settings, backend, publicUrl, log });
    const platform = createPlatform({
      settings,
      backend,
      push,
      payments: payments.access,
      guard,
      publicUrl,
      demo: demo ? demoAccess : undefined,
      mailboxOpen,
      build,
      log,
    });
    const services = await pages.createJobs(platform);
    const simulated = { tasks: payments.tasks, crontab: [] };
    const worker = await startWorker({ backend, publicUrl, log, more: [services, simulated] });
    undo.push(() => worker.stop());

    Object.assign(state, {
      backend,
      guard,
      pages: pages.createHandler(platform),
      files: pages.files,
      worker: worker.health,
      mailboxOpen,
      simulator: payments.simulator,
      phase: 'running',
    } satisfies Partial<HttpState>);
    announce(`\n  Limelight is on ${publicUrl}\n${demo ? demoGreeting(publicUrl) : ''}\n`);

    let stopping: Promise<void> | undefined;
    return {
      url: localUrl,
      backend,
      stop() {
        state.phase = 'stopping';
        stopping ??= unwind();
        return stopping;
      },
    };
  } catch (error) {
    await unwind();
    throw error;
  }
}

const loadPages = { built: loadBuiltPages, development: loadDevelopmentPages, none: loadNoPages };

type PlatformParts = {
  settings: Settings;
  backend: Backend;
  payments: Platform['payments'];
  push: Platform['push'];
  guard: AuthGuard;
  publicUrl: string;
  demo: Platform['demo'];
  mailboxOpen: boolean;
  build: string | undefined;
  log: Logger;
};

function createPlatform(parts: PlatformParts): Platform {
  const { settings, backend, payments, push, guard, publicUrl, demo, mailboxOpen, build, log } = parts;
  const { serve } = backend;
  return {
    publicUrl,
    supabaseUrl: backend.supabaseUrl,
    publishableKey: backend.publishableKey,
    secretKey: backend.secretKey,
    fetchBackend(inner) {
      const { address, request } = takeClientAddress(inner);
      return guard(request, address, (guarded) => (serve ? serve(guarded, address) : fetch(guarded)));
    },
    sql: backend.sql,
    payments,
    push,
    wallets: settings.wallets,
    oauthProviders: Object.keys(settings.oauth) as Platform['oauthProviders'],
    demo,
    sendMail: (mail) => backend.mailer.send(mail),
    localMail: backend.mailer.kind === 'local',
    mailboxOpen,
    installation: {
      mode: backend.mode,
      version: packageFile.version,
      build: build?.slice(0, 8),
      dataDirectory: settings.dataDirectory,
      checkMail: () => backend.mailer.check(),
    },
    keepPages: settings.keepPages,
    webhookHosts: settings.webhookHosts,
    contact: settings.contact,
    facebook: settings.facebook,
    log: log.child({ source: 'pages' }),
  };
}

function addressOf({ address, port, family }: AddressInfo): string {
  const host = address === '0.0.0.0' || address === '::' ? '127.0.0.1' : address;
  return `http://${family === 'IPv6' && host !== '127.0.0.1' ? `[${host}]` : host}:${port}`;
}
