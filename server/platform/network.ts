import { isIPv4, isIPv6 } from 'node:net'

/** An address as a proxy may write it: in brackets, with a port, with the zone of an interface. */
const bare = (written: string): string => {
  const text = written.trim().toLowerCase()
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? []
  const [, withoutPort] = /^([\d.]+):\d+$/.exec(text) ?? []
  return (bracketed ?? withoutPort ?? text).replace(/%.*$/, '')
}

/** The eight groups of an IPv6 address. URL writes all its spellings in one way, an IPv4 tail in hexadecimal. */
const groupsOf = (address: string): number[] => {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const read = (groups: string) => (groups === '' ? [] : groups.split(':').map((group) => Number.parseInt(group, 16)))
  const first = read(head)
  const last = tail === undefined ? [] : read(tail)
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last]
}

const V4_MAPPED = '0:0:0:0:0:ffff'

/**
 * Whom a limit on an address counts: an IPv4 address, however a proxy or a socket writes it, and of IPv6 the /64
 * that one subscriber has (RFC 6177), since its 2^64 addresses cost nothing. What is no address counts as written.
 */
export const networkOf = (written: string): string => {
  const address = bare(written)
  if (isIPv4(address) || !isIPv6(address)) return address
  const groups = groupsOf(address)
  if (
    groups
      .slice(0, 6)
      .map((group) => group.toString(16))
      .join(':') === V4_MAPPED
  ) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.')
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}
