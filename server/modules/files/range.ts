export type ByteRange = Readonly<{ start: number; end: number }>

/**
 * The one range that a Range header asks of a file of `size` bytes. `whole` for none, for several and for what is
 * not in bytes, as RFC 9110 lets a server do; `unsatisfiable` when it begins beyond the end.
 */
export const readRange = (header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' => {
  const match = header === undefined ? null : /^bytes=(\d*)-(\d*)$/.exec(header.trim())
  if (!match) return 'whole'
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return 'whole'
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return 'whole'
  return start >= size ? 'unsatisfiable' : { start, end }
}

/** Whether a list of entity tags, as in If-None-Match, names this one. */
export const namesTag = (header: string | undefined, tag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag))

/** If-Range lets a range through only while the file is still the one that the client began to read. */
export const isSameFile = (ifRange: string | undefined, tag: string, modified: Date): boolean => {
  if (ifRange === undefined) return true
  if (ifRange.startsWith('"')) return ifRange === tag
  const since = Date.parse(ifRange)
  return Number.isFinite(since) && Math.floor(modified.getTime() / 1000) === Math.floor(since / 1000)
}
