import { beforeEach, expect, test } from 'vitest'
import { createActor, waitFor, type AnyStateMachine } from 'xstate'

import { createEmailVerification } from '../../src/app/actors/account-links.actors.ts'
import { createAttendanceCorrection } from '../../src/app/actors/attendance-correction.actors.ts'
import { createClassDesk } from '../../src/app/actors/class-desk.actors.ts'
import { createClassPlanning } from '../../src/app/actors/class-planning.actors.ts'
import { createClassRecording } from '../../src/app/actors/class-recording.actors.ts'
import { createClassRegistration } from '../../src/app/actors/class-registration.actors.ts'
import { createCourseEditor } from '../../src/app/actors/course-draft.actors.ts'
import { createMessageTemplate } from '../../src/app/actors/message-templates.actors.ts'
import { createNameChange } from '../../src/app/actors/name-change.actors.ts'
import { createProfile } from '../../src/app/actors/profile.actors.ts'
import { FaultError } from '../../src/domain/fault.ts'
import type { Gateway } from '../../src/gateway/gateway.ts'
import { createTopics } from '../../src/gateway/topics.ts'
import { authMachine } from '../../src/machines/auth/auth.machine.ts'

/** A gateway without a network, and what it is asked for. */
const offline = () => {
  const asked: string[] = []
  const ask = (async (name: string) => {
    asked.push(name)
    throw new FaultError({ kind: 'offline' })
  }) as unknown as Gateway['ask']
  const gateway: Gateway = { ask, topics: createTopics(), now: Date.now }
  return { gateway, asked }
}

const viewerId = () => 7
const CODE = 'h4kq0_w3jV9zQ2m7d1xT5b8nR6cY0pLs'
const KIND = { channel: 'sms', template: 'phoneCode' } as const

const PAGES: Readonly<Record<string, (gateway: Gateway) => Readonly<{ machine: AnyStateMachine; input?: unknown }>>> = {
  Profile: (gateway) => ({ machine: createProfile(gateway, createActor(authMachine)), input: { userId: 7 } }),
  HeldClass: (gateway) => ({
    machine: createClassDesk(gateway, 5, viewerId),
    input: { classId: 5, viewerId: 7, writeTo: null },
  }),
  CourseClasses: (gateway) => ({
    machine: createClassRegistration(gateway),
    input: { courseId: 2, isGuest: false, studentId: 7 },
  }),
  CourseDraft: (gateway) => ({
    machine: createCourseEditor({ gateway, courseId: 12, viewerId, navigate: () => {} }).draft,
    input: { courseId: 12, texts: 'en' },
  }),
  MessageTemplate: (gateway) => ({ machine: createMessageTemplate(gateway, KIND, viewerId).writing }),
  ClassPlanAgain: (gateway) => ({ machine: createClassPlanning(gateway, viewerId), input: { from: 5 } }),
  ClassChoices: (gateway) => ({ machine: createClassRecording(gateway, viewerId).machine }),
  NameStanding: (gateway) => ({ machine: createNameChange(gateway) }),
  Roster: (gateway) => ({ machine: createAttendanceCorrection(gateway, viewerId), input: { classId: 5 } }),
  MailedLink: (gateway) => ({
    machine: createEmailVerification(gateway, createActor(authMachine), { code: CODE, known: undefined }),
  }),
}

beforeEach(() => {
  history.replaceState(null, '', `/?code=${CODE}`)
  return () => sessionStorage.clear()
})

test.each(Object.entries(PAGES))(
  '%s is asked for again when the browser says that the network is back',
  async (name, page) => {
    const { gateway, asked } = offline()
    const { machine, input } = page(gateway)
    const actor = createActor(machine, { input }).start()
    await waitFor(actor, (at) => at.hasTag('error'))
    expect(asked).toEqual([name])
    window.dispatchEvent(new Event('online'))
    expect(actor.getSnapshot().hasTag('error')).toBe(false)
    await expect.poll(() => asked).toEqual([name, name])
    await waitFor(actor, (at) => at.hasTag('error'))
    actor.stop()
    window.dispatchEvent(new Event('online'))
    expect(asked).toEqual([name, name])
  },
)
