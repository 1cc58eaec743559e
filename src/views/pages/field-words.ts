import type { FieldRule } from '../../domain/field-rules.ts'
import type { Formats } from '../../i18n/formats.ts'
import type { Words } from '../../i18n/words.tsx'

const LESS_THAN = 'less-than-'

const isLessThan = (rule: FieldRule): rule is `less-than-${number}` => rule.startsWith(LESS_THAN)

/**
 * What to say about a field, of which the longest text has `max` characters. The page has to speak `fieldRules`.
 */
export const fieldWords = (words: Words, formats: Formats, rule: FieldRule, max: number): string => {
  const { fieldRules } = words
  if (isLessThan(rule)) return fieldRules.lessThan({ minimum: rule.slice(LESS_THAN.length) })
  return rule === 'tooLong' ? fieldRules.tooLong({ max: formats.number(max) }) : fieldRules[rule]()
}
