import type { AgencyKey } from './agencies.ts'
import type { PersonKey } from './people.ts'
import type { CourseKey } from './programme.ts'
import type { GroupCourseSource, GroupInvitationSource, GroupSource, InstructorSource } from './programme.types.ts'

type GroupCourse = GroupCourseSource & { course: CourseKey }
type GroupInvited = GroupInvitationSource & { agency: AgencyKey }

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

export const groups: readonly (GroupSource & {
  coordinator: PersonKey
  agency: AgencyKey | null
  members: readonly PersonKey[]
  courses: readonly GroupCourse[]
  invited: readonly GroupInvited[]
})[] = [
  {
    key: 'ems-central',
    name: 'Central EMS, field crews',
    coordinator: 'demo-coordinator',
    agency: 'ems-central',
    createdDay: -400,
    members: [
      'leyla.sahin',
      'omar.farouk',
      'hannah.weiss',
      'noor.alhashimi',
      'victor.ramos',
      'tessa.byrd',
      'jacob.stern',
    ],
    courses: [
      { course: 'responder-online', dueDay: -14 },
      { course: 'cable-barrier', dueDay: 12 },
      { course: 'refresher', dueDay: 120 },
    ],
    invited: [
      { firstName: 'Damon', lastName: 'Whitlock', mailbox: 'damon.whitlock', agency: 'ems-lorne', sentDay: -30 },
      {
        firstName: 'Priscilla',
        lastName: 'Oyelaran',
        mailbox: 'priscilla.oyelaran',
        agency: 'ems-central',
        sentDay: -6,
      },
      {
        firstName: 'ليلى',
        lastName: 'منصور',
        mailbox: 'layla.mansour',
        agency: 'ems-central',
        language: 'ar',
        sentDay: -2,
      },
      {
        firstName: 'Trent',
        lastName: 'Hollis',
        mailbox: 'trent.hollis',
        agency: 'ems-central',
        sentDay: -9,
        revokedDay: -8,
      },
    ],
  },
  {
    key: 'harlan-corridor',
    name: 'Harlan corridor, joint responders',
    coordinator: 'demo-coordinator',
    agency: null,
    createdDay: -260,
    members: [
      'demo-student',
      'sofia.marchetti',
      'deshawn.pruitt',
      'khalil.mansour',
      'brian.keller',
      'peter.nowak',
      'kathleen.obrien',
      'mehmet.yildiz',
      'samir.qasim',
      'hasan.karaca',
      'luis.quintero',
      'bobbie.tate',
      'amina.diallo',
      'chris.lofgren',
      'zeynep.arslan',
      'monique.lavoie',
      'jamal.whitaker',
      'huda.khalifa',
      'frank.dubois',
    ],
    courses: [
      { course: 'responder-online', dueDay: 9 },
      { course: 'responder-class', dueDay: 40 },
      { course: 'tow-operator', dueDay: null },
      { course: 'refresher', dueDay: 110 },
    ],
    invited: [
      {
        firstName: 'Gökçe',
        lastName: 'Karaca',
        mailbox: 'gokce.karaca',
        agency: 'tow-karaca',
        language: 'tr',
        sentDay: -21,
      },
      { firstName: 'Marlene', lastName: 'Eberhardt', mailbox: 'marlene.eberhardt', agency: 'dot-one', sentDay: -11 },
      {
        firstName: 'Isaiah',
        lastName: 'Fairbanks',
        mailbox: 'isaiah.fairbanks',
        agency: 'dispatch-harlan',
        sentDay: -1,
      },
    ],
  },
  {
    key: 'patrol-c',
    name: 'Troop C, road patrol',
    coordinator: 'carol.whitehorse',
    agency: 'patrol-c',
    createdDay: -700,
    members: ['emily.nguyen', 'burak.demir', 'tyler.osborne', 'rosa.ibarra'],
    courses: [{ course: 'responder-online', dueDay: 60 }],
    invited: [{ firstName: 'Shelby', lastName: 'Tran', mailbox: 'shelby.tran', agency: 'patrol-c', sentDay: -4 }],
  },
  {
    key: 'redfield-volunteers',
    name: 'Redfield and Ashby fire districts',
    coordinator: 'denise.albright',
    agency: 'fire-redfield',
    createdDay: -440,
    members: ['aaliyah.brooks', 'gunnar.hale', 'maya.feldman', 'otis.freeman'],
    courses: [{ course: 'responder-online', dueDay: 21 }],
    invited: [],
  },
]
