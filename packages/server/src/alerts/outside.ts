// Requests to addresses that people have typed in: only to the public internet, never to this machine or its network. The address is
// checked when the connection is opened, so that a second DNS answer cannot change it; redirects are not followed.
import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, type LookupFunction, isIP } from 'node:net';
import { BadInput } from '@xenotable/kernel';

/** The time limit for an answer, in milliseconds. */
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
// For IPv6 only the allocated global range (2000::/3) is public, without tunnel and documentation addresses.
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

/** The address is not public: nothing was sent. */
export class NotPublic extends Error {
  override name = 'NotPublic';
}

/** How long a name server may take, in milliseconds; it is asked twice. */
const NAME_MS = 2500;

const newResolver = (): Resolver => new Resolver({ timeout: NAME_MS, tries: 2 });

/** The addresses of a name by DNS alone, without the names that this machine itself knows. */
async function addressesOf(hostname: string, resolver: Resolver): Promise<LookupAddress[]> {
  const found = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  const addresses = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  const [first] = found;
  if (addresses.length === 0 && first.status === 'rejected') throw first.reason;
  return addresses.map((address) => ({ address, family: isIP(address) }));
}

/**
 * A DNS lookup that fails unless all addresses of the name are public. It does not use Node's own lookup, which waits in
 * one of four threads that files, hashes and connections to the database need too: somebody's slow name server would stop them.
 */
export const publicLookup =
  (resolver: () => Resolver = newResolver): LookupFunction =>
  (hostname, options, done) => {
    addressesOf(hostname, resolver()).then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined || !addresses.every(({ address }) => isPublic(address)))
          done(new NotPublic(`${hostname} is not on the public internet`), []);
        else if (options.all === true) done(null, addresses);
        else done(null, first.address, first.family);
      },
      (error: Error) => done(error, []),
    );
  };

/** The URL, if requests to it are allowed; `local` allows all addresses, for operators' own networks and for tests. */
export function readAddress(where: string, text: string, local: boolean): URL {
  const url = text.length <= LONGEST_URL && URL.canParse(text) ? new URL(text) : null;
  if (url === null || !(url.protocol === 'https:' || (local && url.protocol === 'http:')))
    throw new BadInput(where, 'must be an address that begins with https://');
  if (url.username !== '' || url.password !== '')
    throw new BadInput(where, 'must be an address without a password');
  const host = url.hostname.replace(/^\[|\]$|\.$/g, '');
  if (!local && (isIP(host) === 0 ? !host.includes('.') || host.endsWith('.localhost') : !isPublic(host)))
    throw new BadInput(where, 'must be an address on the public internet');
  return url;
}

export interface Letter {
  headers: Record<string, string>;
  body: string | Buffer;
}

/** Sends a POST request and returns the status of the answer; the body is not read. */
export function post(url: URL, { headers, body }: Letter, local: boolean): Promise<number> {
  const open = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((done, failed) => {
    const request = open(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        // Numeric addresses are not looked up: readAddress has checked them.
        ...(!local && { lookup: publicLookup() }),
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
