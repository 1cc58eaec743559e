import type { PersonKey } from './people.ts'
import type { NoteSource } from './programme.types.ts'

/** What people of the demo wrote down for themselves, the oldest first. */
export const notes = [
  {
    person: 'demo-student',
    title: 'Look at again in lesson 4',
    detail: 'Which way the wheels point when the engine blocks the lane, and where the next unit stages.',
    day: -9,
  },
  {
    person: 'demo-student',
    title: 'Bring to the in-person class',
    detail: 'Class 3 vest, licence number for the sign-in sheet, gloves. Doors open at 7:30.',
    day: -4,
  },
  {
    person: 'demo-student',
    title: 'Ask Captain Reyes',
    detail: 'Who calls the tow at a two-agency scene in Harlan County, dispatch or command?',
    day: -1,
  },
  {
    person: 'demo-instructor',
    title: 'Before the next class',
    detail: 'Print the sign-in sheet, charge the two arrow-board models, reserve the yard for the taper drill.',
    day: -6,
  },
  {
    person: 'demo-instructor',
    title: 'Good question from Millbrook',
    detail: 'When does a disabled vehicle on the shoulder become an incident? Put into the slides of lesson 2.',
    day: -2,
  },
] as const satisfies readonly (NoteSource & { person: PersonKey })[]
