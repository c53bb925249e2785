import { lookup as askNames } from 'node:dns';
import { Agent as PlainAgent } from 'node:http';
import { Agent } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.server';

/** Why an address that somebody typed is not called. */
export type Unreachable = 'not_an_address' | 'needs_https' | 'has_password' | 'not_public';

export class UnreachableError extends Error {
  readonly because: Unreachable;
  constructor(because: Unreachable) {
    super(because);
    this.because = because;
  }
}

/** Hosts of one's own network that may be called all the same, also without encryption: for trying things out. */
export type TrustedHosts = readonly string[];

/** Looks at the address alone. Where a name leads is looked at when it is called, and every time anew. */
export function parseOutside(text: string, trusted: TrustedHosts = []): URL {
  if (!URL.canParse(text)) throw new UnreachableError('not_an_address');
  const url = new URL(text);
  const isTrusted = trusted.includes(url.hostname);
  if (url.protocol !== 'https:' && !(isTrusted && url.protocol === 'http:')) {
    throw new UnreachableError(url.protocol === 'http:' ? 'needs_https' : 'not_an_address');
  }
  if (url.username !== '' || url.password !== '') throw new UnreachableError('has_password');
  if (isTrusted) return url;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A name without a dot is of this network, whatever it leads to.
  const isClosed = isIP(host) ? !isPublicAddress(host) : !host.replace(/\.$/, '').includes('.');
  if (isClosed) throw new UnreachableError('not_public');
  return url;
}

/**
 * Connections that lead to the public internet only. The name is asked once and the connection goes to what was
 * answered then, so that a name which changes its answer between looking and calling gains nothing.
 */
export function createOutsideAgent(url: URL, trusted: TrustedHosts = []): Agent | PlainAgent {
  const options = trusted.includes(url.hostname) ? {} : { lookup: askForPublic };
  return url.protocol === 'https:' ? new Agent(options) : new PlainAgent(options);
}

const askForPublic: LookupFunction = (host, options, callback) => {
  askNames(host, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '');
    const [first] = found;
    // One closed answer among open ones is a trap as well.
    if (!first || !found.every(({ address }) => isPublicAddress(address)))
      return callback(new UnreachableError('not_public'), '');
    return options.all ? callback(null, found) : callback(null, first.address, first.family);
  });
};
