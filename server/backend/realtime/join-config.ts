import { z } from 'zod';
import type { Payload } from './frames.ts';

const flag = z.boolean().nullish().transform(Boolean);

const replay = z.object({
  since: z.number().int().nonnegative(),
  limit: z.number().int().min(1).max(25).default(25),
});

const joinPayload = z.object({
  config: z
    .object({
      broadcast: z
        .object({ ack: flag, self: flag, replication_ready: flag, replay: replay.optional() })
        .nullish(),
      presence: z.object({ key: z.string().nullish(), enabled: flag }).nullish(),
      postgres_changes: z.array(z.unknown()).nullish(),
      private: flag,
    })
    .nullish(),
  access_token: z.string().nullish(),
});

export type Replay = z.infer<typeof replay>;

export type JoinConfig = {
  private: boolean;
  ack: boolean;
  self: boolean;
  replay: Replay | undefined;
  wantsReplicationReady: boolean;
  presenceKey: string | undefined;
  presenceEnabled: boolean;
  wantsPostgresChanges: boolean;
  token: string | undefined;
};

/** Undefined when the payload of a join is not what the official client could have sent. */
export function readJoinConfig(payload: Payload): JoinConfig | undefined {
  const { data } = joinPayload.safeParse(payload);
  if (!data) return undefined;
  const { broadcast, presence, postgres_changes: changes, private: isPrivate } = data.config ?? {};
  return {
    private: isPrivate ?? false,
    ack: broadcast?.ack ?? false,
    self: broadcast?.self ?? false,
    replay: broadcast?.replay,
    wantsReplicationReady: broadcast?.replication_ready ?? false,
    presenceKey: presence?.key || undefined,
    presenceEnabled: presence?.enabled ?? false,
    wantsPostgresChanges: (changes?.length ?? 0) > 0,
    token: data.access_token ?? undefined,
  };
}
