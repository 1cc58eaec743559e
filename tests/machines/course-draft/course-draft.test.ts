import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'

import type { CourseDraft, PublishedCourse, SavedCourse } from '../../../src/domain/contract/course-draft.contract.ts'
import type { CourseChange } from '../../../src/domain/course/course-change.ts'
import { FaultError } from '../../../src/domain/fault.ts'
import { courseDraftMachine } from '../../../src/machines/course-draft/course-draft.machine.ts'
import type { DraftedChanges, WayOutCommand } from '../../../src/machines/course-draft/course-draft.setup.ts'
import { CLEARANCE, DOCUMENT, DRAFT, SCENE } from '../../../src/views/pages/course-editor/story-course.ts'
import { complaintsOf, fault, handPromise, handSource } from '../support/actors.ts'
import { after, done, expectEveryPath, failed } from '../support/paths.ts'

const INPUT = { courseId: 12, texts: 'en' } as const
const TITLE = 'details.title.en'
const was = DOCUMENT.details.title.en

/** As it comes from the server. */
const draft: CourseDraft = {
  ...(DRAFT as CourseDraft),
  nextEvents: ['course.changed', 'course.published'],
  problems: [],
}

const titled = (to: string, from = was): CourseChange => ({
  kind: 'set',
  at: ['details', 'title', 'en'],
  was: from,
  to,
})
const draftWith = (title: string, revision: number) => ({
  ...draft,
  revision,
  document: {
    ...draft.document,
    details: { ...draft.document.details, title: { ...draft.document.details.title, en: title } },
  },
})

const behind = new FaultError({ kind: 'conflict', code: 'COURSE_CONFLICT' })

const start = async (kept: DraftedChanges | null = null, first: CourseDraft = draft) => {
  const read = handPromise<CourseDraft, { courseId: number }>()
  const save = handPromise<SavedCourse, { courseId: number; revision: number; changes: readonly CourseChange[] }>()
  const publish = handPromise<PublishedCourse, { courseId: number; revision: number }>()
  const page = handSource()
  const journal: DraftedChanges[] = []
  const gone: string[] = []
  const actor = createActor(
    courseDraftMachine.provide({
      actors: {
        readDraft: read.logic,
        saveDraft: save.logic,
        publish: publish.logic,
        recallChanges: fromPromise(async () => kept),
        keepChanges: fromPromise(async ({ input }) => void journal.push(input.draft)),
        wayOut: fromCallback<WayOutCommand, undefined>(({ receive }) =>
          receive((command) => command.type === 'gone' && gone.push(command.href)),
        ),
        page: page.logic,
      },
      delays: { saveDelay: 0, retryDelay: 60_000 },
    }),
    { input: INPUT },
  ).start()
  read.calls[0]?.resolve(first)
  await waitFor(actor, (at) => at.matches('ready'))
  const at = (editing: 'saved' | 'saving' | 'waiting' | 'comparing' | 'unsaved' | 'conflict') =>
    waitFor(actor, (now) => now.matches({ ready: { editing } }))
  const type = (to: string, from = was) => actor.send({ type: 'change.made', change: titled(to, from) })
  const title = () => actor.getSnapshot().context.document?.details.title.en
  return { actor, read, save, publish, page, journal, gone, at, type, title }
}

describe('the draft of a course', () => {
  test('is saved a moment after it was changed, with what it was before the first key', async () => {
    const { at, type, save, title, journal, actor } = await start()
    await at('saved')
    type('Work zones ')
    type('Work zones 1', 'Work zones ')
    await at('saving')
    expect(save.calls.map(({ input }) => input)).toEqual([
      { courseId: 12, revision: 4, changes: [titled('Work zones 1')] },
    ])
    save.calls[0]?.resolve(draftWith('Work zones 1', 5))
    await at('saved')
    expect([title(), actor.getSnapshot().context.read?.revision]).toEqual(['Work zones 1', 5])
    await waitFor(actor, (now) => now.matches({ ready: { keeping: 'still' } }))
    expect(journal).toEqual([{ changes: [titled('Work zones ')] }, { changes: [titled('Work zones 1')] }, {}])
  })

  test('keeps what is typed while it is on its way, and sends it next', async () => {
    const { at, type, save, title } = await start()
    type('One')
    await at('saving')
    type('Two', 'One')
    expect(title()).toBe('Two')
    save.calls[0]?.resolve(draftWith('One', 5))
    await expect.poll(() => save.calls.length).toBe(2)
    expect([title(), save.calls[1]?.input]).toEqual([
      'Two',
      { courseId: 12, revision: 5, changes: [titled('Two', 'One')] },
    ])
  })

  test('of which more was changed than one save has room for is saved in several', async () => {
    const { at, save, actor } = await start()
    const long = (mark: string) => mark.repeat(3900)
    const changes = Array.from({ length: 20 }, (_, line): CourseChange => ({
      kind: 'add',
      to: ['teaches'],
      item: { key: `long${line}`, text: { en: long('a'), tr: '', ar: '' } },
      after: null,
    }))
    for (const change of changes) actor.send({ type: 'change.made', change })
    await at('saving')
    save.calls[0]?.resolve({ ...draft, revision: 5, document: null })
    await expect.poll(() => save.calls.length).toBe(2)
    save.calls[1]?.resolve({ ...draft, revision: 6, document: null })
    await at('saved')
    expect(save.calls.flatMap(({ input }) => input.changes)).toEqual(changes)
    expect(actor.getSnapshot().context.document?.teaches).toHaveLength(20 + draft.document.teaches.length)
  })

  test('that was typed and taken back is not sent', async () => {
    const { at, type, save } = await start()
    type('One')
    type(was, 'One')
    await at('saved')
    expect(save.calls).toEqual([])
  })

  test('keeps the typing where nothing can be saved, and goes on with it when the network is back', async () => {
    const { at, type, save, title, page, actor } = await start()
    type('One')
    await at('saving')
    save.calls[0]?.reject(fault('offline'))
    await at('unsaved')
    expect([title(), actor.getSnapshot().context.fault?.kind]).toEqual(['One', 'offline'])
    page.tell({ type: 'network.returned' })
    await at('saving')
    expect(save.calls[1]?.input.changes).toEqual([titled('One')])
    save.calls[1]?.resolve(draftWith('One', 5))
    await at('saved')
    expect(actor.getSnapshot().context.fault).toBeNull()
  })

  test('goes on with what an earlier page could not save', async () => {
    const { at, save, title } = await start({ changes: [titled('One')] })
    await at('saving')
    expect([title(), save.calls[0]?.input.changes]).toEqual(['One', [titled('One')]])
  })

  test('tells both where somebody else changed the same, and keeps the one that is chosen', async () => {
    const { at, type, save, title, read, actor } = await start()
    type('Mine')
    await at('saving')
    save.calls[0]?.reject(behind)
    await at('comparing')
    read.calls[1]?.resolve(draftWith('Theirs', 9))
    await at('conflict')
    expect([actor.getSnapshot().context.conflicts, title()]).toEqual([
      [{ kind: 'differs', change: titled('Mine'), theirs: 'Theirs' }],
      'Mine',
    ])
    actor.send({ type: 'conflict.settled', path: TITLE, kept: 'yours' })
    await at('saving')
    expect(save.calls[1]?.input).toEqual({ courseId: 12, revision: 9, changes: [titled('Mine', 'Theirs')] })
  })

  test('takes theirs where that is chosen, and has nothing more to save', async () => {
    const { at, type, save, title, read, actor } = await start()
    type('Mine')
    await at('saving')
    save.calls[0]?.reject(behind)
    await at('comparing')
    read.calls[1]?.resolve(draftWith('Theirs', 9))
    await at('conflict')
    actor.send({ type: 'conflict.settled', path: TITLE, kept: 'theirs' })
    await at('saved')
    expect([title(), save.calls.length]).toEqual(['Theirs', 1])
  })

  test('is saved before it is published, and looked through', async () => {
    const { at, type, save, read, publish, actor } = await start()
    type('One')
    actor.send({ type: 'publishing.asked' })
    await at('saving')
    save.calls[0]?.resolve(draftWith('One', 5))
    await waitFor(actor, (now) => now.matches({ ready: { publishing: { checking: 'reading' } } }))
    read.calls[1]?.resolve(draftWith('One', 5))
    await waitFor(actor, (now) => now.matches({ ready: { publishing: 'asked' } }))
    actor.send({ type: 'publishing.confirmed' })
    expect(publish.calls[0]?.input).toEqual({ courseId: 12, revision: 5 })
    publish.calls[0]?.resolve({ version: 4, kept: 43 })
    await waitFor(actor, (now) => now.matches({ ready: { publishing: { published: 'renewing' } } }))
    read.calls[2]?.resolve({ ...draftWith('One', 6), state: 'published', version: 4 })
    await waitFor(actor, (now) => now.matches({ ready: { publishing: { published: 'told' } } }))
    const { published, read: standing } = actor.getSnapshot().context
    expect([published, standing?.version, standing?.state]).toEqual([{ version: 4, kept: 43 }, 4, 'published'])
  })

  test('whose publishing was closed at once is known as published all the same', async () => {
    const { read, publish, actor } = await start()
    actor.send({ type: 'publishing.asked' })
    await waitFor(actor, (now) => now.matches({ ready: { publishing: { checking: 'reading' } } }))
    read.calls[1]?.resolve(draft)
    await waitFor(actor, (now) => now.matches({ ready: { publishing: 'asked' } }))
    actor.send({ type: 'publishing.confirmed' })
    publish.calls[0]?.resolve({ version: 4, kept: 43 })
    await waitFor(actor, (now) => now.matches({ ready: { publishing: 'published' } }))
    actor.send({ type: 'publishing.left' })
    await waitFor(actor, (now) => now.matches({ ready: { publishing: { still: 'renewing' } } }))
    read.calls.at(-1)?.resolve({ ...draft, state: 'published', version: 4 })
    await waitFor(actor, (now) => now.matches({ ready: { publishing: { still: 'quiet' } } }))
    expect(actor.getSnapshot().context.read?.state).toBe('published')
  })

  test('has what was taken out put back where it was', async () => {
    const { actor, save, at } = await start()
    const [first] = DOCUMENT.lessons
    actor.send({ type: 'change.made', change: { kind: 'remove', from: ['lessons'], key: SCENE, was: first } })
    expect(actor.getSnapshot().context.document?.lessons.map(({ key }) => key)).toEqual([CLEARANCE])
    actor.send({ type: 'removal.undone' })
    expect(actor.getSnapshot().context.document?.lessons.map(({ key }) => key)).toEqual([SCENE, CLEARANCE])
    expect(actor.getSnapshot().can({ type: 'removal.undone' })).toBe(false)
    await at('saving')
    expect(save.calls[0]?.input.changes.map(({ kind }) => kind)).toEqual(['remove', 'add'])
  })

  test('that is published as it stands is not offered to be published again', async () => {
    const { actor, type } = await start(null, { ...draft, state: 'published' })
    expect(actor.getSnapshot().can({ type: 'publishing.asked' })).toBe(false)
    type('One')
    expect(actor.getSnapshot().can({ type: 'publishing.asked' })).toBe(true)
  })

  test('with problems is not published', async () => {
    const { read, actor } = await start()
    actor.send({ type: 'publishing.asked' })
    await waitFor(actor, (now) => now.matches({ ready: { publishing: { checking: 'reading' } } }))
    read.calls[1]?.resolve({
      ...draft,
      nextEvents: ['course.changed'],
      problems: [
        {
          kind: 'textMissing',
          tab: 'details',
          field: 'title',
          lesson: null,
          question: null,
          choice: null,
          line: null,
          language: 'ar',
        },
      ],
    })
    await waitFor(actor, (now) => now.matches({ ready: { publishing: 'asked' } }))
    expect(actor.getSnapshot().can({ type: 'publishing.confirmed' })).toBe(false)
  })

  test('is left at once where it is saved, after its last save otherwise, and asks where that does not work', async () => {
    const { at, type, save, actor, gone } = await start()
    await at('saved')
    actor.send({ type: 'leave.asked', href: '/home' })
    expect(gone).toEqual(['/home'])
    type('One')
    actor.send({ type: 'leave.asked', href: '/profile' })
    await at('saving')
    save.calls[0]?.reject(fault('offline'))
    await waitFor(actor, (now) => now.matches({ ready: { leaving: 'asked' } }))
    actor.send({ type: 'leave.declined' })
    expect(gone).toEqual(['/home'])
    actor.send({ type: 'leave.asked', href: '/profile' })
    await at('saving')
    save.calls[1]?.resolve(draftWith('One', 5))
    await at('saved')
    expect(gone).toEqual(['/home', '/profile'])
  })
})

test('missing actors say their names', async () => {
  const said = await complaintsOf(courseDraftMachine, { input: INPUT, until: (at) => at.matches('failed') })
  expect(said).toEqual(['No actor was provided for "page".', 'No actor was provided for "readDraft".'])
})

test('every state and transition is reached, and nothing is edited that was not read', () => {
  const { snapshots } = expectEveryPath(courseDraftMachine, {
    inputs: [INPUT],
    recalled: [{ read: draft, document: draft.document }],
    events: [
      { type: 'draft.retried' },
      { type: 'change.made', change: titled('Mine') },
      { type: 'change.made', change: titled(was, 'Mine') },
      { type: 'changes.settled' },
      { type: 'language.chosen', language: 'tr' },
      { type: 'change.made', change: { kind: 'remove', from: ['lessons'], key: SCENE, was: DOCUMENT.lessons[0] } },
      { type: 'removal.undone' },
      { type: 'removal.kept' },
      { type: 'save.retried' },
      { type: 'page.hidden' },
      { type: 'network.returned' },
      { type: 'conflict.settled', path: TITLE, kept: 'yours' },
      { type: 'publishing.asked' },
      { type: 'publishing.confirmed' },
      { type: 'publishing.left' },
      { type: 'leave.asked', href: '/home' },
      { type: 'leave.confirmed' },
      { type: 'leave.declined' },
      done('readDraft', draft),
      failed('readDraft', fault('notFound')),
      failed('readDraft', fault('offline')),
      done('recallChanges', null),
      done('recallChanges', { changes: [titled('Mine')] }),
      failed('recallChanges'),
      after('saveDelay', 'courseDraft.ready.editing.waiting'),
      after('retryDelay', 'courseDraft.ready.editing.unsaved.retrying'),
      done('saveDraft', draftWith('Mine', 5)),
      failed('saveDraft', behind),
      failed('saveDraft', fault('refused')),
      failed('saveDraft', fault('offline')),
      done('compare', draftWith('Theirs', 5)),
      failed('compare', fault('offline')),
      done('keepChanges'),
      failed('keepChanges'),
      done('check', draft),
      failed('check', fault('offline')),
      done('publish', { version: 4, kept: 43 }),
      failed('publish', fault('refused')),
      failed('publish', fault('offline')),
      done('renew', draft),
      failed('renew'),
      failed('wayOut'),
      failed('page'),
    ],
    serializeState: ({ value, context }) =>
      JSON.stringify([
        value,
        context.document === null,
        context.pending.length > 0,
        context.conflicts.length > 0,
        context.putBack === null,
      ]),
  })
  expect(snapshots.filter((at) => at.matches('ready') && at.context.document === null)).toEqual([])
})
