import { assign, raise, sendTo, setup, stateIn } from 'xstate'

import type { CourseDraft, PublishedCourse, SavedCourse } from '../../domain/contract/course-draft.contract.ts'
import { applyChanges, type CourseChange, type CourseConflict } from '../../domain/course/course-change.ts'
import type { CourseDocument } from '../../domain/course/course-document.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import type { Language } from '../../domain/language.ts'
import { backoff } from '../backoff.ts'
import { known } from '../known.ts'
import { refusalGuards } from '../refusal.ts'
import { unprovided, unprovidedCompanion, unprovidedSource } from '../unprovided.ts'
import { rebase, settle, type Kept } from './draft-conflict.ts'
import { noteChange, undoneBy } from './pending-changes.ts'
import { partsOfSave } from './save-parts.ts'

export type CourseDraftInput = Readonly<{
  courseId: number
  /** The language in which texts are shown where there is room for one. */
  texts: Language
}>

type Asked = Pick<CourseDraftInput, 'courseId'>

export type CourseDraftEvent =
  | { type: 'draft.retried' }
  /** One thing of the document is another now. */
  | { type: 'change.made'; change: CourseChange }
  /** Raised where what waits, or is on its way, became less. */
  | { type: 'changes.settled' }
  | { type: 'language.chosen'; language: Language }
  /** What was taken out last is wanted after all, or not. */
  | { type: 'removal.undone' }
  | { type: 'removal.kept' }
  | { type: 'save.retried' }
  | { type: 'page.hidden' }
  | { type: 'network.returned' }
  /** Of something that somebody else changed too. */
  | { type: 'conflict.settled'; path: string; kept: Kept }
  | { type: 'publishing.asked' }
  | { type: 'publishing.confirmed' }
  | { type: 'publishing.left' }
  /** Somebody goes to another page. */
  | { type: 'leave.asked'; href: string }
  | { type: 'leave.confirmed' }
  | { type: 'leave.declined' }

/** What watches the ways out of the page is told. */
export type WayOutCommand = { type: 'held' } | { type: 'freed' } | { type: 'gone'; href: string }

/** Nobody changes its document: a change makes another. */
export type HeldDraft = Omit<CourseDraft, 'document'> & Readonly<{ document: CourseDocument }>

/** What is kept on this device until the server has it. */
export type DraftedChanges = Readonly<{ changes?: readonly CourseChange[] }>

export type CourseDraftContext = CourseDraftInput &
  Readonly<{
    /** As the server told it last. */
    read: HeldDraft | null
    /** As it is on the screen: what was read, and what was changed since. */
    document: CourseDocument | null
    /** Changed, and not sent yet. */
    pending: readonly CourseChange[]
    /** On its way. */
    sent: readonly CourseChange[]
    conflicts: readonly CourseConflict[]
    /** Puts back what was taken out last. */
    putBack: CourseChange | null
    published: PublishedCourse | null
    /** Saves in a row that did not work. */
    failures: number
    /** Where somebody goes. */
    href: string | null
    fault: Fault | null
    /** Why it was not published. */
    publishFault: Fault | null
  }>

type Unsaved = Pick<CourseDraftContext, 'pending' | 'sent'>

const unsavedOf = ({ sent, pending }: Unsaved): readonly CourseChange[] => [...sent, ...pending]

/** Names the changes that wait on this device. */
const formOf = ({ courseId }: Asked): string => `course-${courseId}`

export const recallOf = (context: Asked) => ({ form: formOf(context) })

/** What is on its way has perhaps not arrived: it is kept until it has. */
export const keptOf = (context: CourseDraftContext): { form: string; draft: DraftedChanges } => {
  const changes = unsavedOf(context)
  return { form: formOf(context), draft: changes.length === 0 ? {} : { changes } }
}

/** What the draft of a course is made of; its states are in the files beside. */
export const courseDraftSetup = setup({
  types: {} as {
    input: CourseDraftInput
    context: CourseDraftContext
    events: CourseDraftEvent
    children: { wayOut: 'wayOut' }
  },
  actors: {
    readDraft: unprovided<CourseDraft, Asked>('readDraft'),
    recallChanges: unprovided<DraftedChanges | null, { form: string }>('recallChanges'),
    keepChanges: unprovided<void, { form: string; draft: DraftedChanges }>('keepChanges'),
    saveDraft: unprovided<SavedCourse, { courseId: number; revision: number; changes: readonly CourseChange[] }>(
      'saveDraft',
    ),
    publish: unprovided<PublishedCourse, { courseId: number; revision: number }>('publish'),
    wayOut: unprovidedCompanion<WayOutCommand>('wayOut'),
    page: unprovidedSource('page'),
  },
  actions: {
    /** Provided where an answer may have come with the page. */
    recall: assign({}),
    takeDraft: assign((_, { draft }: { draft: CourseDraft }) => ({
      read: draft,
      document: draft.document,
      fault: null,
    })),
    /** What was changed here, in this page or in one before it, over what was read just now. */
    takeUnder: assign(({ context }, { draft, changes }: { draft: HeldDraft; changes: readonly CourseChange[] }) => ({
      read: draft,
      ...rebase(draft.document, [...changes, ...unsavedOf(context)]),
      sent: [],
      fault: null,
    })),
    change: assign(({ context }, { change }: { change: CourseChange }) => ({
      document: applyChanges(known(context.document, 'a document'), [change]).document,
      pending: noteChange(context.pending, change),
      putBack: undoneBy(known(context.document, 'a document'), change) ?? context.putBack,
    })),
    undoRemoval: raise(({ context }) => ({
      type: 'change.made' as const,
      change: known(context.putBack, 'something taken out'),
    })),
    forgetRemoval: assign({ putBack: null }),
    showTexts: assign((_, { language }: { language: Language }) => ({ texts: language })),
    leaveWithChanges: assign(({ context }) => {
      const { now, next } = partsOfSave(context.pending)
      return { sent: now, pending: next }
    }),
    /** What was changed while it was on its way stays on the screen. */
    takeSaved: assign(({ context }, { saved }: { saved: SavedCourse }) => {
      const read = known(context.read, 'a draft')
      const document = saved.document ?? applyChanges(read.document, context.sent).document
      return {
        read: { ...read, ...saved, document },
        ...rebase(document, context.pending),
        sent: [],
        failures: 0,
        fault: null,
      }
    }),
    takeBack: assign(({ context }) => ({
      pending: context.pending.reduce(noteChange, context.sent),
      sent: [],
      failures: context.failures + 1,
    })),
    settleConflict: assign(({ context }, settled: { path: string; kept: Kept }) =>
      settle(known(context.read, 'a draft').document, context, settled),
    ),
    tellSettled: raise({ type: 'changes.settled' }),
    takePublished: assign((_, { published }: { published: PublishedCourse }) => ({ published, publishFault: null })),
    holdWayOut: sendTo('wayOut', { type: 'held' }),
    freeWayOut: sendTo('wayOut', { type: 'freed' }),
    keepHref: assign((_, { href }: { href: string }) => ({ href })),
    goOut: sendTo('wayOut', ({ context }) => ({ type: 'gone', href: known(context.href, 'a way out') })),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
    keepPublishFault: assign((_, { cause }: { cause: unknown }) => ({ publishFault: toFault(cause) })),
  },
  guards: {
    ...refusalGuards,
    isHeld: ({ context }) => context.read !== null,
    isMissing: (_, { cause }: { cause: unknown }) => toFault(cause).kind === 'notFound',
    /** Somebody else changed it since it was read. */
    isBehind: (_, { cause }: { cause: unknown }) => toFault(cause).code === 'COURSE_CONFLICT',
    hasRemoved: ({ context }) => context.putBack !== null,
    hasPending: ({ context }) => context.pending.length > 0,
    hasConflicts: ({ context }) => context.conflicts.length > 0,
    isAgreed: ({ context }) => context.conflicts.length === 0,
    isSaved: stateIn({ ready: { editing: 'saved' } }),
    isNotSaved: stateIn({ ready: { editing: 'unsaved' } }),
    isInConflict: stateIn({ ready: { editing: 'conflict' } }),
    /** There is something that is not published yet: what is amiss with it is said when it is asked for. */
    hasNews: ({ context: { read, pending, sent } }) =>
      read !== null && (['draft', 'changed', 'withdrawn'].includes(read.state) || pending.length + sent.length > 0),
    /** By what the server said last. */
    canPublish: ({ context }) => context.read?.nextEvents.includes('course.published') === true,
  },
  delays: {
    saveDelay: 800,
    retryDelay: ({ context }) => backoff(context.failures),
  },
})
