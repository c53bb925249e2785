import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { buyOverHttp, type Post } from '../fixtures/buyer.ts';
import type { Chance } from './chance.ts';
import type { Night } from './night.ts';

/** What clients were told. Whatever is in here must be in the database, once. */
export type Ledger = {
  purchases: { code: string; quantity: number }[];
  scans: { nonce: string; serial: string; outcome: string }[];
  messages: string[];
};

export type Crowd = {
  nextAcknowledged(): Promise<void>;
  nextPurchase(): Promise<void>;
  stop(): Promise<Ledger>;
};

const buyers = 6;
const phones = 3;
const patience = 6_000;
const tries = 8;

/** People who buy, scan and write until they are told to stop, and who ask again when they get no answer. */
export function sendCrowd(url: string, night: Night, chance: Chance): Crowd {
  const ledger: Ledger = { purchases: [], scans: [], messages: [] };
  const waiting: (() => void)[] = [];
  const waitingForPurchase: (() => void)[] = [];
  let isOver = false;
  const acknowledge = () => {
    for (const resolve of waiting.splice(0)) resolve();
  };

  async function insist(ask: () => Promise<Response>): Promise<Response> {
    for (let count = 1; ; count += 1) {
      const answer = await ask().catch(() => undefined);
      if (answer && answer.status < 500) return answer;
      await answer?.body?.cancel();
      if (count === tries || isOver) throw new Error('nobody answers');
      await sleep(300 + 500 * chance.next());
    }
  }

  async function buy(): Promise<void> {
    while (!isOver) {
      const address = `198.18.${chance.below(256)}.${chance.below(256)}`;
      const post: Post = (to, fields, cookie) =>
        insist(() =>
          fetch(to, {
            method: 'POST',
            body: new URLSearchParams(fields),
            headers: { cookie, origin: url, 'x-forwarded-for': address },
            redirect: 'manual',
            signal: AbortSignal.timeout(patience),
          }),
        );
      const wish = {
        eventId: night.sale.eventId,
        typeId: chance.oneOf(night.sale.typeIds),
        quantity: 1 + chance.below(3),
        coupon: '',
        how: chance.oneOf(['pay', 'pay', 'twice', 'reversed', 'abandon']),
        comesBack: false,
      };
      const bought = await buyOverHttp(url, wish, post).catch(() => undefined);
      if (bought?.isPaid) {
        ledger.purchases.push({ code: bought.code, quantity: bought.quantity });
        acknowledge();
        for (const resolve of waitingForPurchase.splice(0)) resolve();
      } else await sleep(100);
    }
  }

  async function scan(phone: number): Promise<void> {
    const device = night.door.devices[phone];
    while (!isOver && device) {
      // Every ticket comes to two phones.
      const ticket = night.nextTicket();
      if (!ticket) return;
      const nonce = randomUUID();
      const body = JSON.stringify({ nonce, at: Date.now(), direction: 'entry', token: ticket.code });
      const headers = { authorization: `Scanner ${device.token}`, 'content-type': 'application/json' };
      const answer = await insist(() =>
        fetch(`${url}/scanner/api/scan`, {
          method: 'POST',
          headers,
          body,
          signal: AbortSignal.timeout(patience),
        }),
      ).catch(() => undefined);
      const said = z.object({ outcome: z.string() }).safeParse(await answer?.json().catch(() => undefined));
      if (said.success) {
        ledger.scans.push({ nonce, serial: ticket.serial, outcome: said.data.outcome });
        acknowledge();
      }
      await sleep(150);
    }
  }

  async function write(token: string): Promise<void> {
    await sleep(2000 * chance.next());
    while (!isOver) {
      const id = randomUUID();
      const body = JSON.stringify({
        room_id: night.chat.roomId,
        client_id: id,
        body: `See you under the lamp, ${id}`,
      });
      const headers = {
        apikey: night.publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      };
      const answer = await insist(() =>
        fetch(`${url}/rest/v1/rpc/post_message`, {
          method: 'POST',
          headers,
          body,
          signal: AbortSignal.timeout(patience),
        }),
      ).catch(() => undefined);
      await answer?.body?.cancel();
      if (answer?.ok) {
        ledger.messages.push(id);
        acknowledge();
      }
      await sleep(2100);
    }
  }

  const everybody = Promise.all([
    ...Array.from({ length: buyers }, buy),
    ...Array.from({ length: phones }, (_, phone) => scan(phone)),
    ...night.chat.writers.map(({ token }) => write(token)),
  ]);
  return {
    nextAcknowledged: () => new Promise((resolve) => waiting.push(resolve)),
    nextPurchase: () => new Promise((resolve) => waitingForPurchase.push(resolve)),
    async stop() {
      isOver = true;
      await everybody;
      return ledger;
    },
  };
}
