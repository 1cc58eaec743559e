import { useActorRef, useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import { classAddress } from '../../../domain/class-address.ts'
import {
  peopleLines,
  RECORD_STEPS,
  withoutLines,
  type RecordPlan,
  type RecordStep,
} from '../../../domain/class-record-plan.ts'
import type { ClassChoices } from '../../../domain/contract/held-class.contract.ts'
import { RECORDED_PEOPLE_MAX, type ClassRecorded } from '../../../domain/contract/recorded-class.contract.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import type { ChoiceSearchMachine } from '../../../machines/choice-search/choice-search.machine.ts'
import type {
  ClassRecordingActor,
  classRecordingMachine,
} from '../../../machines/class-recording/class-recording.machine.ts'
import type {
  RecordWizardActor,
  RecordWizardSnapshot,
} from '../../../machines/class-recording/record-wizard.machine.ts'
import { connectWizard } from '../../../machines/wizard/wizard.connect.ts'
import { PlaceLink } from '../../shell/place-link.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { EmptyState } from '../../ui/empty-state.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { PageHeader } from '../../ui/page-header.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { WizardView } from '../../wizard/wizard.view.tsx'
import { CourseField, InstructorsField } from '../class-desk/course-fields.view.tsx'
import { VenueFields } from '../class-desk/place-fields.view.tsx'
import { planFieldId, planLabel, planWords, type PlanControl } from '../class-desk/plan-control.ts'
import { SessionFields } from '../class-desk/session-fields.view.tsx'
import { faultWords, retryWay } from '../fault-words.ts'
import { whenLeft } from '../left-to-submit.ts'
import { PageFrame } from '../page-frame.view.tsx'
import { PeopleFields } from './record-people.view.tsx'
import { RecordReview, type RecordedPreviewMachine } from './record-review.view.tsx'

const styles = {
  fields: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4', maxWidth: 'form' }),
  loading: css({ display: 'grid', gap: '5' }),
}

export type ClassRecordingProps = Readonly<{
  viewerId: number
  machine: typeof classRecordingMachine
  preview: RecordedPreviewMachine
  /** Who has an account, by name or address. */
  people: ChoiceSearchMachine
}>

const whole = (snapshot: RecordWizardSnapshot) => snapshot

const isStep = (key: string | null): key is RecordStep => RECORD_STEPS.some((step) => step.key === key)

/** The lines of people in their order; what else there is stays before them. */
const lineOf = (path: string): number => (path.startsWith('people.') ? Number(path.slice('people.'.length)) : -1)
const byLine = (a: string, b: string): number => lineOf(a) - lineOf(b)

const isOfPeople = (path: string): boolean => path === 'people' || path.startsWith('people.')

type WizardProps = Readonly<{ actor: RecordWizardActor; choices: ClassChoices }> &
  Pick<ClassRecordingProps, 'viewerId' | 'preview' | 'people'>

const RecordWizard = ({ actor, choices, viewerId, preview, people }: WizardProps) => {
  const words = useWords()
  const formats = useFormats()
  const { classDesk, classRecording: said } = words
  const snapshot = useSelector(actor, whole)
  const plan = snapshot.context.values
  const wizard = connectWizard<RecordPlan, ClassRecorded>(RECORD_STEPS, snapshot, (event) => actor.send(event))
  const saying = (path: string): string | undefined => {
    const refusal = wizard.refusal(path)
    if (refusal !== null) return refusal
    const rule = wizard.error(path)
    if (rule === null) return undefined
    if (path !== 'people' || rule !== 'tooLong') return planWords(words, formats, path, rule)
    return peopleLines(plan.people).length > RECORDED_PEOPLE_MAX
      ? said.peopleTooMany({ most: RECORDED_PEOPLE_MAX })
      : said.peopleTooLong()
  }
  const labelOf = (path: string): string => {
    if (isOfPeople(path)) return said.peopleLabel()
    if (path === 'evidence') return said.evidence()
    return path === 'coInstructorIds' ? classDesk.fields.allInstructors() : planLabel(words, path)
  }
  const lines = peopleLines(plan.people).flatMap((_, at) => wizard.refusal(`people.${at}`) ?? [])
  const control: PlanControl = {
    plan,
    isReadOnly: wizard.isBusy,
    saying,
    change: (field, value) => actor.send({ type: 'field.changed', field, value }),
    leave: (path) => whenLeft(() => wizard.leave(path)),
  }
  const { step } = wizard
  const leads: Readonly<Record<RecordStep, string>> = {
    course: said.courseLead(),
    sessions: said.sessionsLead(),
    venue: said.venueLead(),
    people: said.peopleLead(),
  }
  return (
    <WizardView
      wizard={wizard}
      label={said.title()}
      steps={RECORD_STEPS.map(({ key }) => ({
        key,
        title: key === 'people' ? said.people() : classDesk.steps[key](),
        lead: leads[key],
      }))}
      review={{ title: classDesk.steps.review(), lead: said.reviewLead() }}
      submitLabel={said.record()}
      errors={wizard.complaints.toSorted(byLine).map((path) => ({
        fieldId: planFieldId(isOfPeople(path) ? 'people' : path),
        message: `${labelOf(path)}: ${saying(path) ?? ''}`,
      }))}
    >
      {isStep(step) ? (
        <div className={styles.fields}>
          {step === 'course' && (
            <>
              <CourseField control={control} courses={choices.courses} />
              <InstructorsField
                control={control}
                instructors={choices.instructors}
                viewerId={viewerId}
                isOwn={false}
                isHelped={false}
              />
            </>
          )}
          {step === 'sessions' && <SessionFields control={control} />}
          {step === 'venue' && <VenueFields control={control} choices={choices} />}
          {step === 'people' && (
            <PeopleFields wizard={wizard} saying={saying} lines={lines} people={people} viewerId={viewerId} />
          )}
        </div>
      ) : (
        <RecordReview
          plan={plan}
          choices={choices}
          preview={preview}
          onChange={wizard.choose}
          onLeaveOut={(places) => {
            wizard.choose('people')
            wizard.change('people', withoutLines(plan.people, places))
          }}
        />
      )}
    </WizardView>
  )
}

const Recorded = ({ actor, recorded }: Readonly<{ actor: ClassRecordingActor; recorded: ClassRecorded }>) => {
  const { classRecording: said } = useWords()
  return (
    <div role="status">
      <EmptyState
        title={said.recordedTitle()}
        action={
          <>
            <LinkButton href={classAddress(recorded.id)}>{said.seeClass()}</LinkButton>
            <Button variant="outline" onClick={() => actor.send({ type: 'recording.repeated' })}>
              {said.another()}
            </Button>
          </>
        }
      >
        <p>{said.recorded({ count: recorded.certificates })}</p>
        <p>{said.addScan()}</p>
      </EmptyState>
    </div>
  )
}

/** A class that was held without being planned here: step by step, with whom its lines name before it is kept. */
export const ClassRecordingPage = ({ viewerId, machine, preview, people }: ClassRecordingProps) => {
  const words = useWords()
  const { classRecording: said } = words
  const actor = useActorRef(machine)
  const isLoading = useSelector(actor, (at) => at.matches('gathering'))
  const isFailed = useSelector(actor, (at) => at.matches('failed'))
  const isRecorded = useSelector(actor, (at) => at.matches('recorded'))
  const ground = useSelector(actor, ({ context }) => context.ground)
  const recorded = useSelector(actor, ({ context }) => context.recorded)
  const fault = useSelector(actor, ({ context }) => context.fault)
  const wizard = useSelector(actor, ({ children }) => children.wizard)
  return (
    <PageFrame>
      <PageHeader
        eyebrow={<PlaceLink href="/admin/in-person">{said.list()}</PlaceLink>}
        title={said.title()}
        lead={said.lead()}
      />
      {isLoading && (
        <div role="status" aria-label={said.loading()} className={styles.loading}>
          <Skeleton height="4rem" width="40%" />
          <Skeleton height="24rem" />
        </div>
      )}
      {isFailed && (
        <ErrorState title={said.failed()} {...retryWay(words, fault, () => actor.send({ type: 'ground.retried' }))}>
          {faultWords(words, fault)}
        </ErrorState>
      )}
      {isRecorded && recorded && <Recorded actor={actor} recorded={recorded} />}
      {wizard && ground && (
        <RecordWizard actor={wizard} choices={ground.choices} viewerId={viewerId} preview={preview} people={people} />
      )}
    </PageFrame>
  )
}
