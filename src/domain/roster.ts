import type { Attendance } from './class.ts'

/** Marks that are sent at once. */
export const ROSTER_MARKS_MAX = 200

export type Marked = Readonly<{ discipline: string | null; attendance: Attendance | null }>

/** Whom whoever looks can still mark: nobody marks their own attendance. */
export const isLeftToMark = ({
  attendance,
  isOwn,
}: Pick<Marked, 'attendance'> & Readonly<{ isOwn: boolean }>): boolean => attendance === null && !isOwn

export type DisciplineCount = Readonly<{ discipline: string | null; onClass: number; present: number }>

/** Who came in part came. */
export const cameToClass = (attendance: Attendance | null): boolean =>
  attendance === 'present' || attendance === 'partial'

/** How many of each discipline are on a class, and how many of them are present; the largest first, those of none last. */
export const countDisciplines = (people: readonly Marked[]): DisciplineCount[] =>
  [...Map.groupBy(people, ({ discipline }) => discipline)]
    .map(([discipline, held]) => ({
      discipline,
      onClass: held.length,
      present: held.filter(({ attendance }) => attendance === 'present').length,
    }))
    .toSorted(
      (a, b) =>
        Number(a.discipline === null) - Number(b.discipline === null) ||
        b.onClass - a.onClass ||
        String(a.discipline).localeCompare(String(b.discipline), 'en'),
    )

/** What completing a class brings: certificates at once, and those of walk-ins who have yet to say that it is them. */
export const countCertificates = (
  people: readonly (Pick<Marked, 'attendance'> & Readonly<{ isUnconfirmed: boolean }>)[],
): Readonly<Record<'atOnce' | 'onceConfirmed', number>> => {
  const present = people.filter(({ attendance }) => attendance === 'present')
  const onceConfirmed = present.filter(({ isUnconfirmed }) => isUnconfirmed).length
  return { atOnce: present.length - onceConfirmed, onceConfirmed }
}

export type AttendanceCount = Readonly<Record<Attendance | 'unmarked' | 'onClass', number>>

export const countAttendance = (people: readonly Pick<Marked, 'attendance'>[]): AttendanceCount => {
  const of = (wanted: Attendance | null) => people.filter(({ attendance }) => attendance === wanted).length
  return {
    onClass: people.length,
    present: of('present'),
    partial: of('partial'),
    noShow: of('noShow'),
    unmarked: of(null),
  }
}
