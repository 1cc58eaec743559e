import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor, type AnyActorLogic, type AnyStateMachine } from 'xstate'

import { attendanceCorrectionMachine } from '../../src/machines/attendance-correction/attendance-correction.machine.ts'
import { classDeskMachine } from '../../src/machines/class-desk/class-desk.machine.ts'
import { classPlanningMachine } from '../../src/machines/class-planning/class-planning.machine.ts'
import { classRecordingMachine } from '../../src/machines/class-recording/class-recording.machine.ts'
import { classRegistrationMachine } from '../../src/machines/class-registration/class-registration.machine.ts'
import { courseDraftMachine } from '../../src/machines/course-draft/course-draft.machine.ts'
import { emailVerificationMachine } from '../../src/machines/email-verification/email-verification.machine.ts'
import { createTemplateWriting } from '../../src/machines/message-template/template-writing.machine.ts'
import { nameChangeMachine } from '../../src/machines/name-change/name-change.machine.ts'
import { profileMachine } from '../../src/machines/profile/profile.machine.ts'
import { createResourceMachine } from '../../src/machines/resource/resource.machine.ts'
import { HELD } from './classes/ground.ts'
import { aProfile } from './profile/a-profile.ts'
import { fault, handPromise, handSource } from './support/actors.ts'

type Chart = Readonly<{
  machine: AnyStateMachine
  input?: unknown
  /** How it names what it reads with, and who tells it of the network. */
  read: string
  source: string
  /** What is read, where it shows it as it was when it cannot be read again. */
  shown?: unknown
}>

const CLASSES = { now: '2026-05-04T12:00:00.000Z', items: [], hasMore: false }

const CHARTS: Readonly<Record<string, Chart>> = {
  'a screen that only shows': {
    machine: createResourceMachine(),
    input: { query: undefined },
    read: 'read',
    source: 'watchTopics',
    shown: 'read',
  },
  'a profile': {
    machine: profileMachine,
    input: { userId: 5 },
    read: 'readProfile',
    source: 'watchTopics',
    shown: aProfile(),
  },
  'a class on the desk': {
    machine: classDeskMachine,
    input: { classId: 5, viewerId: 7, writeTo: null },
    read: 'readClass',
    source: 'watchTopics',
    shown: HELD,
  },
  'the classes of a course': {
    machine: classRegistrationMachine,
    input: { courseId: 2, isGuest: true, studentId: null },
    read: 'readClasses',
    source: 'watchTopics',
    shown: CLASSES,
  },
  'the draft of a course': {
    machine: courseDraftMachine,
    input: { courseId: 12, texts: 'en' },
    read: 'readDraft',
    source: 'page',
  },
  'the words of a message': {
    machine: createTemplateWriting({ channel: 'sms', template: 'phoneCode' }),
    read: 'readTemplate',
    source: 'watchTopics',
  },
  'what a class is planned with': {
    machine: classPlanningMachine,
    input: { from: null },
    read: 'gather',
    source: 'watchNetwork',
  },
  'what a class that was held is recorded with': {
    machine: classRecordingMachine,
    read: 'gather',
    source: 'watchNetwork',
  },
  'whether a name is changed by asking': {
    machine: nameChangeMachine,
    read: 'readStanding',
    source: 'watchNetwork',
  },
  'attendance that is put right': {
    machine: attendanceCorrectionMachine,
    input: { classId: 5 },
    read: 'readAttendance',
    source: 'watchNetwork',
  },
  'a mailed link': {
    machine: emailVerificationMachine.provide({
      actors: { takeCode: fromPromise<string | null, undefined>(async () => 'code') },
    }),
    read: 'checkLink',
    source: 'watchNetwork',
  },
}

const open = ({ machine, input, read, source }: Chart) => {
  const reading = handPromise<unknown, unknown>()
  const watching = handSource()
  const actors: Readonly<Record<string, AnyActorLogic>> = { [read]: reading.logic, [source]: watching.logic }
  const actor = createActor(machine.provide({ actors }), { input }).start()
  return { actor, reading, watching }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe.each(Object.entries(CHARTS))('%s', (_name, chart) => {
  test('that could not be read without a network is read when it is back, and not before', async () => {
    const { actor, reading, watching } = open(chart)
    await settled()
    reading.calls[0]?.reject(fault('offline'))
    await waitFor(actor, (at) => at.hasTag('error'))
    expect(reading.calls).toHaveLength(1)
    watching.tell({ type: 'network.returned' })
    expect(reading.calls).toHaveLength(2)
    actor.stop()
  })
})

describe.each(Object.entries(CHARTS).filter(([, { shown }]) => shown !== undefined))('%s', (_name, chart) => {
  test('that stays in sight because it could not be read again is read when the network is back', async () => {
    const { actor, reading, watching } = open(chart)
    reading.calls[0]?.resolve(chart.shown)
    await settled()
    watching.tell({ type: 'topic.changed' })
    reading.calls[1]?.reject(fault('offline'))
    await settled()
    expect(reading.calls).toHaveLength(2)
    watching.tell({ type: 'network.returned' })
    expect(reading.calls).toHaveLength(3)
    actor.stop()
  })

  test('that is as it was read last is not asked for again', async () => {
    const { actor, reading, watching } = open(chart)
    reading.calls[0]?.resolve(chart.shown)
    await settled()
    watching.tell({ type: 'network.returned' })
    expect(reading.calls).toHaveLength(1)
    actor.stop()
  })
})
