import { mostImportBytes, type ReadImport, readImport } from '~/lib/event-import/read-import';
import type { Platform } from '~/lib/platform';
import { fetchOutside } from '~/services/outgoing/call-outside.server';
import { listGraphEvents } from './graph-client.server';

/** What somebody wants to bring over: a file or text, an address, or a page of Facebook. */
export type Source =
  | { from: 'bytes'; bytes: Uint8Array; name: string }
  | { from: 'address'; address: string }
  | { from: 'facebook'; page: string };

export type Read = (Extract<ReadImport, { kind: string }> & { source: string }) | { problem: string };

export async function readSource(platform: Platform, source: Source, zone: string): Promise<Read> {
  const options = { zone, now: new Date() };
  if (source.from === 'bytes') return named(readImport(source.bytes, options), source.name);
  if (source.from === 'address') {
    const got = await fetchOutside({
      url: source.address,
      trusted: platform.webhookHosts,
      mostBytes: mostImportBytes,
      headers: { accept: 'text/calendar, text/html, application/json', 'user-agent': 'Limelight-Import/1' },
    });
    if ('problem' in got) return got;
    if (got.status !== 200)
      return { problem: `The page answered with ${got.status}. Save it, or its source, and upload that.` };
    return named(readImport(got.bytes, options), source.address);
  }
  const { facebook } = platform;
  if (!facebook) return { problem: 'This installation has no access to Facebook. Upload an export instead.' };
  const got = await listGraphEvents(facebook, source.page, { trusted: platform.webhookHosts });
  if ('problem' in got) return got;
  const json = new TextEncoder().encode(JSON.stringify({ data: got.events }));
  return named(readImport(json, options), `Facebook page ${source.page}`);
}

function named(read: ReadImport, source: string): Read {
  return 'problem' in read ? read : { ...read, source };
}
