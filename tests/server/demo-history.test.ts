import { describe, expect, it } from 'vitest'

import { agencies } from '../../server/demo/content/agencies.ts'
import { certificates } from '../../server/demo/content/certificates.ts'
import { classes } from '../../server/demo/content/classes.ts'
import { enrollments } from '../../server/demo/content/enrollments.ts'
import { groups, instructors } from '../../server/demo/content/groups.ts'
import { people } from '../../server/demo/content/people.ts'
import { courses, lessonSlugs } from '../../server/demo/content/programme.ts'
import type { CertificateSource, ClassSource, EnrollmentSource } from '../../server/demo/content/programme.types.ts'
import { registrations } from '../../server/demo/content/registrations.ts'
import { CERTIFICATE_STATE, certificateState, readCertificateNumber } from '../../src/domain/certificate.ts'
import { ROLE } from '../../src/domain/role.ts'
import { breaking, repeated, unknownAmong } from './support/lists.ts'

const distinct = (values: readonly string[]) => [...new Set(values)].toSorted()

const students = people.filter((person) => person.roleIds.includes(ROLE.student)).map((person) => person.key)
const joinedDay = (key: string) => people.find((person) => person.key === key)?.joinedDay ?? Infinity

describe('the classes', () => {
  const list: readonly ClassSource[] = classes
  const startOf = (held: ClassSource | undefined) => held?.sessions[0]?.day ?? -Infinity
  const lines = registrations.map((line) => ({ ...line, key: `${line.class} ${line.person}` }))

  it('are of courses taught in person, at an agency, for as long as the course needs', () => {
    const isSound = (held: ClassSource) => {
      const course = courses.find((candidate) => candidate.key === held.course)
      const hours = held.sessions.reduce((sum, session) => sum + session.endHour - session.startHour, 0)
      return (
        course?.isOnline === false && hours >= course.totalCourseHours && held.registrationClosesDay < startOf(held)
      )
    }
    expect(breaking(list, isSound)).toEqual([])
    expect(
      unknownAmong(
        agencies.map((agency) => agency.key),
        list.map((held) => held.host),
      ),
    ).toEqual([])
  })

  it('are taught by people who may teach them', () => {
    const mayTeach = (person: string, course: string) => {
      const standing = instructors.find((item) => item.person === person)
      return standing?.code.state === 'used' && standing.courses.some((approved) => approved === course)
    }
    expect(breaking(list, (held) => held.instructors.every((person) => mayTeach(person, held.course)))).toEqual([])
  })

  it('are past, today and to come, in every status', () => {
    const days = list.map(startOf)
    expect([days.some((day) => day < 0), days.includes(0), days.some((day) => day > 0)]).toEqual([true, true, true])
    expect(distinct(list.map((held) => held.status))).toEqual(['cancelled', 'completed', 'scheduled'])
  })

  it('never seat more people than fit, nor let anyone wait while a seat is free', () => {
    const isFair = (held: ClassSource) => {
      const own = lines.filter((line) => line.class === held.key)
      const seated = own.filter((line) => line.state !== 'waitlisted' && line.state !== 'cancelled').length
      const waits = own.some((line) => line.state === 'waitlisted')
      return seated <= held.capacity && (!waits || seated === held.capacity)
    }
    expect(breaking(list, isFair)).toEqual([])
  })

  it('list a student once, between the day of joining and the day that registration closes', () => {
    expect(repeated(lines.map((line) => line.key))).toEqual([])
    expect(
      unknownAmong(
        students,
        lines.map((line) => line.person),
      ),
    ).toEqual([])
    const isTimely = (line: (typeof lines)[number]) => {
      const held = list.find((candidate) => candidate.key === line.class)
      const last = line.state === 'walkIn' ? startOf(held) : (held?.registrationClosesDay ?? -Infinity)
      return line.registeredDay >= joinedDay(line.person) && line.registeredDay <= Math.min(last, 0)
    }
    expect(breaking(lines, isTimely)).toEqual([])
  })

  it('have attendance exactly when they are completed', () => {
    const completed = new Set(list.filter((held) => held.status === 'completed').map((held) => held.key))
    expect(breaking(lines, (line) => (line.attendance !== undefined) === completed.has(line.class))).toEqual([])
    expect(distinct(lines.flatMap((line) => line.attendance ?? []))).toEqual(['noShow', 'partial', 'present'])
  })
})

describe('the online enrolments', () => {
  it('stand in every state that a list can show', () => {
    const standings = enrollments.map((item) => `${item.status}, ${item.expirationDay < 0 ? 'past' : 'current'}`)
    expect(distinct(standings)).toEqual([
      'active, current',
      'active, past',
      'completed, current',
      'completed, past',
      'dropped, current',
      'expired, past',
    ])
    const verified = enrollments.map(
      (item) => `${item.isVerified ? 'verified' : 'not'}${item.incomplete ? ', incomplete' : ''}`,
    )
    expect(distinct(verified)).toEqual(['not', 'verified', 'verified, incomplete'])
  })

  it('tell a story that can have happened', () => {
    const isPossible = (item: EnrollmentSource) => {
      const lastSeen = people.find((person) => person.key === item.person)?.lastSignInDay ?? -Infinity
      return (
        joinedDay(item.person) <= item.startDay &&
        item.startDay <= item.lastActivityDay &&
        item.lastActivityDay <= Math.min(item.expirationDay, lastSeen)
      )
    }
    expect(breaking(enrollments, isPossible)).toEqual([])
    expect(
      unknownAmong(
        students,
        enrollments.map((item) => item.person),
      ),
    ).toEqual([])
    expect(repeated(enrollments.map((item) => item.key))).toEqual([])
  })

  it('are completed with all lessons passed, and only then', () => {
    const isConsistent = (item: EnrollmentSource) => {
      const completed = item.status === 'completed'
      const finished = item.lessonsPassed === lessonSlugs.length && item.current === undefined
      return finished === completed && (item.completedDay !== undefined) === completed
    }
    expect(breaking(enrollments, isConsistent)).toEqual([])
  })

  it('are active once a person', () => {
    expect(repeated(enrollments.filter((item) => item.status === 'active').map((item) => item.person))).toEqual([])
  })

  it('leave a student who never enrolled, for those who begin', () => {
    expect(students).toContain('jasmine.cole')
    expect(enrollments.filter((item) => item.person === 'jasmine.cole')).toEqual([])
  })

  it('have the demo student in the middle of a course, with a history', () => {
    const own = enrollments.filter((item) => item.person === 'demo-student')
    expect(own.map(({ status, startDay, expirationDay }) => ({ status, startDay, expirationDay }))).toEqual([
      { status: 'completed', startDay: -500, expirationDay: -135 },
      { status: 'active', startDay: -16, expirationDay: 349 },
    ])
    expect(own.at(-1)).toMatchObject({ lessonsPassed: 4, current: { step: 'video', watched: 0.4 } })
    expect(certificates.filter((item) => item.person === 'demo-student').map((item) => item.state)).toEqual(['expired'])
    expect(registrations.filter((line) => line.person === 'demo-student')).toEqual([
      { class: 'cable-fairmont', person: 'demo-student', state: 'registered', registeredDay: -3 },
      { class: 'responder-twin-forks', person: 'demo-student', state: 'registered', registeredDay: -3 },
    ])
  })
})

describe('the certificates', () => {
  const instant = (day: number) => new Date(day * 86_400_000).toISOString()

  it('are in every state, and each in the state that the rule gives it', () => {
    const isRuled = (item: CertificateSource) => {
      const facts = {
        expiresAt: instant(item.expirationDay),
        revokedAt: item.revoked ? instant(item.revoked.day) : null,
        supersededBy: item.supersededBy ?? null,
      }
      return certificateState(facts, 0) === item.state
    }
    expect(breaking(certificates, isRuled)).toEqual([])
    expect(distinct(certificates.map((item) => item.state))).toEqual(CERTIFICATE_STATE.toSorted())
  })

  it('have a number of the printed form, each their own', () => {
    const numbers = certificates.map((item) => item.number)
    expect(numbers.map(readCertificateNumber)).toEqual(numbers)
    expect(repeated(numbers)).toEqual([])
    expect(repeated(certificates.map((item) => item.key))).toEqual([])
  })

  it('were earned by a completed course or a class attended, and missed by nobody who earned one', () => {
    const earned = [
      ...enrollments.filter((item) => item.status === 'completed').map((item) => `${item.person} ${item.key}`),
      ...registrations.filter((line) => line.attendance === 'present').map((line) => `${line.person} ${line.class}`),
    ]
    const issued = certificates.map(
      ({ person, earnedBy }) => `${person} ${'enrollment' in earnedBy ? earnedBy.enrollment : earnedBy.class}`,
    )
    expect(distinct(issued)).toEqual(distinct(earned))
  })

  it('name the one that took their place, printed with the right name', () => {
    const [replaced, ...others] = certificates.filter((item) => item.state === 'superseded')
    const successor = certificates.find((item) => item.key === replaced?.supersededBy)
    expect([replaced?.printedName, others]).toEqual(['Kathrine Obrien', []])
    expect(successor).toEqual({
      key: 'kathleen.obrien/online-corrected',
      number: successor?.number,
      person: 'kathleen.obrien',
      course: 'responder-online',
      earnedBy: replaced?.earnedBy,
      state: 'valid',
      issuedDay: -262,
      expirationDay: replaced?.expirationDay,
    })
  })
})

describe('what groups are to hold', () => {
  const given = certificates as readonly CertificateSource[]
  const holds = (person: string, course: string) =>
    given.some((held) => held.person === person && held.course === course && held.state === 'valid')
  const expected = groups.flatMap(({ key, members, courses: expects }) =>
    expects.flatMap(({ course, dueDay }) => members.map((person) => ({ key, person, course, dueDay }))),
  )

  it('is due some day past, soon, far off, or on none', () => {
    const days = groups.flatMap(({ courses: expects }) => expects.map(({ dueDay }) => dueDay))
    const are = (isSo: (day: number) => boolean) => days.some((day) => day !== null && isSo(day))
    expect([
      are((day) => day < 0),
      are((day) => day > 0 && day <= 14),
      are((day) => day > 90),
      days.includes(null),
    ]).toEqual([true, true, true, true])
  })

  it('is held by some, and overdue for a few', () => {
    const people = new Set(expected.map(({ person }) => person))
    const late = expected.filter(
      ({ person, course, dueDay }) => dueDay !== null && dueDay < 0 && !holds(person, course),
    )
    const share = new Set(late.map(({ person }) => person)).size / people.size
    expect([share > 0, share < 0.25]).toEqual([true, true])
    expect(expected.some(({ person, course }) => holds(person, course))).toBe(true)
    // The browser tests remind her.
    expect(late.map(({ person }) => person)).toContain('tessa.byrd')
  })
})
