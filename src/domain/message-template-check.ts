import { LANGUAGES, type Language } from './language.ts'
import {
  blocksOfBody,
  TEMPLATE_LIMITS,
  TEMPLATE_PARTS,
  templateField,
  VARIABLE,
  type TemplateField,
  type TemplatePart,
  type TemplateText,
  type TemplateTexts,
} from './message-template.ts'
import { variablesOf, type TemplateKind, type TemplateVariable } from './message-variables.ts'

/** What can be wrong with a part. Those with variables name them; `most` is how many characters it may have. */
export const TEMPLATE_RULES = [
  'empty',
  'tooLong',
  'brace',
  'unknown',
  'missing',
  'secret',
  'notLink',
  'noLink',
] as const
export type TemplateRule = (typeof TEMPLATE_RULES)[number]

export type TemplateProblem = Readonly<{
  field: TemplateField
  language: Language
  part: TemplatePart
  rule: TemplateRule
  variables: readonly string[]
  most: number
}>

type Variables = ReadonlyMap<string, TemplateVariable>

const namedIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(VARIABLE)].map(([, name]) => name ?? '')),
]

/** A brace that is part of no variable: somebody began one, or wrote a name that none can have. */
const hasLooseBrace = (text: string): boolean => /[{}]/u.test(text.replaceAll(VARIABLE, ''))

const addressesIn = (body: string): readonly string[] =>
  blocksOfBody(body, () => false).flatMap((block) => (block.kind === 'link' ? [block.variable] : []))

/** A link in the middle of a sentence would be told as it is written. */
const hasLinkInSentence = (body: string): boolean =>
  blocksOfBody(body, () => false).some((block) => block.kind === 'text' && /\]\s*\(/u.test(block.text))

const rulesBroken = (
  { channel }: TemplateKind,
  part: TemplatePart,
  { [part]: text }: TemplateText,
  variables: Variables,
): readonly Pick<TemplateProblem, 'rule' | 'variables'>[] => {
  const named = namedIn(text)
  const isBody = part === 'body'
  const having = (rule: TemplateRule, names: readonly string[]) =>
    names.length > 0 ? [{ rule, variables: names }] : []
  const when = (rule: TemplateRule, isBroken: boolean) => (isBroken ? [{ rule, variables: [] }] : [])
  if (text.trim() === '') return [{ rule: 'empty', variables: [] }]
  return [
    ...when('tooLong', text.length > TEMPLATE_LIMITS[channel][part]),
    ...when('brace', hasLooseBrace(text)),
    ...having(
      'unknown',
      named.filter((name) => !variables.has(name)),
    ),
    ...having(
      'missing',
      isBody
        ? [...variables].filter(([name, { isRequired }]) => isRequired && !named.includes(name)).map(([name]) => name)
        : [],
    ),
    ...having('secret', isBody ? [] : named.filter((name) => variables.get(name)?.isSecret)),
    ...having(
      'notLink',
      isBody ? addressesIn(text).filter((name) => variables.has(name) && variables.get(name)?.kind !== 'link') : [],
    ),
    ...when('noLink', isBody && channel === 'mail' && hasLinkInSentence(text)),
  ]
}

/**
 * Everything that keeps a template from being put in force, field by field in the order in which they are shown. Pure:
 * the server refuses by it, and the browser says it before it asks.
 */
export const checkTemplate = (kind: TemplateKind, texts: TemplateTexts): readonly TemplateProblem[] => {
  const variables: Variables = variablesOf(kind) ?? new Map()
  return LANGUAGES.flatMap((language) =>
    TEMPLATE_PARTS[kind.channel].flatMap((part) =>
      rulesBroken(kind, part, texts[language], variables).map((broken): TemplateProblem =>
        Object.assign(broken, {
          field: templateField(language, part),
          language,
          part,
          most: TEMPLATE_LIMITS[kind.channel][part],
        }),
      ),
    ),
  )
}

/** What keeps even a draft from being kept: it is longer than there is room for. */
export const checkDraft = (kind: TemplateKind, texts: TemplateTexts): readonly TemplateProblem[] =>
  checkTemplate(kind, texts).filter(({ rule }) => rule === 'tooLong')

/** As one value of a field, for what keeps a word for each field. Read it with `readProblems`. */
export const problemsByField = (
  problems: readonly TemplateProblem[],
): Readonly<Partial<Record<TemplateField, string>>> =>
  Object.fromEntries(
    [...Map.groupBy(problems, ({ field }) => field)].map(([field, ofField]) => [
      field,
      ofField.map(({ rule, variables, most }) => [rule, most, ...variables].join(' ')).join(';'),
    ]),
  )

/** The rules that a field breaks, out of what `problemsByField` made. */
export const readProblems = (
  value: string,
): readonly Readonly<{ rule: TemplateRule; most: number; variables: readonly string[] }>[] =>
  value.split(';').map((one) => {
    const [rule = '', most = '0', ...variables] = one.split(' ')
    return { rule: rule as TemplateRule, most: Number(most), variables }
  })
