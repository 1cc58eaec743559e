import { ownOf } from '../../domain/keys.ts'
import type { Plain } from './plain.ts'

/** A field that is other than before; undefined where it was, or is, not there. */
export type Change = Readonly<{ path: string; before: Plain | undefined; after: Plain | undefined }>

type Fields = Readonly<Record<string, Plain>>

const fieldsOf = (value: Plain | undefined): Fields | null =>
  typeof value === 'object' && value !== null ? (value as Fields) : null

/** What has changed from one picture to the next, field by field. */
export const difference = (before: Plain | undefined, after: Plain | undefined, path = ''): readonly Change[] => {
  if (before === after) return []
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  if (!was || !is || Array.isArray(was) !== Array.isArray(is)) return [{ path: path || '(all)', before, after }]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((key) =>
    difference(ownOf(was, key), ownOf(is, key), path === '' ? key : `${path}.${key}`),
  )
}
