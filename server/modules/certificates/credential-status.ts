import { gzipSync } from 'node:zlib'

/** As many credentials stand in one list as the Bitstring Status List text asks for at the least, so that none stands out. */
export const STATUSES_IN_LIST = 131_072

/** Where a certificate stands: in which list, and at which of its places. */
export const statusPlace = (certificateId: number) => ({
  list: Math.floor(certificateId / STATUSES_IN_LIST),
  index: certificateId % STATUSES_IN_LIST,
})

/** The bits of a list in the form of Bitstring Status List 1.0: the first is the leftmost; gzip; base64url after a `u`. */
export const encodeStatuses = (withdrawn: readonly number[]): string => {
  const bits = Buffer.alloc(STATUSES_IN_LIST / 8)
  for (const index of withdrawn) bits.writeUInt8(bits.readUInt8(index >> 3) | (0x80 >> (index & 7)), index >> 3)
  return `u${gzipSync(bits).toString('base64url')}`
}
