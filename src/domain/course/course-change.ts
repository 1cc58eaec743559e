import * as z from 'zod/mini'

import { LANGUAGES } from '../language.ts'
import {
  choice,
  courseKey,
  detailFields,
  detailTexts,
  lesson,
  lessonFields,
  lessonTexts,
  LESSON_TRACKS,
  question,
  questionFields,
  questionTexts,
  quizFields,
  taughtLine,
  type CourseDocument,
  type Kept,
} from './course-document.ts'
import { COURSE_LIMITS } from './course-limits.ts'

const namesOf = <Fields extends object>(fields: Fields) => Object.keys(fields) as (keyof Fields & string)[]

/** What is set by itself, of each part of a document: texts in one language after the other. */
export const COURSE_FIELDS = {
  detailTexts: namesOf(detailTexts),
  details: namesOf(detailFields),
  lessonTexts: namesOf(lessonTexts),
  lesson: namesOf(lessonFields),
  quiz: namesOf(quizFields),
  questionTexts: namesOf(questionTexts),
  question: namesOf(questionFields),
} as const

const language = z.enum(LANGUAGES)
const ofLesson = [z.literal('lessons'), courseKey] as const
const ofQuestion = [...ofLesson, z.literal('questions'), courseKey] as const
const ofChoice = [...ofQuestion, z.literal('choices'), courseKey] as const

/** Where a field is that is set by itself: a text in one language, or what has no parts. */
const fieldPlace = z.union([
  z.tuple([z.literal('details'), z.enum(COURSE_FIELDS.detailTexts), language]),
  z.tuple([z.literal('details'), z.enum(COURSE_FIELDS.details)]),
  z.tuple([z.literal('teaches'), courseKey, z.literal('text'), language]),
  z.tuple([...ofLesson, z.enum(COURSE_FIELDS.lessonTexts), language]),
  z.tuple([...ofLesson, z.enum(COURSE_FIELDS.lesson)]),
  z.tuple([...ofLesson, z.enum(LESSON_TRACKS), language]),
  z.tuple([...ofLesson, z.literal('quiz'), z.enum(COURSE_FIELDS.quiz)]),
  z.tuple([...ofQuestion, z.enum(COURSE_FIELDS.questionTexts), language]),
  z.tuple([...ofQuestion, z.enum(COURSE_FIELDS.question)]),
  z.tuple([...ofChoice, z.literal('text'), language]),
  z.tuple([...ofChoice, z.literal('isCorrect')]),
])

const lists = {
  teaches: z.tuple([z.literal('teaches')]),
  lessons: z.tuple([z.literal('lessons')]),
  questions: z.tuple([...ofLesson, z.literal('questions')]),
  choices: z.tuple([...ofQuestion, z.literal('choices')]),
}

/** Where a list is, whose items have keys. */
const listPlace = z.union([lists.teaches, lists.lessons, lists.questions, lists.choices])

const order = z.array(courseKey).check(
  z.maxLength(COURSE_LIMITS.questions),
  z.refine((all) => new Set(all).size === all.length),
)

const adds = <Place extends z.ZodMiniType, Item extends z.ZodMiniType>(to: Place, item: Item) =>
  z.strictObject({ kind: z.literal('add'), to, item, after: z.nullable(courseKey) })

/**
 * What somebody changed, with what they saw before. Values of a `set` are judged with the document that comes of it;
 * what is added stands behind another by its key, and first where that is null.
 */
export const courseChange = z.union([
  z.strictObject({ kind: z.literal('set'), at: fieldPlace, was: z.unknown(), to: z.unknown() }),
  adds(lists.teaches, taughtLine),
  adds(lists.lessons, lesson),
  adds(lists.questions, question),
  adds(lists.choices, choice),
  z.strictObject({ kind: z.literal('remove'), from: listPlace, key: courseKey, was: z.unknown() }),
  z
    .strictObject({ kind: z.literal('order'), of: listPlace, was: order, to: order })
    .check(z.refine(({ was, to }) => was.length === to.length && was.every((key) => to.includes(key)))),
])

/** In one save. */
export const COURSE_CHANGES_MAX = 2000

export type FieldPlace = Kept<z.infer<typeof fieldPlace>>
export type ListPlace = Kept<z.infer<typeof listPlace>>
export type CourseChange = Kept<z.infer<typeof courseChange>>

/** A change that cannot be made: there is something else by now, or nothing at all. */
export type CourseConflict =
  | Readonly<{ kind: 'differs'; change: CourseChange; theirs: unknown }>
  | Readonly<{ kind: 'gone'; change: CourseChange }>

type Place = FieldPlace | ListPlace | readonly string[]
type Item = Readonly<{ key: string }>
type Items = readonly Item[]

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether two values say the same, in whatever order their keys were written. */
export const isSameValue = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, at) => isSameValue(value, other[at]))
  }
  if (!isObject(one) || !isObject(other)) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSameValue(one[name], other[name]))
  )
}

const childOf = (node: unknown, step: string): unknown => {
  if (Array.isArray(node)) return (node as Items).find(({ key }) => key === step)
  return isObject(node) && Object.hasOwn(node, step) ? node[step] : undefined
}

/** What is there; undefined where there is no such place any more. */
export const valueAt = (document: CourseDocument, place: Place): unknown =>
  (place as readonly string[]).reduce<unknown>(childOf, document)

const replaced = (node: unknown, [step, ...rest]: readonly string[], value: unknown): unknown => {
  if (step === undefined) return value
  if (Array.isArray(node)) {
    return (node as Items).map((item) => (item.key === step ? replaced(item, rest, value) : item))
  }
  return isObject(node) ? { ...node, [step]: replaced(node[step], rest, value) } : node
}

const withValue = (document: CourseDocument, place: Place, value: unknown): CourseDocument =>
  replaced(document, place as readonly string[], value) as CourseDocument

const keysOf = (items: Items): readonly string[] => items.map(({ key }) => key)

const inOrder = (items: Items, wanted: readonly string[]): Items =>
  wanted.flatMap((key) => items.find((item) => item.key === key) ?? [])

/** Behind that, or last where it is gone. */
const placedIn = (items: Items, item: Item, after: string | null): Items => {
  const at = after === null ? 0 : items.findIndex(({ key }) => key === after) + 1
  return after !== null && at === 0 ? [...items, item] : items.toSpliced(at, 0, item)
}

const placeOf = (change: CourseChange): FieldPlace | ListPlace => {
  if (change.kind === 'set') return change.at
  if (change.kind === 'add') return change.to
  return change.kind === 'remove' ? change.from : change.of
}

const gone = (change: CourseChange): CourseConflict => ({ kind: 'gone', change })
const differs = (change: CourseChange, theirs: unknown): CourseConflict => ({ kind: 'differs', change, theirs })

type Step = Readonly<{ value: unknown }> | Readonly<{ conflict: CourseConflict }> | null

const stepOfList = (items: Items, change: Exclude<CourseChange, { kind: 'set' }>): Step => {
  if (change.kind === 'order') {
    const held = keysOf(items)
    if (isSameValue(held, change.to)) return null
    return isSameValue(held, change.was) ? { value: inOrder(items, change.to) } : { conflict: differs(change, held) }
  }
  const key = change.kind === 'add' ? change.item.key : change.key
  const held = items.find((item) => item.key === key)
  if (change.kind === 'add') {
    if (held === undefined) return { value: placedIn(items, change.item, change.after) }
    return isSameValue(held, change.item) ? null : { conflict: differs(change, held) }
  }
  if (held === undefined) return null
  return isSameValue(held, change.was)
    ? { value: items.filter((item) => item.key !== key) }
    : { conflict: differs(change, held) }
}

/** What a change makes of what is at its place: nothing where it is so already. */
const stepOf = (held: unknown, change: CourseChange): Step => {
  if (held === undefined) return { conflict: gone(change) }
  if (change.kind !== 'set') return stepOfList(held as Items, change)
  if (isSameValue(held, change.to)) return null
  return isSameValue(held, change.was) ? { value: change.to } : { conflict: differs(change, held) }
}

/**
 * A document with changes, one after the other, and those that could not be made. Judged by value: of two who changed
 * different things nobody hears anything, of two who did the same neither. Pure, and the same on both sides.
 */
export const applyChanges = (
  document: CourseDocument,
  changes: readonly CourseChange[],
): Readonly<{ document: CourseDocument; conflicts: readonly CourseConflict[] }> => {
  let now = document
  const conflicts: CourseConflict[] = []
  for (const change of changes) {
    const step = stepOf(valueAt(now, placeOf(change)), change)
    if (step === null) continue
    if ('conflict' in step) conflicts.push(step.conflict)
    else now = withValue(now, placeOf(change), step.value)
  }
  return { document: now, conflicts }
}
