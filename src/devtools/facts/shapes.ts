// What may be in an event or an input, as its type says: made by scripts/emit-shapes.ts.

export type Shape =
  | Readonly<{ kind: 'text' | 'number' | 'boolean' | 'none' }>
  | Readonly<{ kind: 'choice'; options: readonly (string | number | boolean | null)[] }>
  | Readonly<{ kind: 'list' | 'nullable'; of: Shape }>
  | Readonly<{ kind: 'record'; fields: Readonly<Record<string, Field>> }>
  /** What is no plain data, or too deep: its type as it is written. */
  | Readonly<{ kind: 'other'; text: string }>

export type Field = Readonly<{ shape: Shape; isOptional: boolean }>

export type EventShape = Readonly<{
  fields: Readonly<Record<string, Field>>
  /** The comment at the event, and where it is written. */
  note: string
  at: string
}>

export type ChartShapes = Readonly<{
  events: Readonly<Record<string, EventShape>>
  /** What its actors end with, by what they are made by. */
  outputs: Readonly<Record<string, Shape>>
  input: Shape
}>

/** By the name of a chart as it was found. */
export type Shapes = Readonly<Record<string, ChartShapes>>

/** Something of this shape, to begin with: blank texts, noughts, first choices, empty lists. */
export const sampleOf = (shape: Shape): unknown => {
  switch (shape.kind) {
    case 'text':
      return ''
    case 'number':
      return 0
    case 'boolean':
      return false
    case 'choice':
      return shape.options[0]
    case 'list':
      return []
    case 'record':
      return Object.fromEntries(
        Object.entries(shape.fields)
          .filter(([, { isOptional }]) => !isOptional)
          .map(([key, field]) => [key, sampleOf(field.shape)]),
      )
    case 'nullable':
    case 'other':
      return null
    case 'none':
    default:
      return undefined
  }
}

/** Made by a command and not in version control: before it ran, payloads are written as JSON. */
export const loadShapes = async (): Promise<Shapes> => {
  const files = import.meta.glob<{ default: Shapes }>('../generated/shapes.json')
  const [load] = Object.values(files)
  return load ? (await load()).default : {}
}
