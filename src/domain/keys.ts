/**
 * The keys of a type, or those of them that are marked, in the order in which they are written. It is asked about every
 * key, so that one that is new does not compile before it was decided on: a list would be short, and its types green.
 */
export const keysOf = <Key extends string>(all: Readonly<Record<Key, boolean>>): readonly Key[] =>
  (Object.keys(all) as Key[]).filter((key) => all[key])

/** All keys of a type, as a tuple in their order: one that is left out is named where this does not compile. */
export const allOf =
  <Key extends string>() =>
  <const Keys extends readonly Key[]>(
    keys: Keys & ([Exclude<Key, Keys[number]>] extends [never] ? unknown : never),
  ): Keys =>
    keys

/** Those keys of a type that are marked, and a type of them alone. It is asked about every key. */
export const someOf =
  <Key extends string>() =>
  <const Marks extends Readonly<Record<Key, boolean>>>(marks: Marks) =>
    keysOf(marks) as readonly { [Name in Key]: Marks[Name] extends true ? Name : never }[Key][]

/** A value for each of some keys, in their order. */
export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Readonly<Record<Key, Value>> =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Readonly<Record<Key, Value>>

/** Of a thing what some keys name. */
export const pick = <Whole, Key extends keyof Whole & string>(whole: Whole, keys: readonly Key[]): Pick<Whole, Key> =>
  recordOf(keys, (key) => whole[key]) as Pick<Whole, Key>

/** What something has itself under a key: every object answers to `__proto__` and `constructor`, too. */
export const ownOf = <Value>(fields: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(fields, key) ? fields[key] : undefined

type Fields = Readonly<{ fields: readonly string[] }>

/** Steps among which every field has its place: one that has none is named where this does not compile. */
export const stepsOf =
  <Field extends string>() =>
  <const Steps extends readonly (Fields & Readonly<{ fields: readonly Field[] }>)[]>(
    steps: Steps & ([Exclude<Field, Steps[number]['fields'][number]>] extends [never] ? unknown : never),
  ): Steps =>
    steps
