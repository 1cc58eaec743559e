// Writes what may be in the events and the input of each chart, from their types, for the forms of the visualizer. Takes
// some seconds, and is done anew only when a chart or the domain has changed.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'

import ts from 'typescript'

import type { ChartShapes, EventShape, Field, Shape } from '../src/devtools/facts/shapes.ts'
import { changedSince, note } from './changed.ts'

const FILES = ['scripts/emit-shapes.ts', 'src/machines/**/*.ts', 'src/domain/**/*.ts', 'src/devtools/generated/*.json']
const OUT = 'src/devtools/generated/shapes.json'
const DEPTH = 4

/** Where XState's type of a machine has its events, its actors and its input. */
const [EVENTS, ACTORS, INPUT] = [1, 3, 9]

type Literal = string | number | boolean | null

const program = (files: readonly string[]) => {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => readFileSync(file, 'utf8')) as { config: object }
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd())
  return ts.createProgram([...files], { ...options, incremental: false })
}

const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type])

const reader = (checker: ts.TypeChecker) => {
  const literalOf = (type: ts.Type): Literal | undefined => {
    if (type.isStringLiteral() || type.isNumberLiteral()) return type.value
    if (type.flags & ts.TypeFlags.BooleanLiteral) return checker.typeToString(type) === 'true'
    return type.flags & ts.TypeFlags.Null ? null : undefined
  }
  const isNothing = (type: ts.Type) => (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) !== 0

  const plainShape = (type: ts.Type, depth: number): Shape => {
    if (type.flags & ts.TypeFlags.StringLike) return { kind: 'text' }
    if (type.flags & ts.TypeFlags.NumberLike) return { kind: 'number' }
    const other: Shape = { kind: 'other', text: checker.typeToString(type) }
    // An input that nobody declared.
    if (other.text === 'NonReducibleUnknown') return { kind: 'none' }
    if (depth > DEPTH || !(type.flags & ts.TypeFlags.Object) || type.getCallSignatures().length > 0) return other
    if (checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(type as ts.TypeReference)
      return item ? { kind: 'list', of: shapeOf(item, depth + 1) } : other
    }
    // An actor, a file or a date is no data that can be written into a form.
    const isOurs = type.getProperties().every(({ declarations }) => {
      const file = declarations?.[0]?.getSourceFile().fileName ?? ''
      return !file.includes('node_modules') || file.includes('node_modules/zod')
    })
    return isOurs ? { kind: 'record', fields: fieldsOf(type, depth + 1) } : other
  }

  const shapeOf = (type: ts.Type, depth: number): Shape => {
    const parts = partsOf(type).filter((part) => !isNothing(part))
    const [first] = parts
    if (!first) return { kind: 'none' }
    const literals = parts.map(literalOf)
    if (literals.length === 2 && literals.includes(true) && literals.includes(false)) return { kind: 'boolean' }
    if (literals.every((literal) => literal !== undefined)) return { kind: 'choice', options: literals }
    const rest = parts.filter((part) => literalOf(part) !== null)
    const [only] = rest
    if (rest.length < parts.length && only && rest.length === 1) return { kind: 'nullable', of: shapeOf(only, depth) }
    return parts.length === 1 ? plainShape(first, depth) : { kind: 'other', text: checker.typeToString(type) }
  }

  const fieldsOf = (type: ts.Type, depth: number): Readonly<Record<string, Field>> =>
    Object.fromEntries(
      type.getProperties().map((property) => {
        const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0
        return [property.name, { shape: shapeOf(checker.getTypeOfSymbol(property), depth), isOptional }]
      }),
    )

  const eventOf = (type: ts.Type): readonly (readonly [string, EventShape])[] => {
    const property = type.getProperty('type')
    const names = property ? partsOf(checker.getTypeOfSymbol(property)).map(literalOf) : []
    const { type: _, ...fields } = fieldsOf(type, 0)
    const written = property?.declarations?.[0]
    const file = written?.getSourceFile()
    const line = file && written ? file.getLineAndCharacterOfPosition(written.getStart()).line + 1 : 0
    const at = file ? `${relative(process.cwd(), file.fileName)}:${line}` : ''
    // The comment stands above the member of the union, which begins with a bar.
    const comments = file && written ? (ts.getLeadingCommentRanges(file.text, written.parent.getFullStart()) ?? []) : []
    const said = comments.map(({ pos, end }) => file?.text.slice(pos, end) ?? '').join(' ')
    const note = said
      .replaceAll(/\/\*\*?|\*\/|^\s*\*\s?|\/\/ ?/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
    return names.flatMap((name) => (typeof name === 'string' ? [[name, { fields, note, at }] as const] : []))
  }

  const fieldOf = (type: ts.Type, name: string): ts.Type | undefined => {
    const property = type.getProperty(name)
    return property && checker.getTypeOfSymbol(property)
  }

  /** What an actor ends with: the output of the snapshot that it begins with, of whatever logic it is. */
  const outputOf = (actor: ts.Type): readonly (readonly [string, Shape])[] => {
    const [src, logic] = [fieldOf(actor, 'src'), fieldOf(actor, 'logic')]
    const [begins] = (logic && fieldOf(logic, 'getInitialSnapshot')?.getCallSignatures()) ?? []
    const outputs = partsOf(begins?.getReturnType() ?? actor).flatMap((snapshot) => {
      const output = fieldOf(snapshot, 'output')
      return output && !isNothing(output) ? [shapeOf(output, 0)] : []
    })
    const [output] = outputs
    return src?.isStringLiteral() && output && output.kind !== 'none' ? [[src.value, output]] : []
  }

  return (machine: ts.Type): ChartShapes | null => {
    const args = checker.getTypeArguments(machine as ts.TypeReference)
    const [events, actors, input] = [args[EVENTS], args[ACTORS], args[INPUT]]
    if (machine.symbol?.name !== 'StateMachine' || !events || !actors || !input) return null
    return {
      events: Object.fromEntries(partsOf(events).flatMap(eventOf)),
      outputs: Object.fromEntries(partsOf(actors).flatMap(outputOf)),
      input: shapeOf(input, 0),
    }
  }
}

const emit = () => {
  const files = globSync('src/machines/**/*.ts').toSorted()
  const made = program(files)
  const checker = made.getTypeChecker()
  const read = reader(checker)
  const charts = files.flatMap((file) => {
    const source = made.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    return (module ? checker.getExportsOfModule(module) : []).flatMap((exported) => {
      const type = checker.getTypeOfSymbol(exported)
      const shapes = read(
        exported.name.startsWith('create') ? (type.getCallSignatures()[0]?.getReturnType() ?? type) : type,
      )
      const name = `${file.replace('src/machines/', '').replace(/\.ts$/, '')} ${exported.name}`
      return shapes ? [[name, shapes] as const] : []
    })
  })
  mkdirSync('src/devtools/generated', { recursive: true })
  writeFileSync(OUT, `${JSON.stringify(Object.fromEntries(charts), null, 1)}\n`)
}

const { changed, isAnyGone } = changedSince('shapes', FILES)
if (changed.length > 0 || isAnyGone) {
  emit()
  note('shapes', FILES)
}
