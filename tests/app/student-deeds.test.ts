import { beforeEach, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'

import { createGroupProgress } from '../../src/app/actors/group-progress.actors.ts'
import { createStudentDeeds } from '../../src/app/actors/student-enrollments.actors.ts'
import { storyAct } from '../../src/views/list-acts/story-acts.ts'
import { askedGateway, doneOf } from './asked-gateway.ts'

beforeEach(() => sessionStorage.clear())

const selection = { kind: 'some', ids: [7, 8] } as const
const students = { selection, count: 2, isExact: true }
const VERIFIED = storyAct({ list: 'studentEnrollments', act: 'verify', total: 2, done: 2 })

const studentWorld = (viewerId = 5) => {
  const { asked, gateway } = askedGateway({
    StudentEnrollmentsVerify: { studentEnrollmentsVerify: VERIFIED },
    WriteToStudents: { writeToStudents: { recipients: 2 } },
  })
  return { asked, deeds: createStudentDeeds({ gateway, viewerId: () => viewerId, writeAddress: () => {} }) }
}

test('verifies those who are chosen, by an act that is looked after', async () => {
  const { asked, deeds } = studentWorld()
  const { done } = await doneOf(deeds.verifying, students)
  expect([asked, done?.outcome]).toEqual([[['StudentEnrollmentsVerify', { selection }]], VERIFIED])
})

const write = (viewerId: number) => {
  const { asked, deeds } = studentWorld(viewerId)
  const actor = createActor(deeds.messaging, { input: { values: { subject: '', text: '' } } }).start()
  actor.send({ type: 'form.begun', about: { delivery: 'inPerson', students } })
  const { form } = actor.getSnapshot().children
  if (!form) throw new Error('Nothing is written.')
  return { asked, actor, form }
}

test('writes to those who are chosen; what was half written is given back to who wrote it, for whomever it is then', async () => {
  const first = write(5)
  await waitFor(first.form, (at) => at.matches('editing'))
  first.form.send({ type: 'field.changed', field: 'subject', value: 'Tomorrow' })
  await waitFor(first.form, (at) => at.matches({ editing: 'still' }))
  first.actor.stop()

  const others = write(6)
  const { context } = await waitFor(others.form, (at) => at.matches('editing'))
  const { asked, actor, form } = write(5)
  await waitFor(form, (at) => at.matches('editing'))
  form.send({ type: 'field.changed', field: 'text', value: 'Bring your vest.' })
  form.send({ type: 'form.submitted' })
  const { context: sent } = await waitFor(actor, (at) => at.matches('answered'))
  expect([context.values.subject, asked, sent.output]).toEqual([
    '',
    [['WriteToStudents', { delivery: 'inPerson', selection, subject: 'Tomorrow', text: 'Bring your vest.' }]],
    { recipients: 2 },
  ])
})

test('reminds those who are chosen, and sets what a group is to hold', async () => {
  const answer = storyAct({ list: 'groupProgress', act: 'remind' })
  const { asked, gateway } = askedGateway({ GroupProgressRemind: { groupProgressRemind: answer }, SetGroupCourses: {} })
  const { reminding, requiring } = createGroupProgress({ gateway, writeAddress: () => {} })
  const courses = [{ courseId: 1, dueOn: '2026-12-01' }]
  const { done } = await doneOf(reminding, { people: students, courseId: 7, typed: '2' })
  await doneOf(requiring, { id: 3, name: 'Night crew', courses })
  expect([asked, done?.outcome]).toEqual([
    [
      ['GroupProgressRemind', { selection, courseId: 7 }],
      ['SetGroupCourses', { groupId: 3, courses }],
    ],
    answer,
  ])
})

test('reminds several once it is typed how many they are, in whatever digits', async () => {
  const { asked, gateway } = askedGateway({ GroupProgressRemind: { groupProgressRemind: storyAct() } })
  const { reminding } = createGroupProgress({ gateway, writeAddress: () => {} })
  for (const typed of ['', '3', '22', '٢']) await doneOf(reminding, { people: students, courseId: null, typed })
  expect(asked).toHaveLength(1)
  await doneOf(reminding, { people: { ...students, count: 1 }, courseId: null, typed: '' })
  expect(asked).toHaveLength(2)
})
