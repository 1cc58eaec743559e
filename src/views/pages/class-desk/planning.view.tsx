import { useActorRef, useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { css } from 'styled-system/css'

import { PLAN_STEPS, type ClassPlan, type PlanStep } from '../../../domain/class-plan.ts'
import type { ClassChoices } from '../../../domain/contract/held-class.contract.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import type {
  ClassPlanningActor,
  classPlanningMachine,
} from '../../../machines/class-planning/class-planning.machine.ts'
import type { PlanWizardActor, PlanWizardSnapshot } from '../../../machines/class-planning/plan-wizard.machine.ts'
import { connectWizard } from '../../../machines/wizard/wizard.connect.ts'
import { Button } from '../../ui/button.view.tsx'
import { EmptyState } from '../../ui/empty-state.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { latePart } from '../../ui/late-part.ts'
import { LinkButton } from '../../ui/link.view.tsx'
import { PageHeader } from '../../ui/page-header.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { WizardView } from '../../wizard/wizard.view.tsx'
import { faultWords, retryWay } from '../fault-words.ts'
import { whenLeft } from '../left-to-submit.ts'
import { PageFrame } from '../page-frame.view.tsx'
import { ClashBanner } from './clash-banner.view.tsx'
import { CourseField, InstructorsField } from './course-fields.view.tsx'
import { SeatFields, VenueFields } from './place-fields.view.tsx'
import { planFieldId, planLabel, planWords, type PlanControl } from './plan-control.ts'
import { SessionFields } from './session-fields.view.tsx'
import { Withheld } from './withheld.view.tsx'

/** Four steps away from where the page opens. */
const PlanReview = latePart(() => import('./plan-review.view.tsx'))

const styles = {
  fields: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4', maxWidth: 'form' }),
  loading: css({ display: 'grid', gap: '5' }),
}

export type Planner = Readonly<{
  id: number
  /** Who teaches what they plan. */
  isInstructor: boolean
}>

type StepFieldsProps = Readonly<{
  step: PlanStep
  control: PlanControl
  choices: ClassChoices
  planner: Planner
  /** What was chosen, and could not be any more; 0: nothing. */
  lostCourseId: number
}>

const StepFields = ({ step, control, choices, planner, lostCourseId }: StepFieldsProps) => (
  <div className={styles.fields}>
    {step === 'course' && (
      <>
        <Withheld courses={choices.withheld} lost={control.plan.courseId === 0 ? lostCourseId : 0} />
        <CourseField control={control} courses={choices.courses} withheld={choices.withheld} />
        <InstructorsField
          control={control}
          instructors={choices.instructors}
          viewerId={planner.id}
          isOwn={planner.isInstructor}
        />
      </>
    )}
    {step === 'sessions' && <SessionFields control={control} />}
    {step === 'venue' && <VenueFields control={control} choices={choices} />}
    {step === 'seats' && <SeatFields control={control} />}
  </div>
)

const whole = (snapshot: PlanWizardSnapshot) => snapshot

const isStep = (key: string | null): key is PlanStep => PLAN_STEPS.some((step) => step.key === key)

type WizardProps = Readonly<{
  actor: ClassPlanningActor
  wizardActor: PlanWizardActor
  choices: ClassChoices
  planner: Planner
}>

const PlanWizard = ({ actor, wizardActor, choices, planner }: WizardProps) => {
  const words = useWords()
  const formats = useFormats()
  const { steps, newClass, schedule } = words.classDesk
  const snapshot = useSelector(wizardActor, whole)
  const clashes = useSelector(actor, ({ children }) => children.clashes)
  const lostCourseId = useSelector(actor, ({ context }) => context.lostCourseId)
  const wizard = connectWizard<ClassPlan, number>(PLAN_STEPS, snapshot, (event) => wizardActor.send(event))
  const saying = (path: string): string | undefined => {
    const refusal = wizard.refusal(path)
    const rule = wizard.error(path)
    return refusal ?? (rule === null ? undefined : planWords(words, formats, path, rule))
  }
  const control: PlanControl = {
    plan: snapshot.context.values,
    isReadOnly: wizard.isBusy,
    saying,
    change: wizard.change,
    leave: (path) => whenLeft(() => wizard.leave(path)),
  }
  const { step } = wizard
  return (
    <WizardView
      wizard={wizard}
      label={newClass()}
      steps={PLAN_STEPS.map(({ key }) => ({ key, title: steps[key](), lead: steps[`${key}Lead`]() }))}
      review={{ title: steps.review(), lead: steps.reviewLead() }}
      submitLabel={schedule()}
      errors={wizard.complaints.map((path) => ({
        fieldId: planFieldId(path),
        message: `${planLabel(words, path)}: ${saying(path) ?? ''}`,
      }))}
    >
      {isStep(step) ? (
        <StepFields step={step} control={control} choices={choices} planner={planner} lostCourseId={lostCourseId} />
      ) : (
        <Suspense fallback={<Skeleton height="24rem" />}>
          <PlanReview plan={snapshot.context.values} choices={choices} onChange={wizard.choose} />
        </Suspense>
      )}
      {clashes && <ClashBanner actor={clashes} />}
    </WizardView>
  )
}

export type PlanningPageProps = Readonly<{
  machine: typeof classPlanningMachine
  planner: Planner
  /** The class that is to be held again. */
  from: number | null
}>

export const PlanningPage = ({ machine, planner, from }: PlanningPageProps) => {
  const words = useWords()
  const { classDesk } = words
  const actor = useActorRef(machine, { input: { from } })
  const isLoading = useSelector(actor, (at) => at.matches('gathering'))
  const isFailed = useSelector(actor, (at) => at.matches('failed'))
  const isPlanned = useSelector(actor, (at) => at.matches('planned'))
  const ground = useSelector(actor, ({ context }) => context.ground)
  const classId = useSelector(actor, ({ context }) => context.classId)
  const isAgain = useSelector(actor, ({ context }) => context.from !== null)
  const fault = useSelector(actor, ({ context }) => context.fault)
  const wizard = useSelector(actor, ({ children }) => children.wizard)
  return (
    <PageFrame>
      <PageHeader title={classDesk.newClass()} lead={isAgain ? classDesk.againLead() : classDesk.newLead()} />
      {isLoading && (
        <div role="status" aria-label={classDesk.loading()} className={styles.loading}>
          <Skeleton height="4rem" width="40%" />
          <Skeleton height="24rem" />
        </div>
      )}
      {isFailed && (
        <ErrorState
          title={classDesk.groundFailed()}
          {...retryWay(words, fault, () => actor.send({ type: 'ground.retried' }))}
        >
          {faultWords(words, fault)}
        </ErrorState>
      )}
      {isPlanned && classId !== null && (
        <div role="status">
          <EmptyState
            title={classDesk.plannedTitle()}
            action={
              <>
                <LinkButton href={`/instructor/course/${classId}`}>{classDesk.seeClass()}</LinkButton>
                <Button variant="outline" onClick={() => actor.send({ type: 'planning.repeated' })}>
                  {classDesk.planAnother()}
                </Button>
              </>
            }
          >
            {classDesk.planned()}
          </EmptyState>
        </div>
      )}
      {wizard && ground && <PlanWizard actor={actor} wizardActor={wizard} choices={ground.choices} planner={planner} />}
    </PageFrame>
  )
}
