import { stepsOf } from '../../domain/keys.ts'
import { createWizardMachine, type WizardDraft } from '../../machines/wizard/wizard.machine.ts'
import { answers } from '../pages/story-actors.ts'

/** A wizard as stories and tests show it: a meeting, its place, and who comes. */
export type Meeting = Readonly<{ title: string; venue: string; city: string; seats: string }>

export const MEETING_STEPS = stepsOf<keyof Meeting>()([
  { key: 'what', fields: ['title'] },
  { key: 'where', fields: ['venue', 'city'] },
  { key: 'who', fields: ['seats'] },
])

export const BLANK_MEETING: Meeting = { title: '', venue: '', city: '', seats: '' }
export const WHOLE_MEETING: Meeting = { title: 'Night towing', venue: 'Station 4', city: 'Ashby', seats: '24' }

export const meetingMachine = createWizardMachine<Meeting, number>({
  steps: MEETING_STEPS,
  validate: (values) =>
    Object.fromEntries(
      Object.entries(values).flatMap(([field, value]) => (value.trim() === '' ? [[field, 'required'] as const] : [])),
    ),
})

export type MeetingParts = Readonly<{
  submit?: ReturnType<typeof answers<number, { values: Meeting }>>
  draft?: WizardDraft<Meeting> | null
}>

/** The chart with outside actors of stories and tests; what is not given works. */
export const meetingThat = ({ submit = answers<number, { values: Meeting }>(7), draft = null }: MeetingParts = {}) =>
  meetingMachine.provide({
    actors: {
      submit,
      recallDraft: answers<WizardDraft<Meeting> | null, { form: string }>(draft),
      keepDraft: answers<void, { form: string; draft: WizardDraft<Meeting> }>(undefined),
      dropDraft: answers<void, { form: string }>(undefined),
    },
  })
