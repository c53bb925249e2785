import { afterEach, expect, it, vi } from 'vitest';
import {
  emptyDraft,
  forgetOthers,
  keepDraft,
  keepOutgoing,
  type Outgoing,
  readDraft,
  readOutgoing,
} from './outgoing';

function fakeStorage() {
  const kept: Record<string, string> = {};
  Object.defineProperties(kept, {
    getItem: { value: (key: string) => kept[key] ?? null },
    setItem: { value: (key: string, text: string) => Object.assign(kept, { [key]: text }) },
    removeItem: { value: (key: string) => void delete kept[key] },
  });
  vi.stubGlobal('localStorage', kept);
  return kept;
}

afterEach(() => vi.unstubAllGlobals());

const entry: Outgoing = {
  clientId: '6f0e8c1e-9d3e-4d4b-9f59-3f0a8f3c2a10',
  body: 'Where is everyone?',
  replyTo: null,
  mentions: [],
  picture: null,
  at: '2026-11-14T20:00:00.000Z',
  state: 'waiting',
  reason: null,
};

it('survives a reload, per person and room', () => {
  fakeStorage();
  keepOutgoing(1, 5, [entry]);
  expect(readOutgoing(1, 5)).toEqual([entry]);
  expect(readOutgoing(2, 5)).toEqual([]);
  expect(readOutgoing(1, 6)).toEqual([]);
  keepOutgoing(1, 5, []);
  expect(readOutgoing(1, 5)).toEqual([]);
});

it('takes nothing that it did not write', () => {
  const kept = fakeStorage();
  kept['limelight-chat:1:outgoing:5'] = '[{"clientId":"x"}]';
  kept['limelight-chat:1:draft:5'] = 'not even JSON';
  expect(readOutgoing(1, 5)).toEqual([]);
  expect(readDraft(1, 5)).toEqual(emptyDraft);
});

it('forgets those who used the browser before', () => {
  const kept = fakeStorage();
  keepDraft(1, 5, { body: 'secret', mentions: [] });
  keepDraft(12, 5, { body: 'mine', mentions: [] });
  forgetOthers(12);
  expect(Object.keys(kept)).toEqual(['limelight-chat:12:draft:5']);
});

it('goes on until the reload where the browser keeps nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  keepDraft(1, 5, { body: 'kept', mentions: [] });
  expect(readDraft(1, 5).body).toBe('kept');
  keepDraft(1, 5, emptyDraft);
  expect(readDraft(1, 5)).toEqual(emptyDraft);
});
