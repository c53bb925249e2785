import { BlockList, isIP } from 'node:net';

/** Addresses that are nobody's on the public internet: this machine, its network, and what is set aside. */
const closed = new BlockList();
const ranges4: [address: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
for (const [address, bits] of ranges4) closed.addSubnet(address, bits, 'ipv4');

/** Of the newer kind only what is given to the public; ways to write or reach an older address are closed too. */
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
const closed6: [address: string, bits: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];
for (const [address, bits] of closed6) closed.addSubnet(address, bits, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
