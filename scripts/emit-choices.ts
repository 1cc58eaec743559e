// Writes what texts a flight recording may say as they are: those that a field is declared to be one of, in the events,
// inputs and data of the charts, and the names of their fields. Takes some seconds; scripts/generate.ts runs it when a
// chart or the domain has changed.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

import ts from 'typescript'

const OUT = 'src/flight/generated/choices.json'
const DEPTH = 14

const program = (files: readonly string[]) => {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => readFileSync(file, 'utf8')) as { config: object }
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd())
  return ts.createProgram([...files], { ...options, incremental: false })
}

const files = globSync('src/machines/**/*.ts').toSorted()
const made = program(files)
const checker = made.getTypeChecker()

const choices = new Map<string, Set<string>>()
/** Fields that are any text somewhere: nothing is passed in their name. */
const open = new Set<string>()
/** But for these, without which no form can be followed: they pass as the choice that they are elsewhere, and no more. */
const NEEDED = new Set(['discipline', 'drafted', 'field', 'filter', 'kind', 'list', 'nextEvents', 'outcome', 'touched'])
const names = new Set<string>()
const seen = new Set<string>()

const isOurs = (type: ts.Type): boolean =>
  type.getProperties().every(({ declarations }) => {
    const file = declarations?.[0]?.getSourceFile().fileName ?? ''
    return !file.includes('node_modules') || file.includes('node_modules/zod')
  })

/** What a field may be: `field` is the name of the nearest field around it. */
const read = (type: ts.Type, field: string, depth: number): void => {
  if (type.isUnionOrIntersection()) {
    for (const part of type.types) read(part, field, depth)
    return
  }
  if (type.isStringLiteral()) {
    choices.set(field, (choices.get(field) ?? new Set()).add(type.value))
    return
  }
  if (type.flags & ts.TypeFlags.StringLike) open.add(field)
  if (type.flags & ts.TypeFlags.TypeParameter) open.add(field)
  if (depth > DEPTH || !(type.flags & ts.TypeFlags.Object) || type.getCallSignatures().length > 0) return
  const key = `${field} ${String((type as unknown as { id: number }).id)}`
  if (seen.has(key)) return
  seen.add(key)
  const args = checker.getTypeArguments(type as ts.TypeReference)
  const name = type.symbol?.name
  if (checker.isArrayType(type) || checker.isTupleType(type) || /^(Readonly)?(Set|Map|Array)$/.test(name ?? '')) {
    for (const item of args) read(item, field, depth + 1)
    return
  }
  for (const { keyType, type: item } of checker.getIndexInfosOfType(type)) {
    if (keyType.flags & ts.TypeFlags.StringLike) read(item, field, depth + 1)
  }
  if (!isOurs(type)) return
  for (const property of type.getProperties()) {
    names.add(property.name)
    read(checker.getTypeOfSymbol(property), property.name, depth + 1)
  }
}

/** Of XState's type of a machine: its data, its events, its input and its output, and those whom it asks. */
const PARTS = [0, 1, 9, 10]
const ACTORS = 3

/** What an actor is asked and what it answers stands in the type of its logic. */
const readActors = (actors: ts.Type): void => {
  for (const actor of actors.isUnion() ? actors.types : [actors]) {
    const logic = actor.getProperty('logic')
    const type = logic && checker.getTypeOfSymbol(logic)
    if (!type || type.symbol?.name === 'StateMachine') continue
    for (const said of type.aliasTypeArguments ?? checker.getTypeArguments(type as ts.TypeReference)) read(said, '', 0)
  }
}

for (const file of files) {
  const source = made.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  for (const exported of module ? checker.getExportsOfModule(module) : []) {
    const type = checker.getTypeOfSymbol(exported)
    const machine = exported.name.startsWith('create') ? (type.getCallSignatures()[0]?.getReturnType() ?? type) : type
    if (machine.symbol?.name !== 'StateMachine') continue
    const args = checker.getTypeArguments(machine as ts.TypeReference)
    for (const part of PARTS) if (args[part]) read(args[part], '', 0)
    if (args[ACTORS]) readActors(args[ACTORS])
  }
}

const sorted = (texts: Iterable<string>) => [...texts].toSorted()
mkdirSync('src/flight/generated', { recursive: true })
writeFileSync(
  OUT,
  `${JSON.stringify({
    names: sorted(names),
    choices: Object.fromEntries(
      [...choices]
        .filter(([field]) => field !== '' && field !== 'type' && (NEEDED.has(field) || !open.has(field)))
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([field, texts]) => [field, sorted(texts)]),
    ),
  })}\n`,
)
