import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import type { QuestionStatistics } from '../../../domain/contract/question-statistics.contract.ts'
import type { CourseQuestion } from '../../../domain/course/course-document.ts'
import { bandOf, STATISTICS_FROM, type DiscriminationBand } from '../../../domain/course/question-statistics.ts'
import { useFormats, useLanguage, useWords } from '../../../i18n/words.tsx'
import { resourceFace, selectData, selectFault } from '../../../machines/resource/resource.connect.ts'
import type { ResourceActor } from '../../../machines/resource/resource.machine.ts'
import { Button } from '../../ui/button.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { StatusChip, type StatusTone } from '../../ui/status-chip.view.tsx'
import { FaultBanner } from '../fault-banner.view.tsx'
import { spokenText } from './spoken-text.ts'

export type StatisticsActor = ResourceActor<readonly QuestionStatistics[]>

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '2' }),
  title: css({ textStyle: 'label', fontWeight: 'semibold' }),
  note: css({ textStyle: 'small', color: 'fg.muted', maxWidth: 'prose' }),
  facts: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2' }),
  choices: css({ display: 'grid', gap: '1', listStyle: 'none', margin: '0', padding: '0' }),
  choice: css({
    display: 'grid',
    gridTemplateColumns: '[minmax(0, 1fr) auto]',
    gap: '3',
    textStyle: 'small',
    overflowWrap: 'anywhere',
  }),
  share: css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
}

const TONES: Readonly<Record<DiscriminationBand, StatusTone>> = {
  poor: 'warning',
  marginal: 'neutral',
  good: 'success',
  veryGood: 'success',
}

/** Of a question in the bank: how many had it right, and whether it says little of who knows. */
export const QuestionFigure = ({ actor, questionKey }: Readonly<{ actor: StatisticsActor; questionKey: string }>) => {
  const { statistics: said } = useWords().courseEditor
  const { percent } = useFormats()
  const own = useSelector(actor, (at) => selectData(at)?.find(({ key }) => key === questionKey))
  if (!own || own.right === null) return null
  const isPoor = own.discrimination !== null && bandOf(own.discrimination) === 'poor'
  return (
    <>
      <span className={styles.note}>{said.right({ share: percent(own.right) })}</span>
      {isPoor && <StatusChip tone="warning">{said.bands.poor()}</StatusChip>}
    </>
  )
}

const Told = ({ own, question }: Readonly<{ own: QuestionStatistics; question: CourseQuestion }>) => {
  const { statistics: said, questions } = useWords().courseEditor
  const { number, percent } = useFormats()
  const language = useLanguage()
  const chosenOf = (key: string) => own.choices.find((one) => one.key === key)?.chosen ?? 0
  return (
    <>
      <p className={styles.facts}>
        <span>{said.right({ share: percent(own.right ?? 0) })}</span>
        <span>{said.answers({ count: own.answers })}</span>
        {own.discrimination === null ? (
          <span>{said.alike()}</span>
        ) : (
          <>
            <span>
              {said.discrimination({
                value: new Intl.NumberFormat(`${language}-u-nu-latn`, {
                  minimumFractionDigits: 2,
                  maximumFractionDigits: 2,
                }).format(own.discrimination),
              })}
            </span>
            <StatusChip tone={TONES[bandOf(own.discrimination)]}>{said.bands[bandOf(own.discrimination)]()}</StatusChip>
          </>
        )}
      </p>
      <ul aria-label={said.chosen()} className={styles.choices}>
        {question.choices.map(({ key, text, isCorrect }, index) => (
          <li key={key} className={styles.choice}>
            <span>
              <bdi>{spokenText(text, language) || questions.choice({ number: number(index + 1) })}</bdi>
              {isCorrect && ` (${said.isRight()})`}
            </span>
            <span className={styles.share}>{percent(chosenOf(key) / own.answers)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{said.lead()}</p>
    </>
  )
}

/** What was made of a question by those who answered it, as it was published last. */
export const QuestionFigures = ({
  actor,
  question,
}: Readonly<{ actor: StatisticsActor; question: CourseQuestion }>) => {
  const words = useWords()
  const { statistics: said } = words.courseEditor
  const formats = useFormats()
  const face = useSelector(actor, resourceFace)
  const data = useSelector(actor, selectData)
  const fault = useSelector(actor, selectFault)
  const own = data?.find(({ key }) => key === question.key)
  return (
    <div role="group" aria-label={said.title()} className={styles.root}>
      <p aria-hidden className={styles.title}>
        {said.title()}
      </p>
      {face === 'loading' && <Skeleton height="3rem" />}
      {!data && fault && (
        <FaultBanner
          isReading
          title={said.failed()}
          fault={fault}
          announce="status"
          action={
            <Button variant="outline" size="sm" onClick={() => actor.send({ type: 'resource.retried' })}>
              {words.actions.retry()}
            </Button>
          }
        />
      )}
      {data && own && own.right !== null && <Told own={own} question={question} />}
      {data && (own?.right ?? null) === null && (
        <p className={styles.note}>
          {said.tooFew({ count: own?.answers ?? 0, from: formats.number(STATISTICS_FROM) })}
        </p>
      )}
    </div>
  )
}
