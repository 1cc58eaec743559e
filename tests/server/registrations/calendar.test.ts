import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { timeZoneBlock } from '../../../server/modules/registrations/time-zone-block.ts'
import { classSessions, instructorCourses } from '../../../server/platform/db/tables/classes.table.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'
import { asPerson, DAY, HOUR, makeClass, makeInPersonCourse } from './support/classes.ts'

let server: TestApp
let ada: TestUser
beforeAll(async () => {
  server = await openTestApp({ PUBLIC_URL: 'https://training.example.org' })
  ada = await server.signedIn()
})
afterAll(() => server.close())

const fetched = async (url: string) => {
  const { statusCode, headers, body } = await server.call({ url })
  // Lines that were folded for the wire.
  return { statusCode, headers, lines: body.replaceAll('\r\n ', '').split('\r\n') }
}

describe('the calendar file', () => {
  it('has an event a session by the clock of the venue, under ids that stay', async () => {
    const courseId = await makeInPersonCourse(server.platform.db)
    // 2026-03-06T15:00Z, two days before summer time begins, and five days later.
    const classId = await makeClass(server, courseId, { startsIn: 4 * DAY, venue: 'Hall; 2, "north"' })
    await server.platform.db.insert(classSessions).values({
      instructorCourseId: classId,
      startsAt: new Date(server.clock.now().getTime() + 9 * DAY),
      endsAt: new Date(server.clock.now().getTime() + 9 * DAY + HOUR),
    })
    const { body: place } = await asPerson(server, ada).register(classId)
    const { statusCode, headers, lines } = await fetched(place.calendarUrl)
    expect({ statusCode, type: headers['content-type'], name: headers['content-disposition'] }).toEqual({
      statusCode: 200,
      type: 'text/calendar; charset=utf-8',
      name: 'attachment; filename="class.ics"',
    })
    expect(
      lines.filter((line) => /^(METHOD|UID|SEQUENCE|DTSTAMP|DTSTART;|DTEND|SUMMARY|LOCATION|STATUS|TZID)/.test(line)),
    ).toEqual([
      'METHOD:PUBLISH',
      'TZID:America/Chicago',
      `UID:class-${classId}-session-1@training.example.org`,
      'SEQUENCE:1',
      'DTSTAMP:20260302T150000Z',
      'DTSTART;TZID=America/Chicago:20260306T090000',
      'DTEND;TZID=America/Chicago:20260306T130000',
      'SUMMARY:Scene safety',
      'LOCATION:Hall\\; 2\\, "north"\\n1 Main Street\\, Fairmont',
      'STATUS:CONFIRMED',
      `UID:class-${classId}-session-2@training.example.org`,
      'SEQUENCE:1',
      'DTSTAMP:20260302T150000Z',
      'DTSTART;TZID=America/Chicago:20260311T100000',
      'DTEND;TZID=America/Chicago:20260311T110000',
      'SUMMARY:Scene safety',
      'LOCATION:Hall\\; 2\\, "north"\\n1 Main Street\\, Fairmont',
      'STATUS:CONFIRMED',
    ])

    await server.platform.db
      .update(instructorCourses)
      .set({ courseStatusId: CLASS_STATUS.cancelled, version: 2 })
      .where(eq(instructorCourses.id, classId))
    const off = await fetched(place.calendarUrl)
    expect(off.lines.filter((line) => /^(METHOD|SEQUENCE|STATUS)/.test(line))).toEqual([
      'METHOD:CANCEL',
      'SEQUENCE:2',
      'STATUS:CANCELLED',
      'SEQUENCE:2',
      'STATUS:CANCELLED',
    ])
  })

  it('is at its own signed address alone, and not for ever', async () => {
    const courseId = await makeInPersonCourse(server.platform.db)
    const classId = await makeClass(server, courseId, { startsIn: 20 * DAY })
    const { body: place } = await asPerson(server, ada).register(classId)
    const url = String(place.calendarUrl)
    expect((await fetched(url)).statusCode).toBe(200)
    const forged = [
      url.replace(/\/\d+\/calendar/, `/${place.id + 1}/calendar`),
      url.replace(/holder=\d+/, 'holder=4711'),
      url.replace(/expires=(\d)/, 'expires=9$1'),
      url.replace(/\?.*/, ''),
    ]
    for (const address of forged) expect((await fetched(address)).statusCode).toBe(404)
    server.clock.moveBy(28 * DAY)
    expect((await fetched(url)).statusCode).toBe(404)
  })
})

describe('the clock of a place', () => {
  it('tells when summer begins and ends in the years that are asked for', () => {
    const block = timeZoneBlock('America/Chicago', new Date('2026-03-06T15:00:00Z'), new Date('2026-03-11T15:00:00Z'))
    expect(block.split('\r\n')).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:America/Chicago',
      'BEGIN:STANDARD',
      'DTSTART:20251231T180000',
      'TZOFFSETFROM:-0600',
      'TZOFFSETTO:-0600',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:20260308T020000',
      'TZOFFSETFROM:-0600',
      'TZOFFSETTO:-0500',
      'END:DAYLIGHT',
      'BEGIN:STANDARD',
      'DTSTART:20261101T020000',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0600',
      'END:STANDARD',
      'END:VTIMEZONE',
    ])
  })

  it('of one without a summer time is one line', () => {
    const block = timeZoneBlock('Asia/Kolkata', new Date('2026-03-06T15:00:00Z'), new Date('2026-03-06T16:00:00Z'))
    expect(block.split('\r\n')).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:Asia/Kolkata',
      'BEGIN:STANDARD',
      'DTSTART:20260101T053000',
      'TZOFFSETFROM:+0530',
      'TZOFFSETTO:+0530',
      'END:STANDARD',
      'END:VTIMEZONE',
    ])
  })
})
