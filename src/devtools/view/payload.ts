// What is written into an event's form, and what it comes to.
import { FAULT_KINDS } from '../../domain/fault.ts'
import type { ChartFacts } from '../facts/chart-facts.ts'
import type { ChartShapes, EventShape, Field, Shape } from '../facts/shapes.ts'
import { sampleOf } from '../facts/shapes.ts'

export type Written = Readonly<Record<string, string>>
export type Payload = Readonly<{ fields: Readonly<Record<string, unknown>>; faults: Readonly<Record<string, string>> }>

const DONE = 'xstate.done.actor.'

const free: Field = { shape: { kind: 'other', text: 'unknown' }, isOptional: true }

/** Charts ask of an error what fault it is, and take a fault itself for one. */
const fault: Field = {
  shape: {
    kind: 'record',
    fields: {
      kind: { shape: { kind: 'choice', options: FAULT_KINDS }, isOptional: false },
      code: { shape: { kind: 'text' }, isOptional: true },
    },
  },
  isOptional: false,
}

/** XState tells the end of a child with what came of it, which is no event that somebody wrote. */
const ownField = (type: string, output: Shape | null): Readonly<Record<string, Field>> | null => {
  if (type.startsWith('xstate.done.')) return { output: output ? { shape: output, isOptional: false } : free }
  if (type.startsWith('xstate.error.')) return { error: fault }
  return type.startsWith('xstate.snapshot.') ? { snapshot: free } : null
}

/** What the child ends with that an event tells the end of; null where that is not known. */
export const outputOf = (type: string, { states }: ChartFacts, shapes: ChartShapes | null): Shape | null => {
  if (!type.startsWith(DONE)) return null
  const invoked = states.flatMap(({ invokes }) => invokes).find(({ id }) => id === type.slice(DONE.length))
  return (invoked && shapes?.outputs[invoked.src]) ?? null
}

/** The fields of an event's form: those of its type, or one for anything where the type is not known. */
export const fieldsOf = (
  type: string,
  shape: EventShape | null,
  output: Shape | null = null,
): Readonly<Record<string, Field>> => {
  const own = ownField(type, output)
  if (own) return own
  if (type.startsWith('xstate.')) return {}
  return shape?.fields ?? { '…': free }
}

/** A value as it stands in a field: texts, numbers and choices as they are, all else as JSON. */
const asText = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A payload that was really sent, or one made up from the type, as it stands in the form. */
export const writtenFrom = (
  fields: Readonly<Record<string, Field>>,
  sent: Readonly<Record<string, unknown>> | null,
): Written =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { shape, isOptional }]) => {
      if (name === '…') return [name, sent && Object.keys(sent).length > 0 ? JSON.stringify(sent) : '']
      const value = sent ? sent[name] : isOptional ? undefined : sampleOf(shape)
      return [name, asText(value)]
    }),
  )

type Read = Readonly<{ value: unknown } | { fault: string }>

const readJson = (text: string): Read => {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return { fault: 'This is no JSON.' }
  }
}

const readOne = (text: string, shape: Shape): Read => {
  switch (shape.kind) {
    case 'text':
      return { value: text }
    case 'number':
      return text.trim() === '' || Number.isNaN(Number(text))
        ? { fault: 'This is no number.' }
        : { value: Number(text) }
    case 'boolean':
      return { value: text === 'true' }
    case 'choice':
      return { value: shape.options.find((option) => String(option) === text) ?? null }
    case 'nullable':
      return text === '' ? { value: null } : readOne(text, shape.of)
    case 'none':
      return { value: undefined }
    case 'list':
    case 'record':
    case 'other':
    default:
      return text.trim() === '' ? { value: null } : readJson(text)
  }
}

/** The payload that is written, and what is wrong with it, field by field. */
export const payloadOf = (fields: Readonly<Record<string, Field>>, written: Written): Payload => {
  const entries = Object.entries(fields).map(([name, { shape, isOptional }]) => {
    const text = written[name] ?? ''
    const read: Read = isOptional && text === '' ? { value: undefined } : readOne(text, shape)
    return [name, read] as const
  })
  const faults = entries.flatMap(([name, read]) => ('fault' in read ? [[name, read.fault] as const] : []))
  const values = entries.flatMap(([name, read]) =>
    'value' in read && read.value !== undefined ? [[name, read.value] as const] : [],
  )
  const all = Object.fromEntries(values)
  const rest = all['…']
  if (rest === undefined) return { fields: all, faults: Object.fromEntries(faults) }
  return typeof rest === 'object' && rest !== null && !Array.isArray(rest)
    ? { fields: rest as Readonly<Record<string, unknown>>, faults: Object.fromEntries(faults) }
    : { fields: {}, faults: { '…': 'This is no object.' } }
}
