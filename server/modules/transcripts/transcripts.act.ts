import { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import { keysOf } from '../../../src/domain/keys.ts'
import type { Language } from '../../../src/domain/language.ts'
import { wallTimeOf } from '../../../src/domain/zoned-time.ts'
import { csvOf } from '../../http/exports.ts'
import { dayClock } from '../../platform/day-clock.ts'
import { DateCell, type Cell } from '../../platform/files/workbook.ts'
import type { Platform } from '../../platform/platform.ts'
import { chooseStudents } from '../all-students/all-students.repository.ts'
import { stateOf } from '../certificates/certificates.service.ts'
import { dayOf } from '../certificates/completion-day.ts'
import type { FileWork, MadeRow } from '../list-acts/act-work.ts'
import { TRANSCRIPT_CELLS, TRANSCRIPT_WORDS, type TranscriptCell } from './transcript.words.ts'
import { listCertificatesOf, listEnrolledOf, listPlacedOf, listTranscribed } from './transcripts.repository.ts'

type Line = Readonly<Partial<Record<TranscriptCell, Cell>>>

const STATUSES = keysOf<keyof typeof ENROLLMENT_STATUS>({ active: true, expired: true, completed: true, dropped: true })

/** Everything that some students have done, a line for each certificate, enrolment and place. */
const linesOf = async (
  { clock, db, settings }: Platform,
  ids: readonly number[],
  language: Language,
): Promise<Cell[][]> => {
  /** By the clock of the programme, as a certificate of the same completion is dated. */
  const dayIn = (at: Date) => new DateCell(wallTimeOf(at.getTime(), settings.timeZone).date)
  const words = TRANSCRIPT_WORDS[language]
  const [people, held, enrolled, placed] = await Promise.all([
    listTranscribed(db, ids),
    listCertificatesOf(db, ids),
    listEnrolledOf(db, ids),
    listPlacedOf(db, ids),
  ])
  const lines: (Line & Readonly<{ studentId: number }>)[] = [
    ...held.map((row) => {
      const state = stateOf(row, clock.now())
      return {
        studentId: row.studentId,
        kind: words.kinds.certificate,
        course: row.courseTitle[language],
        state: words.certificates[state],
        courseHours: row.hours,
        // As the page of a person counts them.
        creditHours: state === 'valid' ? row.hours : 0,
        from: new DateCell(dayOf(row.completedOn)),
        until: row.expiresAt && new DateCell(dayOf(row.expiresAt)),
        number: row.number,
      }
    }),
    ...enrolled.map(({ studentId, title, hours, statusId, startedAt, completedAt, expirationDate }) => {
      const status = STATUSES.find((key) => ENROLLMENT_STATUS[key] === statusId)
      return {
        studentId,
        kind: words.kinds.enrollment,
        course: title[language],
        state: status ? words.enrollments[status] : null,
        courseHours: hours,
        from: dayIn(startedAt),
        until: dayIn(completedAt ?? expirationDate),
      }
    }),
    ...placed.map(({ studentId, title, hours, courseDate, timeZone, state, attendance }) => ({
      studentId,
      kind: words.kinds.place,
      course: title[language],
      state: attendance === null ? words.places[state] : words.attendance[attendance],
      courseHours: hours,
      from: new DateCell(wallTimeOf(courseDate.getTime(), timeZone).date),
    })),
  ]
  const byStudent = Map.groupBy(lines, ({ studentId }) => studentId)
  return ids.flatMap((id) => {
    const person = people.get(id)
    if (!person) return []
    // Who has done nothing yet is there too, with nothing beside the name.
    return (byStudent.get(id) ?? [{}]).map((line: Line) =>
      TRANSCRIPT_CELLS.map((cell) => ({ ...person, ...line })[cell] ?? null),
    )
  })
}

/** Transcripts of those who were chosen, as one file for spreadsheets: read as it is sent. */
export const transcriptsAct = (platform: Platform): FileWork<object> => ({
  choose: (tx, { selection }, limit) => chooseStudents(tx, selection, dayClock(platform), limit),
  perform: async (tx, _on, ids) => {
    const people = await listTranscribed(tx, ids)
    return ids.map((id) =>
      people.has(id) ? { id, outcome: 'done', before: null } : { id, outcome: 'refused', reason: 'gone' },
    )
  },
  file: {
    name: 'transcripts.csv',
    contentType: 'text/csv; charset=utf-8',
    open: async ({ language, rows }) => {
      const lines = async function* (pages: AsyncIterable<readonly MadeRow[]>) {
        for await (const page of pages)
          yield* await linesOf(
            platform,
            page.map(({ id }) => id),
            language,
          )
      }
      const { head } = TRANSCRIPT_WORDS[language]
      return csvOf(
        TRANSCRIPT_CELLS.map((cell) => head[cell]),
        lines(rows),
      )
    },
  },
})
