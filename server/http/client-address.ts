import { isIP, isIPv6 } from 'node:net';

/** Tells the pages who is visiting. Only this server sets it; what a visitor sends under the name is dropped. */
const clientAddressHeader = 'x-limelight-client';

const proxies = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd][0-9a-f]{2}:|fe80:)/i;

/**
 * The visitor's address. `X-Forwarded-For` is believed only from a proxy on this machine or network, and only
 * its last entry, which that proxy wrote itself.
 */
export function clientAddress(
  peer: string | null | undefined,
  forwardedFor: string | null | undefined,
): string | null {
  if (!peer) return null;
  const direct = unmap(peer);
  if (!proxies.test(direct)) return direct;
  const last = unmap(forwardedFor?.split(',').at(-1)?.trim() ?? '');
  // Whatever is no address was not written by a proxy.
  return isIP(last) ? last : direct;
}

/** The request as the pages get it: on the public address, with the visitor's address in our own header. */
export function pageRequest(
  request: Request,
  address: string | null,
  publicUrl: string | undefined,
): Request {
  const headers = new Headers(request.headers);
  headers.delete(clientAddressHeader);
  if (address !== null) headers.set(clientAddressHeader, address);
  const { method, signal } = request;
  const body = method === 'GET' || method === 'HEAD' ? undefined : request.body;
  return new Request(publicAddress(request.url, publicUrl), {
    method,
    headers,
    signal,
    ...(body ? { body, duplex: 'half' } : {}),
  });
}

/** Reads and removes the header of a request that the pages make in this process. */
export function takeClientAddress(request: Request): { address: string | null; request: Request } {
  const address = request.headers.get(clientAddressHeader);
  if (address === null) return { address, request };
  const headers = new Headers(request.headers);
  headers.delete(clientAddressHeader);
  return { address, request: new Request(request, { headers }) };
}

/** One IPv6 household has a whole /64; counting single addresses of it would count nothing. */
export function addressGroup(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** Behind a proxy the address people see is not the one that arrives here. */
function publicAddress(url: string, publicUrl: string | undefined): string {
  if (publicUrl === undefined) return url;
  const { pathname, search } = new URL(url);
  return new URL(publicUrl).origin + pathname + search;
}

function unmap(address: string): string {
  return address
    .replace(/^\[([^\]]*)\](:\d+)?$|^(\d+(?:\.\d+){3}):\d+$/, '$1$3')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '');
}
