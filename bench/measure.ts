export type Side = {
  /** How many ask at the same time. */
  clients: number;
  operation(client: number): Promise<void>;
};

export type Measurement = {
  seconds: number;
  /** Milliseconds of each operation that succeeded. */
  durations: number[];
  errors: number;
  firstError: unknown;
};

/** Whatever is broken fails fast, so a round that only fails must not fill the memory. */
const PATIENCE = 500;

/** A closed loop: every client asks again as soon as it has its answer, until the time is up. */
export async function measure({ clients, operation }: Side, seconds: number): Promise<Measurement> {
  const measurement: Measurement = { seconds: 0, durations: [], errors: 0, firstError: undefined };
  const began = performance.now();
  const end = began + seconds * 1000;

  async function ask(client: number): Promise<void> {
    for (let now = performance.now(); now < end && measurement.errors < PATIENCE; ) {
      const asked = now;
      try {
        await operation(client);
        now = performance.now();
        measurement.durations.push(now - asked);
      } catch (error) {
        now = performance.now();
        measurement.firstError ??= error;
        measurement.errors += 1;
      }
    }
  }

  await Promise.all(Array.from({ length: clients }, (_, client) => ask(client)));
  measurement.seconds = (performance.now() - began) / 1000;
  return measurement;
}
