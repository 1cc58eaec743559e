import { useSelector } from '@xstate/react'

import { valueAt, type CourseChange, type FieldPlace, type ListPlace } from '../../../domain/course/course-change.ts'
import type { CourseDocument } from '../../../domain/course/course-document.ts'
import { publishProblems, type PublishProblem } from '../../../domain/course/publish-checks.ts'
import type { Language } from '../../../domain/language.ts'
import type { CourseDraftActor } from '../../../machines/course-draft/course-draft.machine.ts'
import type { CourseEditorProps, EditorPlace } from './course-editor.props.ts'

type Add = Extract<CourseChange, { kind: 'add' }>
type Item = Readonly<{ key: string }>

/** The draft that is edited, and the ways to change it. */
export type Editor = Pick<CourseEditorProps, 'addressOf' | 'newKey' | 'onGo' | 'machines' | 'uploads'> &
  Readonly<{
    actor: CourseDraftActor
    document: CourseDocument
    place: EditorPlace
    /** The language of texts where there is room for one. */
    texts: Language
    /** What keeps it from being published, as it is on the screen. */
    problems: readonly PublishProblem[]
    textAt: (at: readonly string[]) => string
    set: (at: FieldPlace, to: unknown) => void
    /** At the end. */
    add: (to: ListPlace, item: Item) => void
    remove: (from: ListPlace, key: string) => void
    /** Those of them that are there. */
    removeAll: (from: ListPlace, keys: readonly string[]) => void
    /** So many places further down in its list; up where that is negative. */
    move: (of: ListPlace, key: string, by: number) => void
  }>

const keysAt = (document: CourseDocument, list: ListPlace): readonly string[] =>
  (valueAt(document, list) as readonly Item[]).map(({ key }) => key)

const moved = (keys: readonly string[], key: string, by: number): readonly string[] => {
  const at = keys.indexOf(key)
  return at + by < 0 || at + by >= keys.length ? keys : keys.toSpliced(at, 1).toSpliced(at + by, 0, key)
}

export const useEditor = (
  actor: CourseDraftActor,
  { place, machines, uploads, newKey, addressOf, onGo }: CourseEditorProps,
): Editor | null => {
  const document = useSelector(actor, ({ context }) => context.document)
  const read = useSelector(actor, ({ context }) => context.read)
  const texts = useSelector(actor, ({ context }) => context.texts)
  if (document === null || read === null) return null
  /** As it stands when something is done, which may be after this was drawn. */
  const now = (): CourseDocument => actor.getSnapshot().context.document ?? document
  const make = (change: CourseChange) => actor.send({ type: 'change.made', change })
  const remove = (from: ListPlace, key: string) =>
    make({ kind: 'remove', from: [...from] as ListPlace, key, was: valueAt(now(), [...from, key]) })
  return {
    actor,
    document,
    place,
    texts,
    machines,
    uploads,
    newKey,
    addressOf,
    onGo,
    problems: publishProblems(document, read.facts),
    textAt: (at) => {
      const text = valueAt(document, at)
      return typeof text === 'string' ? text : ''
    },
    set: (at, to) => make({ kind: 'set', at: [...at] as FieldPlace, was: valueAt(now(), at), to }),
    // Which item belongs into which list, who adds one says: a union of tuples cannot be followed from here.
    add: (to, item) =>
      make({ kind: 'add', to: [...to], item, after: keysAt(now(), to).at(-1) ?? null } as unknown as Add),
    remove,
    removeAll: (from, keys) => {
      const held = keysAt(now(), from)
      for (const key of keys.filter((one) => held.includes(one)).toReversed()) remove(from, key)
    },
    move: (of, key, by) => {
      const was = keysAt(now(), of)
      make({ kind: 'order', of: [...of] as ListPlace, was: [...was], to: [...moved(was, key, by)] })
    },
  }
}
