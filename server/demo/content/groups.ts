import type { PersonKey } from './people.ts'
import type { CourseKey } from './programme.ts'
import type { GroupSource, InstructorSource } from './programme.types.ts'

/** Who may teach what, and who trained whom. */
export const instructors: readonly (InstructorSource & {
  person: PersonKey
  courses: readonly CourseKey[]
  trainedBy: PersonKey | null
})[] = [
  {
    person: 'demo-master',
    courses: ['responder-class', 'responder-online', 'train-the-trainer', 'refresher'],
    trainedBy: null,
    code: { state: 'used', day: -1455 },
  },
  {
    person: 'demo-instructor',
    courses: ['responder-class', 'responder-online', 'cable-barrier', 'refresher'],
    trainedBy: 'demo-master',
    code: { state: 'used', day: -1440 },
  },
  {
    person: 'ruth.delgado',
    courses: ['responder-class', 'train-the-trainer', 'refresher'],
    trainedBy: 'demo-master',
    code: { state: 'used', day: -1400 },
  },
  {
    person: 'kemal.aydin',
    courses: ['tow-operator', 'responder-class'],
    trainedBy: 'demo-instructor',
    code: { state: 'used', day: -1310 },
  },
  {
    person: 'grace.tanaka',
    courses: ['cable-barrier', 'responder-class'],
    trainedBy: 'ruth.delgado',
    code: { state: 'used', day: -1180 },
  },
  {
    person: 'yusuf.rahman',
    courses: ['responder-class', 'refresher'],
    trainedBy: 'ruth.delgado',
    code: { state: 'used', day: -905 },
  },
  {
    person: 'linda.voss',
    courses: ['responder-class'],
    trainedBy: 'demo-master',
    code: { state: 'revoked', day: -400 },
  },
  {
    person: 'andre.baptiste',
    courses: ['responder-class'],
    trainedBy: 'yusuf.rahman',
    code: { state: 'used', day: -640 },
  },
]

export const groups: readonly (GroupSource & { coordinator: PersonKey; members: readonly PersonKey[] })[] = [
  {
    key: 'ems-central',
    name: 'Central EMS, field crews',
    coordinator: 'demo-coordinator',
    members: [
      'leyla.sahin',
      'omar.farouk',
      'hannah.weiss',
      'noor.alhashimi',
      'victor.ramos',
      'tessa.byrd',
      'jacob.stern',
    ],
    invited: ['paramedic.relief@example.org', 'shift.two@example.org'],
  },
  {
    key: 'patrol-c',
    name: 'Troop C, road patrol',
    coordinator: 'carol.whitehorse',
    members: ['emily.nguyen', 'burak.demir', 'tyler.osborne', 'rosa.ibarra'],
    invited: ['cadet.class.41@example.org'],
  },
  {
    key: 'redfield-volunteers',
    name: 'Redfield and Ashby fire districts',
    coordinator: 'denise.albright',
    members: ['aaliyah.brooks', 'gunnar.hale', 'maya.feldman', 'otis.freeman'],
    invited: [],
  },
]
