type Service = { ready: object; stop(): Promise<void> };

/**
 * The life of a process under test: says when it is ready, and stops when it is told to, at Ctrl-C, and when
 * the benchmark itself is gone.
 */
export function serveParent(start: () => Promise<Service>): void {
  const starting = start();
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    starting
      .then((service) => service.stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('disconnect', stop);
  starting.then(
    ({ ready }) => process.connected && process.send?.(ready),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      process.exit(1);
    },
  );
}
