/**
 * The keys of a type, or those of them that are marked, in the order in which they are written. It is asked about every
 * key, so that one that is new does not compile before it was decided on: a list would be short, and its types green.
 */
export const keysOf = <Key extends string>(all: Readonly<Record<Key, boolean>>): readonly Key[] =>
  (Object.keys(all) as Key[]).filter((key) => all[key])

type Fields = Readonly<{ fields: readonly string[] }>

/** Steps among which every field has its place: one that has none is named where this does not compile. */
export const stepsOf =
  <Field extends string>() =>
  <const Steps extends readonly (Fields & Readonly<{ fields: readonly Field[] }>)[]>(
    steps: Steps & ([Exclude<Field, Steps[number]['fields'][number]>] extends [never] ? unknown : never),
  ): Steps =>
    steps
