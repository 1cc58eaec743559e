import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { networkOf } from '../../../server/platform/network.ts'

const groups = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 })
const port = fc.integer({ min: 1, max: 65_535 })
const inHex = (numbers: readonly number[]) => numbers.map((group) => group.toString(16))
/** The same address with its longest run of zeros left out, as sockets write it. */
const shortened = (numbers: readonly number[]) => new URL(`http://[${inHex(numbers).join(':')}]`).hostname.slice(1, -1)

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::203.0.113.7', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('%s is %s', (written, network) => {
    expect(networkOf(written)).toBe(network)
  })

  it('of IPv4 is the address, however it is written', () => {
    fc.assert(
      fc.property(fc.ipV4(), port, (address, at) => {
        const written = [address, `${address}:${at}`, `::ffff:${address}`, `[::ffff:${address}]:${at}`]
        expect(written.map(networkOf)).toEqual([address, address, address, address])
      }),
    )
  })

  it('of IPv6 is one for all of a /64, and another for another', () => {
    fc.assert(
      fc.property(groups, groups, port, ([first = 0, ...rest], last, at) => {
        // The first group is no zero, so that neither is an IPv4 address in disguise.
        const address = [first || 1, ...rest]
        const neighbour = [...address.slice(0, 4), ...last.slice(4)]
        const stranger = [...address.slice(0, 3), (address[3] ?? 0) ^ 1, ...address.slice(4)]
        const network = networkOf(inHex(address).join(':'))
        const written = [shortened(address), `[${shortened(address)}]:${at}`, shortened(neighbour)]
        expect(written.map(networkOf)).toEqual([network, network, network])
        expect(networkOf(shortened(stranger))).not.toBe(network)
      }),
    )
  })

  it('throws for no text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(networkOf(text)).toEqual(expect.any(String))
      }),
    )
  })
})

it('is what every limit on an address counts: none has an address in its words', () => {
  const folder = join(import.meta.dirname, '../../../server')
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const wrong = sources.filter((file) =>
    /(?:take|giveBack|forget)\(\s*`[^`]*\$\{(?:\w+\.)*(?:address|ip)\}/.test(readFileSync(join(folder, file), 'utf8')),
  )
  expect([sources.length > 100, wrong]).toEqual([true, []])
})
