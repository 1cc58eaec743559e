import type { Plain } from './plain.ts'

/** A field that is other than before; undefined where it was, or is, not there. */
export type Change = Readonly<{ path: string; before: Plain | undefined; after: Plain | undefined }>

type Fields = Readonly<Record<string, Plain>>

const fieldsOf = (value: Plain | undefined): Fields | null =>
  typeof value === 'object' && value !== null ? (value as Fields) : null

/** Every object answers to `__proto__` and `constructor`: a field is one that it has itself. */
const fieldOf = (fields: Fields, key: string): Plain | undefined =>
  Object.hasOwn(fields, key) ? fields[key] : undefined

/** What has changed from one picture to the next, field by field. */
export const difference = (before: Plain | undefined, after: Plain | undefined, path = ''): readonly Change[] => {
  if (before === after) return []
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  if (!was || !is || Array.isArray(was) !== Array.isArray(is)) return [{ path: path || '(all)', before, after }]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((key) =>
    difference(fieldOf(was, key), fieldOf(is, key), path === '' ? key : `${path}.${key}`),
  )
}
