import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'

import type { ReadQuestions } from '../../../src/domain/contract/course-draft.contract.ts'
import { QUESTIONS_TEXT_MAX } from '../../../src/domain/course/question-reading.ts'
import { FaultError, type Fault } from '../../../src/domain/fault.ts'
import type { Language } from '../../../src/domain/language.ts'
import {
  chosenKeys,
  questionImportMachine,
  type QuestionSource,
} from '../../../src/machines/question-import/question-import.machine.ts'
import { soundQuestion } from '../../domain/support/course-documents.ts'
import { done, expectEveryPath, failed } from '../support/paths.ts'

const finding = (kind: ReadQuestions['findings'][number]['kind'], question: string | null) => ({
  line: 1,
  kind,
  question,
  detail: null,
})

const READ = {
  questions: ['new', 'known'].map(soundQuestion) as unknown as ReadQuestions['questions'],
  findings: [finding('known', 'known'), finding('unsupported', null)],
} satisfies ReadQuestions

const opened = (answer: ReadQuestions | Fault = READ, file: string | Fault = 'Where?{=Here ~There}') => {
  const sent: QuestionSource[] = []
  const actor = createActor(
    questionImportMachine.provide({
      actors: {
        readFile: fromPromise<string, { file: Blob; language: Language }>(async () => {
          if (typeof file !== 'string') throw new FaultError(file)
          return file
        }),
        readQuestions: fromPromise<ReadQuestions, QuestionSource>(async ({ input }) => {
          sent.push(input)
          if ('kind' in answer) throw new FaultError(answer)
          return answer
        }),
      },
    }),
    { input: { language: 'tr' } },
  ).start()
  actor.send({ type: 'import.opened' })
  return { actor, sent }
}

test('a text is read as what it looks like, and what the course has already is left out at first', async () => {
  const { actor, sent } = opened()
  expect(actor.getSnapshot().can({ type: 'text.sent' })).toBe(false)
  actor.send({ type: 'text.typed', text: '<quiz>' })
  actor.send({ type: 'text.sent' })
  const at = await waitFor(actor, (snapshot) => snapshot.matches('previewing'))
  expect(sent).toEqual([{ format: 'moodle', language: 'tr', text: '<quiz>' }])
  expect(chosenKeys(at.context)).toEqual(['new'])
  actor.send({ type: 'question.toggled', key: 'known' })
  actor.send({ type: 'question.toggled', key: 'new' })
  expect(chosenKeys(actor.getSnapshot().context)).toEqual(['known'])
})

test('a file is opened first, and in the form that somebody says', async () => {
  const { actor, sent } = opened()
  actor.send({ type: 'format.chosen', format: 'csv' })
  actor.send({ type: 'language.chosen', language: 'ar' })
  actor.send({ type: 'file.chosen', file: new Blob(['x']) })
  await waitFor(actor, (at) => at.matches('previewing'))
  expect(sent).toEqual([{ format: 'csv', language: 'ar', text: 'Where?{=Here ~There}' }])
})

test('no more is taken than the lesson has room for, and never nothing', async () => {
  const { actor } = opened()
  actor.send({ type: 'file.chosen', file: new Blob(['x']) })
  await waitFor(actor, (at) => at.matches('previewing'))
  expect(actor.getSnapshot().can({ type: 'questions.taken', room: 0 })).toBe(false)
  actor.send({ type: 'question.toggled', key: 'new' })
  expect(actor.getSnapshot().can({ type: 'questions.taken', room: 9 })).toBe(false)
  actor.send({ type: 'question.toggled', key: 'new' })
  actor.send({ type: 'questions.taken', room: 1 })
  expect(actor.getSnapshot().context.taken).toEqual(['new'])
  actor.send({ type: 'questions.returned' })
  expect(actor.getSnapshot().value).toBe('closed')
})

test('what was refused is said, and what could not be asked can be tried again', async () => {
  const refused = opened({ kind: 'refused', code: 'XML_DOCTYPE' })
  refused.actor.send({ type: 'file.chosen', file: new Blob(['x']) })
  await waitFor(refused.actor, (at) => at.matches({ choosing: 'refused' }))
  expect(refused.actor.getSnapshot().context.fault?.code).toBe('XML_DOCTYPE')
  const unsent = opened({ kind: 'offline' })
  unsent.actor.send({ type: 'file.chosen', file: new Blob(['x']) })
  await waitFor(unsent.actor, (at) => at.matches({ choosing: 'unsent' }))
  expect(unsent.actor.getSnapshot().can({ type: 'source.retried' })).toBe(true)
})

test('what is no text, or too long, is asked of nobody', async () => {
  const noText = opened(READ, { kind: 'malformed' })
  noText.actor.send({ type: 'file.chosen', file: new Blob(['x']) })
  await waitFor(noText.actor, (at) => at.matches({ choosing: 'unreadable' }))
  const long = opened(READ, 'a'.repeat(QUESTIONS_TEXT_MAX + 1))
  long.actor.send({ type: 'file.chosen', file: new Blob(['x']) })
  await waitFor(long.actor, (at) => at.matches({ choosing: 'tooLong' }))
  expect([noText.sent, long.sent]).toEqual([[], []])
})

test('every state and every way is taken', () => {
  const { snapshots } = expectEveryPath(questionImportMachine, {
    inputs: [{ language: 'en' }],
    events: [
      { type: 'import.opened' },
      { type: 'import.left' },
      { type: 'format.chosen', format: 'gift' },
      { type: 'language.chosen', language: 'tr' },
      { type: 'text.typed', text: 'a' },
      { type: 'text.typed', text: 'a'.repeat(QUESTIONS_TEXT_MAX + 1) },
      { type: 'text.sent' },
      { type: 'file.chosen', file: new Blob(['x']) },
      { type: 'source.retried' },
      { type: 'source.mended' },
      { type: 'question.toggled', key: 'known' },
      { type: 'tag.typed', tag: 'night' },
      { type: 'questions.taken', room: 10 },
      { type: 'questions.returned' },
      done('readFile', 'a'),
      done('readFile', 'a'.repeat(QUESTIONS_TEXT_MAX + 1)),
      failed('readFile'),
      done('readQuestions', READ),
      failed('readQuestions', new FaultError({ kind: 'refused' })),
      failed('readQuestions', new FaultError({ kind: 'offline' })),
    ],
    serializeState: ({ value, context: { text, format, language, left, tag } }) =>
      JSON.stringify([value, text.length, format, language, left, tag]),
  })
  const taken = snapshots.filter((at) => at.matches('taken'))
  expect(taken.length).toBeGreaterThan(0)
  expect(taken.filter(({ context }) => context.taken.length === 0)).toEqual([])
})
