import type { AnyActorRef } from 'xstate'

import type { FlightData } from '../domain/contract/flight.contract.ts'
import { FaultError } from '../domain/fault.ts'
import { isChoice, isFieldName } from './choices.ts'
import { isActor } from './plain.ts'

type Data = FlightData

/** Texts that are told apart, before the first of them are forgotten. */
const TOLD_APART = 5000
const DEPTH = 14

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/
const MARK = /^‹(?:text|id) ?\d*›$/
const NUMBER = /^-?\d+$/

/** Numbers of somebody or something; where somebody is; what is typed in digits. */
const TELLS_WHOM = /^ids?$|Ids?$|^onClass$|^(lat|lng|lon|latitude|longitude|accuracy)$|phone|pin$|code$|zip/i
/** Kinds of things, which are the same numbers everywhere. */
const IS_VOCABULARY = /(status|role|type|kind)Ids?$/i

/** Our server's own name for a fault, which charts decide by. */
const CODE = /^[A-Z]+(?:_[A-Z]+)*$/
const isCodeOf = (fault: object, key: string, item: unknown): item is string =>
  key === 'code' &&
  typeof item === 'string' &&
  CODE.test(item) &&
  'kind' in fault &&
  isChoice('kind', String(fault.kind))

const ERRORS = new Set(['Error', 'TypeError', 'RangeError', 'SyntaxError', 'AbortError', 'ReferenceError'])

/** Stands for a text that was never in the recording. */
export const SOME_TEXT = '‹text›'

export const isMark = (text: unknown): text is string => typeof text === 'string' && MARK.test(text)

/** How what tells of somebody is replaced: always the same by the same, within one recording. */
export type Pseudonyms = Readonly<{ text: (text: string) => string; id: (id: number) => number }>

export const createPseudonyms = (): Pseudonyms => {
  const texts = new Map<string, number>()
  const ids = new Map<number, number>()
  let count = 0
  return {
    text: (text) => {
      const before = texts.get(text)
      if (before !== undefined) return `‹text ${before}›`
      count += 1
      texts.set(text, count)
      if (texts.size > TOLD_APART) texts.delete(texts.keys().next().value ?? '')
      return `‹text ${count}›`
    },
    id: (id) => {
      const before = ids.get(id)
      if (before !== undefined) return before
      ids.set(id, ids.size + 1)
      return ids.size
    },
  }
}

/** Of a re-run, whose texts are marks already. */
export const noPseudonyms: Pseudonyms = { text: (text) => (isMark(text) ? text : SOME_TEXT), id: (id) => id }

export type RedactOptions = Readonly<{ pseudonyms: Pseudonyms; addressOf: (ref: AnyActorRef) => string }>

/**
 * Makes anything plain data that says nothing of anybody: what it may say is on a list, and all else is replaced. What
 * is no data is an object with one field whose name begins with a dollar.
 */
export const createRedactor = ({ pseudonyms, addressOf }: RedactOptions) => {
  /** Charts change no object that they hold: what two of their states share is made plain once. */
  const known = new WeakMap<object, Readonly<{ field: string; data: Data }>>()

  const textOf = (text: string, field: string): string =>
    text === '' || isChoice(field, text) || MOMENT.test(text) ? text : pseudonyms.text(text)

  const numberOf = (number: number, field: string): Data => {
    if (!Number.isFinite(number)) return { $number: String(number) }
    return TELLS_WHOM.test(field) && !IS_VOCABULARY.test(field) ? pseudonyms.id(number) : number
  }

  const keyOf = (key: string): string => {
    if (isFieldName(key)) return key
    return NUMBER.test(key) ? String(pseudonyms.id(Number(key))) : pseudonyms.text(key)
  }

  const fieldsOf = (value: object, field: string, depth: number): { [key: string]: Data } =>
    Object.fromEntries<Data>(
      Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => [
          keyOf(key),
          isCodeOf(value, key, item) ? item : of(item, isFieldName(key) ? key : field, depth + 1),
        ]),
    )

  const ofError = (error: Error, depth: number): Data =>
    error instanceof FaultError
      ? { $fault: fieldsOf(error.fault, '', depth) }
      : { $error: ERRORS.has(error.name) ? error.name : 'Error' }

  const ofObject = (value: object, field: string, depth: number): Data => {
    if (isActor(value)) return { $actor: addressOf(value) }
    if (depth > DEPTH) return { $other: 'deeper' }
    if (Array.isArray(value)) return value.map((item) => of(item, field, depth + 1))
    if (value instanceof Error) return ofError(value, depth)
    if (value instanceof Date) return { $date: value.getTime() }
    if (value instanceof Set) return { $set: [...value].map((item) => of(item, field, depth + 1)) }
    if (value instanceof Map) {
      return {
        $map: [...value].map(([key, item]) => [
          typeof key === 'number' ? pseudonyms.id(key) : of(key, field, depth + 1),
          of(item, field, depth + 1),
        ]),
      }
    }
    const prototype: unknown = Object.getPrototypeOf(value)
    return prototype === Object.prototype || prototype === null ? fieldsOf(value, field, depth) : { $other: 'object' }
  }

  const of = (value: unknown, field: string, depth: number): Data => {
    switch (typeof value) {
      case 'string':
        return textOf(value, field)
      case 'boolean':
        return value
      case 'number':
        return numberOf(value, field)
      case 'object': {
        if (value === null) return null
        const before = known.get(value)
        if (before?.field === field) return before.data
        const data = ofObject(value, field, depth)
        // One that was cut short for its depth may be asked for again from nearer by.
        if (depth === 0 || !(typeof data === 'object' && data !== null && '$other' in data))
          known.set(value, { field, data })
        return data
      }
      case 'undefined':
        return null
      case 'function':
        return { $other: 'function' }
      case 'bigint':
      case 'symbol':
      default:
        return { $other: 'object' }
    }
  }

  return {
    data: (value: unknown): Data => of(value, '', 0),
    text: pseudonyms.text,
    id: pseudonyms.id,
  }
}

export type Redactor = ReturnType<typeof createRedactor>
