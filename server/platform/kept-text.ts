/** A text that is read as it was written: NUL is kept by no database of ours, and half a character by none. */
export const isKeptText = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

const IN_JSON = /\\u(?:0000|d[89a-f])/i

/**
 * The field of the first text that could not be kept, of what was read from this JSON. A deep body is no deep call:
 * what is within is looked at one after the other. UTF-8 itself cannot say such a text: JSON says it by an escape.
 */
export const unkeptFieldIn = (json: string, body: unknown): string | undefined => {
  if (!IN_JSON.test(json)) return undefined
  const waiting: [field: string, value: unknown][] = [['', body]]
  for (const [field, value] of waiting) {
    if (typeof value === 'string' && !isKeptText(value)) return field
    if (typeof value !== 'object' || value === null) continue
    for (const [key, part] of Object.entries(value)) {
      const name = field === '' ? key : `${field}.${key}`
      if (!isKeptText(key)) return name
      waiting.push([name, part])
    }
  }
  return undefined
}
