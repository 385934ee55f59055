// Requests to addresses that people have typed in: only to the public internet, never to this machine or its network, by
// whatever name. The address is checked where the line is opened, so that no second answer of a name server can change it;
// redirects are not followed.
import { lookup as lookUp } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, type LookupFunction, isIP } from 'node:net';
import { BadInput } from '@xenotable/kernel';

/** How long an answer may take, in milliseconds. */
const PATIENCE_MS = 10_000;
const LONGEST_URL = 2000;

const PRIVATE = new BlockList();
for (const [net, prefix] of [
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
] as const)
  PRIVATE.addSubnet(net, prefix, 'ipv4');
// Of IPv6 only what is given out for the internet (2000::/3) is public, without its tunnels and examples.
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  PRIVATE.addSubnet(net, prefix, 'ipv6');

export const isPublic = (address: string): boolean =>
  isIP(address) === 4
    ? !PRIVATE.check(address, 'ipv4')
    : isIP(address) === 6 && GLOBAL.check(address, 'ipv6') && !PRIVATE.check(address, 'ipv6');

/** Nothing was sent: the address is not one of the public internet. */
export class NotPublic extends Error {
  override name = 'NotPublic';
}

/** Addresses that a name stands for, if all of them are public. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return done(error, []);
    if (addresses.length === 0 || !addresses.every(({ address }) => isPublic(address)))
      return done(new NotPublic(`${hostname} is not on the public internet`), []);
    return options.all === true
      ? done(null, addresses)
      : done(null, addresses[0]!.address, addresses[0]!.family);
  });
};

/** The address, if something may be sent there; `local` allows everything, for operators' own networks and for tests. */
export function readAddress(where: string, text: string, local: boolean): URL {
  const url = text.length <= LONGEST_URL && URL.canParse(text) ? new URL(text) : null;
  if (url === null || !(url.protocol === 'https:' || (local && url.protocol === 'http:')))
    throw new BadInput(where, 'must be an address that begins with https://');
  if (url.username !== '' || url.password !== '')
    throw new BadInput(where, 'must be an address without a password');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!local && (isIP(host) === 0 ? !host.includes('.') || host.endsWith('.localhost') : !isPublic(host)))
    throw new BadInput(where, 'must be an address on the public internet');
  return url;
}

export interface Letter {
  headers: Record<string, string>;
  body: string | Buffer;
}

/** Posts something and gives the status of the answer, whose body nobody reads. */
export function post(url: URL, { headers, body }: Letter, local: boolean): Promise<number> {
  const open = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((done, failed) => {
    const request = open(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        // Numbers are no names: readAddress has looked at them.
        ...(!local && { lookup: publicLookup }),
        agent: false,
        signal: AbortSignal.timeout(PATIENCE_MS),
      },
      (answer) => {
        done(answer.statusCode ?? 0);
        request.destroy();
      },
    );
    request.on('error', failed);
    request.end(body);
  });
}
