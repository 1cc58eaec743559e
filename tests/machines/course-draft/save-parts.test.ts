import { describe, expect, test } from 'vitest'

import { applyChanges, type CourseChange } from '../../../src/domain/course/course-change.ts'
import type { CourseDocument, CourseLesson } from '../../../src/domain/course/course-document.ts'
import { partsOfSave } from '../../../src/machines/course-draft/save-parts.ts'
import { said, soundCourse, soundLesson, soundQuestion } from '../../domain/support/course-documents.ts'

/** What a browser lets outlive its page. */
const ROOM = 64 * 1024

const savesOf = (changes: readonly CourseChange[]): readonly (readonly CourseChange[])[] => {
  const { now, next } = partsOfSave(changes)
  return next.length === 0 ? [now] : [now, ...savesOf(next)]
}
const fits = (save: readonly CourseChange[]) => new TextEncoder().encode(JSON.stringify(save)).length < ROOM
const questions = Array.from({ length: 300 }, (_, at) => ({ ...soundQuestion(`q${at}`), prompt: said(`نص ${at}`) }))
const large: CourseLesson = { ...soundLesson('large'), questions }

/** What comes of one save after the other, each of which fits. */
const after = (document: CourseDocument, changes: readonly CourseChange[]): CourseDocument => {
  const saves = savesOf(changes)
  expect(saves.length).toBeGreaterThan(1)
  return saves.reduce((held, save) => {
    expect(fits(save)).toBe(true)
    const { conflicts, document: saved } = applyChanges(held, save)
    expect(conflicts).toEqual([])
    return saved
  }, document)
}

describe('what waits is saved in parts that there is room for', () => {
  test('in one where it is little', () => {
    const change: CourseChange = { kind: 'set', at: ['details', 'categoryId'], was: 1, to: 2 }
    expect(partsOfSave([change])).toEqual({ now: [change], next: [] })
    expect(partsOfSave([])).toEqual({ now: [], next: [] })
  })

  test('of a bank of questions some after the others', () => {
    const document: CourseDocument = { ...soundCourse(), lessons: [{ ...large, questions: [] }] }
    const changes = questions.map((item, at): CourseChange => ({
      kind: 'add',
      to: ['lessons', 'large', 'questions'],
      item,
      after: questions[at - 1]?.key ?? null,
    }))
    expect(after(document, changes).lessons).toEqual([large])
  })

  test('of a lesson with a bank its questions by themselves, where it comes and where it goes', () => {
    const document = soundCourse()
    const added: CourseChange = { kind: 'add', to: ['lessons'], item: large as never, after: null }
    const held = after(document, [added])
    expect(held.lessons).toEqual([large, ...document.lessons])
    expect(after(held, [{ kind: 'remove', from: ['lessons'], key: 'large', was: large }])).toEqual(document)
  })
})
