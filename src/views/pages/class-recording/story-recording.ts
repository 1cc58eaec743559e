import { blankRecord, type RecordPlan } from '../../../domain/class-record-plan.ts'
import type { ClassRecorded, RecordedClass, RecordedPreview } from '../../../domain/contract/recorded-class.contract.ts'
import type { Choice } from '../../../domain/list.ts'
import { choiceSearchMachine, type ChoiceQuestion } from '../../../machines/choice-search/choice-search.machine.ts'
import {
  classRecordingMachine,
  type RecordingGround,
} from '../../../machines/class-recording/class-recording.machine.ts'
import { recordWizardMachine } from '../../../machines/class-recording/record-wizard.machine.ts'
import type { WizardDraft } from '../../../machines/wizard/wizard.machine.ts'
import { CHOICES } from '../class-desk/story-classes.ts'
import { answers, resourceThat, silence } from '../story-actors.ts'

export const HELD: RecordPlan = {
  ...blankRecord('America/Chicago'),
  courseId: 2,
  sessions: ['2026-02-10 08:00 12:00'],
  registrationClosesAt: '2026-02-09 08:00',
  venue: 'Old fire hall',
  address: '12 Mill Road',
  city: 'Fairmont',
  county: 'Harlan',
  coInstructorIds: [11],
  people: 'otis@example.org\nFC-2231\nnobody@example.org',
  evidence: 'The sheet that everybody signed, in the folder of the academy.',
}

export const LOOKED: RecordedPreview = {
  certificates: 0,
  clashes: [
    {
      kind: 'instructor',
      courseTitle: 'Tow and Recovery Operator Course',
      venue: 'Training yard',
      city: 'Ashby',
      startsAt: '2026-02-10T15:00:00.000Z',
      endsAt: '2026-02-10T19:00:00.000Z',
      timeZone: 'America/Chicago',
      instructors: ['Marcus Reed'],
    },
  ],
  lines: [
    { text: 'otis@example.org', name: 'Otis Freeman', agency: 'Twin Forks Fire', problem: null, isHeld: false },
    { text: 'FC-2231', name: 'هناء صالح', agency: null, problem: null, isHeld: true },
    { text: 'nobody@example.org', name: null, agency: null, problem: 'unknown', isHeld: false },
  ],
}

type Parts = Readonly<{
  gather?: ReturnType<typeof answers<RecordingGround, undefined>>
  submit?: ReturnType<typeof answers<ClassRecorded, { values: RecordPlan }>>
  draft?: WizardDraft<RecordPlan> | null
  look?: ReturnType<typeof answers<RecordedPreview, { query: RecordedClass }>>
}>

/** The page's charts; what is not given works. */
export const recordingThat = ({
  gather = answers<RecordingGround, undefined>({ choices: CHOICES, plan: blankRecord('America/Chicago') }),
  submit = answers<ClassRecorded, { values: RecordPlan }>({ id: 31, certificates: 2 }),
  draft = null,
}: Parts = {}) =>
  classRecordingMachine.provide({
    actors: {
      gather,
      watchNetwork: silence,
      wizard: recordWizardMachine.provide({
        actors: {
          submit,
          recallDraft: answers<WizardDraft<RecordPlan> | null, { form: string }>(draft),
          keepDraft: answers<void, { form: string; draft: WizardDraft<RecordPlan> }>(undefined),
          dropDraft: answers<void, { form: string }>(undefined),
        },
      }),
    },
  })

const FOUND: readonly Choice[] = [
  { id: 41, name: 'Otis Freeman, otis@example.org', email: 'otis@example.org' },
  { id: 42, name: 'هناء صالح, hana@example.org', email: 'hana@example.org' },
]

export const peopleThat = (
  findChoices = answers<readonly Choice[], ChoiceQuestion>(FOUND),
): typeof choiceSearchMachine => choiceSearchMachine.provide({ actors: { findChoices } })

export const lookThat = (look: Parts['look'] = answers<RecordedPreview, { query: RecordedClass }>(LOOKED)) =>
  resourceThat<RecordedPreview, RecordedClass>(look)
