import type { FastifySchemaValidationError } from 'fastify'

import { isOwnRule } from '../../src/domain/field-rules.ts'
import type { ServerTexts } from '../i18n/en.ts'
import type { FieldRefusal } from '../platform/refusal.ts'

type Params = Readonly<Record<string, unknown>>

/** The rule that a schema's own check names, by `rule` of the domain. */
const ownRuleIn = ({ params }: Params): unknown =>
  typeof params === 'object' && params !== null && 'rule' in params ? params.rule : undefined

const numberIn = (params: Params, name: string): number => (typeof params[name] === 'number' ? params[name] : 0)

/** What stands at a path of what was sent. */
const valueAt = (sent: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    sent,
  )

const textOf = (keyword: string, params: Params, isAbsent: boolean, texts: ServerTexts['fields']): string => {
  const isText = params['origin'] === 'string'
  const isList = params['origin'] === 'array'
  const own = ownRuleIn(params)
  if (isOwnRule(own)) return texts[own]
  switch (keyword) {
    case 'invalid_type':
      return isAbsent ? texts.required : texts.type
    case 'too_small': {
      const minimum = numberIn(params, 'minimum')
      if (isText) return minimum <= 1 ? texts.required : texts.tooShort(minimum)
      if (isList) return texts.tooFew(minimum)
      return texts.tooSmall(params['inclusive'] === false ? minimum + 1 : minimum)
    }
    case 'too_big': {
      const maximum = numberIn(params, 'maximum')
      if (isText) return texts.tooLong(maximum)
      return isList ? texts.tooMany(maximum) : texts.tooBig(maximum)
    }
    case 'invalid_format':
      return params['format'] === 'email' ? texts.email : texts.format
    case 'invalid_value':
      return texts.choice
    default:
      return texts.invalid
  }
}

/** Who sends more wrong fields than a form has fields does not read them. */
const NAMED_AT_MOST = 50

const allIn = function* (
  issues: readonly FastifySchemaValidationError[],
  sent: unknown,
  texts: ServerTexts['fields'],
): Generator<FieldRefusal> {
  for (const { keyword, instancePath, params } of issues) {
    const path = instancePath.split('/').filter(Boolean)
    const field = path.join('.')
    if (keyword === 'unrecognized_keys') {
      const keys = Array.isArray(params['keys']) ? params['keys'] : []
      for (const key of keys) yield { field: field === '' ? `${key}` : `${field}.${key}`, message: texts.unknown }
    } else {
      yield { field, message: textOf(keyword, params, valueAt(sent, path) === undefined, texts) }
    }
  }
}

/**
 * What is wrong with each field, in words: the first thing of each. An unknown key is named itself. Of very many the
 * first are named, and the last line, which is of no field, counts the others.
 */
export const fieldRefusals = (
  issues: readonly FastifySchemaValidationError[],
  sent: unknown,
  texts: ServerTexts['fields'],
): FieldRefusal[] => {
  const first = new Map<string, string>()
  for (const { field, message } of allIn(issues, sent, texts)) if (!first.has(field)) first.set(field, message)
  const named = [...first].slice(0, NAMED_AT_MOST).map(([field, message]) => ({ field, message }))
  const others = first.size - named.length
  return others === 0 ? named : [...named, { field: '', message: texts.others(others) }]
}
