import { useActorRef, useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import { recordedClassOf, type RecordPlan, type RecordStep } from '../../../domain/class-record-plan.ts'
import type { ClassChoices } from '../../../domain/contract/held-class.contract.ts'
import type { RecordedClass, RecordedLine, RecordedPreview } from '../../../domain/contract/recorded-class.contract.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { resourceFace, selectData, selectFault } from '../../../machines/resource/resource.connect.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import { useDates } from '../../dates.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import type { DescriptionListProps } from '../../ui/description-list.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'
import { ReviewSection } from '../../wizard/review-section.view.tsx'
import { ClashText } from '../class-desk/clash-banner.view.tsx'
import { faultWords, retryWay } from '../fault-words.ts'

const styles = {
  root: css({ display: 'grid', gap: '3' }),
  title: css({ textStyle: 'heading.card' }),
  rows: css({ display: 'grid', gap: '0', listStyle: 'none', padding: '0', margin: '0' }),
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '3',
    rowGap: '1',
    paddingBlock: '2',
    borderBlockEndWidth: 'hairline',
    borderColor: 'border',
    _last: { borderBlockEndWidth: 'none' },
  }),
  who: css({ display: 'grid', minWidth: '0', overflowWrap: 'anywhere' }),
  name: css({ fontWeight: 'medium' }),
  quiet: css({ textStyle: 'small', color: 'fg.muted' }),
  list: css({ display: 'grid', gap: '1', marginBlock: '1' }),
}

export type RecordedPreviewMachine = ResourceMachine<RecordedPreview, RecordedClass>

const Line = ({ line, at }: Readonly<{ line: RecordedLine; at: number }>) => {
  const { classRecording: said } = useWords()
  const { text, name, agency, problem, isHeld } = line
  return (
    <li className={styles.row}>
      <span className={styles.who}>
        <span className={styles.name}>
          <bdi>{name ?? text}</bdi>
        </span>
        <span className={styles.quiet}>
          {said.line({ line: at + 1 })} <bdi>{name === null ? '' : text}</bdi> {agency !== null && <bdi>{agency}</bdi>}
        </span>
      </span>
      {problem !== null ? (
        <StatusChip tone="danger">{said.problems[problem]()}</StatusChip>
      ) : isHeld ? (
        <StatusChip>{said.held()}</StatusChip>
      ) : (
        <StatusChip tone="success">{said.certificate()}</StatusChip>
      )}
    </li>
  )
}

type LookedProps = Readonly<{
  preview: RecordedPreview
  onCorrect: () => void
  /** The places of lines that are to go. */
  onLeaveOut: (places: readonly number[]) => void
}>

const Looked = ({ preview, onCorrect, onLeaveOut }: LookedProps) => {
  const { classRecording: said } = useWords()
  const lines = preview.lines.map((line, at) => ({ line, at }))
  const wrong = lines.filter(({ line }) => line.problem !== null)
  const right = lines.filter(({ line }) => line.problem === null)
  return (
    <>
      {wrong.length > 0 && (
        <Banner
          tone="warning"
          announce="status"
          title={said.wrong({ count: wrong.length })}
          action={
            <>
              <Button variant="outline" size="sm" onClick={() => onLeaveOut(wrong.map(({ at }) => at))}>
                {said.leaveOut({ count: wrong.length })}
              </Button>
              <Button variant="outline" size="sm" onClick={onCorrect}>
                {said.correct()}
              </Button>
            </>
          }
        />
      )}
      {wrong.length === 0 && (
        <p role="status" className={styles.name}>
          {said.certificates({ count: preview.certificates })}
        </p>
      )}
      {/* What is to be put right first: among two hundred lines nobody would find it. */}
      <ul aria-label={said.names()} className={styles.rows}>
        {[...wrong, ...right].map(({ line, at }) => (
          <Line key={`${at} ${line.text}`} line={line} at={at} />
        ))}
      </ul>
      {preview.clashes.length > 0 && (
        <Banner tone="warning" announce="status" title={said.clashes()}>
          <ul className={styles.list}>
            {preview.clashes.map((clash) => (
              <li key={`${clash.kind} ${clash.startsAt} ${clash.courseTitle} ${clash.venue}`}>
                <ClashText clash={clash} />
              </li>
            ))}
          </ul>
          {said.clashesText()}
        </Banner>
      )}
    </>
  )
}

type PeopleReviewProps = Readonly<{ machine: RecordedPreviewMachine; form: RecordedClass }> &
  Pick<LookedProps, 'onCorrect' | 'onLeaveOut'>

/** Whom the lines name, as the server knows them, and what it would come to. */
const PeopleReview = ({ machine, form, onCorrect, onLeaveOut }: PeopleReviewProps) => {
  const words = useWords()
  const { classRecording: said } = words
  const actor = useActorRef(machine, { input: { query: form } })
  const face = useSelector(actor, resourceFace)
  const preview = useSelector(actor, selectData)
  const fault = useSelector(actor, selectFault)
  return (
    <Surface as="section" aria-label={said.names()} className={styles.root}>
      <h3 className={styles.title}>{said.names()}</h3>
      {preview && <Looked preview={preview} onCorrect={onCorrect} onLeaveOut={onLeaveOut} />}
      {!preview && face === 'failed' && (
        <ErrorState
          level={3}
          title={said.unlooked()}
          {...retryWay(words, fault, () => actor.send({ type: 'resource.retried' }))}
        >
          {faultWords(words, fault)}
        </ErrorState>
      )}
      {!preview && face !== 'failed' && (
        <div role="status" aria-label={said.looking()}>
          <Skeleton height="6rem" />
        </div>
      )}
    </Surface>
  )
}

type RecordReviewProps = Readonly<{
  plan: RecordPlan
  choices: ClassChoices
  preview: RecordedPreviewMachine
  onChange: (step: RecordStep) => void
}> &
  Pick<LookedProps, 'onLeaveOut'>

/** All of it once more, with whom its lines name. */
export const RecordReview = ({ plan, choices, preview, onChange, onLeaveOut }: RecordReviewProps) => {
  const { classDesk, classRecording: said } = useWords()
  const { fields, steps } = classDesk
  const formats = useFormats()
  const dates = useDates()
  const form = recordedClassOf(plan)
  const teachers = choices.instructors.filter(({ id }) => form.instructorIds.includes(id)).map(({ name }) => name)
  const host = choices.agencies.find(({ id }) => id === form.hostAgencyId)?.name
  const items: Readonly<Record<RecordStep, DescriptionListProps['items']>> = {
    course: [
      {
        key: 'courseId',
        term: fields.courseId(),
        value: choices.courses.find(({ id }) => id === form.courseId)?.title ?? fields.none(),
      },
      { key: 'instructors', term: fields.allInstructors(), value: formats.list(teachers) },
    ],
    sessions: form.sessions.map(({ startsAt, endsAt }, at) => ({
      key: startsAt,
      term: fields.session({ number: at + 1 }),
      value: <time dateTime={startsAt}>{dates.span(startsAt, endsAt, form.timeZone)}</time>,
    })),
    venue: [
      { key: 'venue', term: fields.venue(), value: <bdi>{form.venue}</bdi> },
      { key: 'address', term: fields.address(), value: <bdi>{`${form.address}, ${form.city}, ${form.county}`}</bdi> },
      { key: 'host', term: fields.hostAgencyId(), value: <bdi>{host ?? fields.noHost()}</bdi> },
    ],
    people: [
      { key: 'people', term: said.peopleLabel(), value: formats.number(form.people.length) },
      { key: 'evidence', term: said.evidence(), value: <bdi>{form.evidence}</bdi> },
    ],
  }
  return (
    <>
      {(['course', 'sessions', 'venue', 'people'] as const).map((key) => (
        <ReviewSection
          key={key}
          title={key === 'people' ? said.people() : steps[key]()}
          items={items[key]}
          onChange={() => onChange(key)}
        />
      ))}
      <PeopleReview machine={preview} form={form} onCorrect={() => onChange('people')} onLeaveOut={onLeaveOut} />
    </>
  )
}
