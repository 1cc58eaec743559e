/**
 * Writes what merely repeats the contract: of each call of the gateway its field and the types below it, the scalars
 * for what GraphQL cannot say with their TypeScript types, and an operation that asks for all of it.
 */
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

import type { core } from 'zod'

import { signedUrl } from '../src/domain/contract/common.contract.ts'
import type { Call } from '../src/gateway/calls/call.ts'
import { calls } from '../src/gateway/calls/calls.ts'
import { fieldsOf, variableOf } from '../src/gateway/calls/resolve-call.ts'

type Shape = core.$ZodType

/** A type of the schema without its `!`, and what of it is selected. */
type Made = Readonly<{ type: string; isNullable: boolean; selection: string }>

const GENERATED = new URL('../src/gateway/generated/', import.meta.url)
const HAND_WRITTEN = 'src/gateway/operations/*.graphql'
const SOURCES = [
  'src/domain/contract/*.contract.ts',
  'src/domain/contract/*.list.ts',
  'src/domain/credential.ts',
  'src/gateway/section-7.ts',
]

/** As the generated types see it. */
const CALLS = "import('../../calls/calls.ts')"

const pascal = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

const defOf = (shape: Shape) => (shape as core.$ZodTypes)._zod.def

/** What a shape is called: as the contract exports it. */
const exported = new Map<unknown, string>()
for (const file of SOURCES.flatMap((source) => globSync(source)).toSorted()) {
  const module: Record<string, unknown> = await import(new URL(`../${file}`, import.meta.url).href)
  for (const [name, value] of Object.entries(module)) if (!exported.has(value)) exported.set(value, pascal(name))
}

const taken = new Map<string, unknown>()
/** The name of what a key stands for. Two things of one name would be one type. */
const claim = (name: string, key: unknown): string => {
  if (taken.has(name) && taken.get(name) !== key) throw new Error(`Two shapes would be called ${name}: export one.`)
  taken.set(name, key)
  return name
}

const scalars = new Map<string, string>([
  ['SignedUrl', 'string'],
  ['ListAsked', "import('../../../domain/list.ts').ListAsked"],
])
const byValues = new Map<string, string>()
const scalar = (name: string, key: unknown, typescript: string): string => {
  if (!taken.has(name)) scalars.set(name, typescript)
  return claim(name, key)
}

/** Of the same values there is one scalar, whatever field was first. */
const scalarOfValues = (name: string, values: readonly unknown[]): string => {
  const union = values.map((value) => JSON.stringify(value)).join(' | ')
  const known = byValues.get(union) ?? scalar(name, union, union)
  byValues.set(union, known)
  return known
}

/** What GraphQL has of itself. */
const PLAIN = { string: 'String', boolean: 'Boolean', number: 'Float' } as const

const isPlain = (type: string): type is keyof typeof PLAIN => Object.hasOwn(PLAIN, type)

const plainOf = (shape: Shape, type: keyof typeof PLAIN): string => (isWhole(shape) ? 'Int' : PLAIN[type])

const isWhole = ({ _zod: { def } }: Shape): boolean => {
  const formats = [def, ...(def.checks ?? []).map((check) => check._zod.def)].map((one) => Reflect.get(one, 'format'))
  return formats.includes('safeint')
}

const objects = new Map<string, readonly string[]>()
const selections = new Map<unknown, Made>()

const objectOf = (shape: core.$ZodObject, name: string, typescript: string): Made => {
  const known = selections.get(shape)
  if (known) return known
  const type = claim(name, shape)
  const fields = Object.entries(shape._zod.def.shape).map(([field, of]) => {
    const made = answered(of, `${type}${pascal(field)}`, `${typescript}['${field}']`)
    return { field: `  ${field}: ${made.type}${made.isNullable ? '' : '!'}`, selected: `${field}${made.selection}` }
  })
  objects.set(
    type,
    fields.map(({ field }) => field),
  )
  const made = { type, isNullable: false, selection: ` { ${fields.map(({ selected }) => selected).join(' ')} }` }
  selections.set(shape, made)
  return made
}

/** What an answer is. Beyond GraphQL are records, tuples, and what is made of what was read. */
const answered = (shape: Shape, name: string, typescript: string): Made => {
  const def = defOf(shape)
  const plain = (type: string): Made => ({ type, isNullable: false, selection: '' })
  const called = exported.get(shape) ?? name
  if (def.type === 'nullable') {
    return { ...answered(def.innerType, name, `NonNullable<${typescript}>`), isNullable: true }
  }
  if (def.type === 'catch') return answered(def.innerType, called, typescript)
  if (def.type === 'array') {
    const { type, isNullable, selection } = answered(def.element, name, `${typescript}[number]`)
    return { type: `[${type}${isNullable ? '' : '!'}]`, isNullable: false, selection }
  }
  if (def.type === 'object') return objectOf(shape as core.$ZodObject, called, typescript)
  if (shape === signedUrl) return plain('SignedUrl')
  if (isPlain(def.type)) return plain(plainOf(shape, def.type))
  if (def.type === 'enum') return plain(scalarOfValues(called, Object.values(def.entries)))
  if (def.type === 'literal') return plain(scalarOfValues(called, def.values))
  if (def.type === 'optional') {
    throw new Error(`${typescript} may be absent: to GraphQL that is null, so let it be null.`)
  }
  return plain(scalar(called, shape, typescript))
}

type Variable = Readonly<{ name: string; type: string }>

/** What is asked for: what is no plain value goes as it is. */
const variable = (call: string, name: string, shape: Shape, mayLack: boolean): Variable => {
  const typescript = `NonNullable<${CALLS}.Asked<'${call}'>['${name}']>`
  const inner = (of: Shape, isNullable: boolean): Variable => {
    const def = defOf(of)
    const plain = (type: string) => ({ name, type: `${type}${isNullable ? '' : '!'}` })
    if (def.type === 'nullable' || def.type === 'optional' || def.type === 'default') return inner(def.innerType, true)
    if (def.type === 'pipe') return inner(def.in, isNullable)
    if (isPlain(def.type)) return plain(plainOf(of, def.type))
    const called = exported.get(of) ?? `${pascal(call)}${pascal(name)}`
    return plain(
      def.type === 'enum' ? scalarOfValues(called, Object.values(def.entries)) : scalar(called, of, typescript),
    )
  }
  return inner(shape, mayLack)
}

/** What is asked for in one piece: a body as the contract has it, or what it is made of. */
const whole = (call: string, as: string, body: Shape, sends: unknown): Variable => {
  const name = (sends ? undefined : exported.get(body)) ?? `${pascal(call)}${pascal(as)}`
  return { name: as, type: `${scalar(name, sends ?? body, `${CALLS}.Asked<'${call}'>['${as}']`)}!` }
}

const variablesOf = (name: string, call: Call): readonly Variable[] => {
  const path = [...call.path.matchAll(/\{(\w+)(:text)?\}/g)].map(([, param = '', text]) => ({
    name: param,
    type: text ? 'String!' : 'Int!',
  }))
  const { lacks = [], headers = {} } = call.kind === 'Mutation' ? call : {}
  const each = (fields: Readonly<Record<string, Shape>>) =>
    Object.entries(fields).map(([field, of]) => variable(name, field, of, lacks.includes(field)))
  const body = () => {
    if (!call.body) return []
    return call.as ? [whole(name, call.as, call.body, call.sends)] : each(fieldsOf(call.body))
  }
  return [
    ...path,
    ...(call.kind === 'Query' && call.list ? [{ name: 'asked', type: 'ListAsked!' }] : []),
    ...each(call.query?.shape ?? {}),
    ...body(),
    ...Object.entries(headers).map(([header, of]) => variable(name, variableOf(header), of, true)),
  ]
}

/** What a call's field gives, of the shape that its answer is read by. */
const resultOf = (name: string, call: Call): Made => {
  const { told, answer, pick } = call
  const shape = typeof told === 'function' ? told({} as never) : (told ?? answer)
  if (!shape) return { type: 'Boolean', isNullable: false, selection: '' }
  const typescript = `${CALLS}.Answer<'${name}'>`
  const picked = pick === undefined ? shape : (shape as unknown as core.$ZodObject)._zod.def.shape[pick]
  if (!picked) throw new Error(`${name} has no ${pick}`)
  const made = answered(picked, pick === undefined ? pascal(name) : `${pascal(name)}${pascal(pick)}`, typescript)
  return { ...made, isNullable: made.isNullable || (call.kind === 'Query' && call.none === null) }
}

const wanted = new Set(
  globSync(HAND_WRITTEN).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\.\.\.(\w+)Fields\b/g)].map(([, name = '']) => name),
  ),
)

const fields: Record<Call['kind'], string[]> = { Query: [], Mutation: [] }
const operations = Object.entries(calls as Readonly<Record<string, Call>>).map(([name, call]) => {
  const variables = variablesOf(name, call)
  const { type, isNullable, selection } = resultOf(name, call)
  const told = (of: (variable: Variable) => string) =>
    variables.length === 0 ? '' : `(${variables.map(of).join(', ')})`
  fields[call.kind].push(`  ${name}${told((one) => `${one.name}: ${one.type}`)}: ${type}${isNullable ? '' : '!'}`)
  return `${call.kind.toLowerCase()} ${pascal(name)}${told((one) => `$${one.name}: ${one.type}`)} {
  ${name}${told((one) => `${one.name}: $${one.name}`)}${selection}
}`
})
const fragments = [...selections.values()]
  .filter(({ type }) => wanted.has(type))
  .map(({ type, selection }) => `fragment ${type}Fields on ${type}${selection}`)

const schema = [
  ...[...scalars.keys()].map((name) => `scalar ${name}`),
  ...Object.entries({ ...fields, ...Object.fromEntries(objects) }).map(
    ([name, lines]) => `type ${name} {\n${lines.join('\n')}\n}`,
  ),
]
const table = [...scalars].map(([name, typescript]) => `  ${name}: ${JSON.stringify(typescript)},`)
const NOTE = 'Generated from calls/*.calls.ts by scripts/emit-wire.ts.'

const write = (file: string, text: string) => writeFileSync(new URL(file, GENERATED), text)
mkdirSync(GENERATED, { recursive: true })
// What an earlier version generated would be compiled with the rest.
const MADE = new Set(['schema.graphql', 'operations.graphql', 'scalars.ts', 'schema.ts', 'documents'])
for (const file of readdirSync(GENERATED)) if (!MADE.has(file)) rmSync(new URL(file, GENERATED))
write('schema.graphql', `# ${NOTE}\n${schema.join('\n\n')}\n`)
write('operations.graphql', `# ${NOTE}\n${[...fragments, ...operations].join('\n\n')}\n`)
write('scalars.ts', `// ${NOTE}\nexport const scalars = {\n${table.join('\n')}\n}\n`)
