import { describeUnauthorized, EVERYTHING } from './authorize.ts';
import { Channel, type Connection } from './channel.ts';
import type { ControlFrame } from './frames.ts';
import { type Broadcast, TOPIC_PREFIX } from './hub.ts';
import { readJoinConfig } from './join-config.ts';
import type { Services } from './services.ts';

export type Joined = { channel: Channel; replayed: Broadcast[] } | { refusal: string };

/** Decides whether a socket may have the channel it asks for; opening it is up to the socket. */
export async function joinChannel(
  connection: Connection,
  frame: ControlFrame,
  services: Services,
): Promise<Joined> {
  if (!frame.topic.startsWith(TOPIC_PREFIX)) return { refusal: 'unmatched topic' };
  const topic = frame.topic.slice(TOPIC_PREFIX.length);
  if (topic === '') return { refusal: 'TopicNameRequired: You must provide a topic name' };

  const config = readJoinConfig(frame.payload);
  if (!config) return { refusal: 'InvalidJoinPayload: The config of the join is not valid' };
  if (config.wantsPostgresChanges) {
    return {
      refusal:
        'RealtimeDisabledForConfiguration: postgres_changes is not offered, use realtime.broadcast_changes()',
    };
  }
  if (config.replay && !config.private) {
    return { refusal: 'UnableToReplayMessages: Replay is only allowed for private channels' };
  }

  const identified = await services.identify.byToken(config.token, connection.keyIdentity);
  if ('refusal' in identified) return identified;
  const { identity } = identified;

  const room = { topic, private: config.private };
  const permissions = room.private ? await services.authorize(topic, identity) : EVERYTHING;
  if (!permissions.broadcast.read) return { refusal: `Unauthorized: ${describeUnauthorized(room)}` };

  const { joinRef } = frame;
  return {
    channel: new Channel({ connection, services, room, joinRef, config, identity, permissions }),
    replayed: config.replay ? await services.listReplayed(room, config.replay) : [],
  };
}
