import { useActorRef, useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import { connectWizard, type WizardProps } from '../../machines/wizard/wizard.connect.ts'
import { whenLeft } from '../pages/left-to-submit.ts'
import { TextField } from '../ui/text-field.view.tsx'
import { ReviewSection } from './review-section.view.tsx'
import { BLANK_MEETING, MEETING_STEPS, type Meeting, type meetingThat } from './story-wizard.ts'
import { WizardView } from './wizard.view.tsx'

const LABELS: Readonly<Record<keyof Meeting, string>> = {
  title: 'Title',
  venue: 'Venue',
  city: 'City',
  seats: 'Seats',
}
const STEPS = [
  { key: 'what', title: 'What it is about', lead: 'Students read this first.' },
  { key: 'where', title: 'Where it is held' },
  { key: 'who', title: 'Who may come' },
] as const

const styles = { fields: css({ display: 'grid', gap: '4', maxWidth: 'form' }) }

const idOf = (field: string) => `meeting-${field}`

const saying = (wizard: WizardProps<Meeting>, path: string): string | undefined =>
  wizard.refusal(path) ?? (wizard.error(path) === null ? undefined : 'Field Required')

const Fields = ({ wizard }: Readonly<{ wizard: WizardProps<Meeting> }>) => {
  const step = MEETING_STEPS.find(({ key }) => key === wizard.step)
  return (
    <div className={styles.fields}>
      {step?.fields.map((field) => (
        <TextField
          key={field}
          id={idOf(field)}
          label={LABELS[field]}
          value={wizard.value(field)}
          error={saying(wizard, field)}
          onValueChange={(value) => wizard.change(field, value)}
          onBlur={whenLeft(() => wizard.leave(field))}
        />
      ))}
    </div>
  )
}

const Review = ({ wizard }: Readonly<{ wizard: WizardProps<Meeting> }>) =>
  MEETING_STEPS.map(({ key, fields }) => (
    <ReviewSection
      key={key}
      title={STEPS.find((step) => step.key === key)?.title ?? key}
      items={fields.map((field) => ({ key: field, term: LABELS[field], value: wizard.value(field) }))}
      onChange={() => wizard.choose(key)}
    />
  ))

/** A page's own part of a wizard, as stories and tests have it. */
export const MeetingWizard = ({ machine }: Readonly<{ machine: ReturnType<typeof meetingThat> }>) => {
  const actor = useActorRef(machine, { input: { form: 'meeting', values: BLANK_MEETING } })
  const snapshot = useSelector(actor, (at) => at)
  const wizard = connectWizard<Meeting, number>(MEETING_STEPS, snapshot, (event) => actor.send(event))
  if (snapshot.matches('done')) return <p role="status">Scheduled</p>
  return (
    <WizardView
      wizard={wizard}
      label="New meeting"
      steps={STEPS}
      review={{ lead: 'This is what students will see.' }}
      submitLabel="Schedule the meeting"
      errors={wizard.complaints.map((path) => ({
        fieldId: idOf(path),
        message: `${LABELS[path as keyof Meeting]}: ${saying(wizard, path)}`,
      }))}
    >
      {wizard.step === null ? <Review wizard={wizard} /> : <Fields wizard={wizard} />}
    </WizardView>
  )
}
