import { classFormOf, PLAN_STEPS, type ClassPlan, type PlanStep } from '../../../domain/class-plan.ts'
import type { ClassChoices } from '../../../domain/contract/held-class.contract.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { useDates } from '../../dates.ts'
import type { DescriptionListProps } from '../../ui/description-list.view.tsx'
import { ReviewSection } from '../../wizard/review-section.view.tsx'

type Items = DescriptionListProps['items']

type PlanReviewProps = Readonly<{
  plan: ClassPlan
  choices: ClassChoices
  onChange: (step: PlanStep) => void
}>

/** The whole plan once more, with its times as students will read them. */
const PlanReview = ({ plan, choices, onChange }: PlanReviewProps) => {
  const { fields, steps } = useWords().classDesk
  const formats = useFormats()
  const dates = useDates()
  const form = classFormOf(plan)
  const people = choices.instructors.filter(({ id }) => plan.coInstructorIds.includes(id)).map(({ name }) => name)
  const host = choices.agencies.find(({ id }) => id === plan.hostAgencyId)?.name
  const items: Readonly<Record<PlanStep, Items>> = {
    course: [
      {
        key: 'courseId',
        term: fields.courseId(),
        value: choices.courses.find(({ id }) => id === plan.courseId)?.title ?? fields.none(),
      },
      {
        key: 'coInstructorIds',
        term: fields.coInstructorIds(),
        value: people.length === 0 ? fields.none() : formats.list(people),
      },
    ],
    sessions: form.sessions.map(({ startsAt, endsAt }, at) => ({
      key: startsAt,
      term: fields.session({ number: at + 1 }),
      value: <time dateTime={startsAt}>{dates.span(startsAt, endsAt, plan.timeZone)}</time>,
    })),
    venue: [
      { key: 'venue', term: fields.venue(), value: <bdi>{plan.venue}</bdi> },
      { key: 'address', term: fields.address(), value: <bdi>{`${plan.address}, ${plan.city}, ${plan.county}`}</bdi> },
      { key: 'host', term: fields.hostAgencyId(), value: <bdi>{host ?? fields.noHost()}</bdi> },
    ],
    seats: [
      { key: 'capacity', term: fields.capacity(), value: formats.number(form.capacity) },
      {
        key: 'closes',
        term: fields.registrationClosesAt(),
        value: (
          <time dateTime={form.registrationClosesAt}>{dates.closing(form.registrationClosesAt, plan.timeZone)}</time>
        ),
      },
      { key: 'notes', term: fields.notes(), value: plan.notes === '' ? fields.none() : <bdi>{plan.notes}</bdi> },
    ],
  }
  return PLAN_STEPS.map(({ key }) => (
    <ReviewSection key={key} title={steps[key]()} items={items[key]} onChange={() => onChange(key)} />
  ))
}

// The default export is what React's lazy() takes.
export default PlanReview
