import { useSelector } from '@xstate/react'
import { CalendarPlus } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'

import { isDay } from '../../../domain/calendar.ts'
import type { ExtensionPreview } from '../../../domain/contract/enrollment-record.contract.ts'
import { EXTENSION_DAYS_MAX } from '../../../domain/enrollment-change.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import {
  daysWritten,
  type EnrollmentExtensionActor,
  type ExtensionChoice,
} from '../../../machines/enrollment-extension/enrollment-extension.machine.ts'
import { goToNews } from '../../form/form-news.view.tsx'
import { focusableWhileScrolling } from '../../ui/focusable-while-scrolling.ts'
import { Segmented } from '../../ui/segmented.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { AskingDialog } from '../asking-dialog.view.tsx'
import { Day } from '../day.view.tsx'

const styles = {
  fields: css({ display: 'grid', gap: '4' }),
  summary: css({ fontWeight: 'medium' }),
  rows: css({ display: 'grid', gap: '2', maxHeight: '[32rem]', overflowY: 'auto' }),
  row: css({
    display: 'grid',
    gap: '0.5',
    paddingBlockEnd: '2',
    borderBlockEndWidth: 'hairline',
    borderColor: 'border',
    _last: { borderBlockEndWidth: 'none' },
  }),
  name: css({ fontWeight: 'medium', overflowWrap: 'anywhere' }),
  course: css({ textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' }),
  change: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2' }),
  arrow: css({ color: 'fg.muted', _rtl: { transform: 'scaleX(-1)' } }),
  note: css({ textStyle: 'small', color: 'fg.muted' }),
}

const WAYS = ['days', 'until'] as const

type RowProps = Readonly<{ row: ExtensionPreview['rows'][number] }>

const Row = ({ row: { name, courseTitle, before, after, completes, reason } }: RowProps) => {
  const { extending: said } = useWords().enrollmentRecordsList
  const why = reason !== null && reason in said.reasons ? said.reasons[reason as keyof typeof said.reasons]() : null
  return (
    <li className={styles.row}>
      <bdi className={styles.name}>{name}</bdi>
      <bdi className={styles.course}>{courseTitle}</bdi>
      <span className={styles.change}>
        <Day at={before} />
        {after === null ? (
          <span className={styles.note}>{why ?? said.stays()}</span>
        ) : (
          <>
            <span aria-hidden className={styles.arrow}>
              →
            </span>
            <strong>
              <Day at={after} />
            </strong>
            {completes && <span className={styles.note}>{said.completes()}</span>}
          </>
        )}
      </span>
    </li>
  )
}

/** What it would come to: how many, which of them for good, and old and new of the first of them. */
const Preview = ({ preview: { total, extended, completed, rows } }: Readonly<{ preview: ExtensionPreview }>) => {
  const { extending: said } = useWords().enrollmentRecordsList
  return (
    <section aria-label={said.preview()} className={styles.fields}>
      <p role="status" className={styles.summary}>
        {said.wouldExtend({ count: extended })} {total > extended && said.wouldStay({ count: total - extended })}{' '}
        {completed > 0 && said.wouldComplete({ count: completed })}
      </p>
      <ul
        ref={(element) => (element ? focusableWhileScrolling(element) : undefined)}
        aria-label={said.rows()}
        className={styles.rows}
      >
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
      {rows.length < total && <p className={styles.note}>{said.first({ count: rows.length })}</p>}
    </section>
  )
}

/** How far is chosen first; what that comes to is looked at, and confirmed. */
export const ExtendingDialog = ({ actor }: Readonly<{ actor: EnrollmentExtensionActor }>) => {
  const { enrollmentRecordsList, lists } = useWords()
  const { extending: said } = enrollmentRecordsList
  const formats = useFormats()
  const fields = useRef<HTMLDivElement>(null)
  const { people, choice, preview, fault } = useSelector(actor, ({ context }) => context)
  const isOpen = useSelector(actor, (at) => !at.matches('resting'))
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'))
  const isKept = useSelector(actor, (at) => at.hasTag('kept'))
  const isRefused = useSelector(actor, (at) => at.matches('refused'))
  const isNotDone = useSelector(actor, (at) => at.hasTag('error'))
  const isWanting = useSelector(actor, (at) => at.matches({ choosing: 'wanting' }))
  const canLook = useSelector(actor, (at) => at.can({ type: 'look.asked' }))
  const canExtend = useSelector(actor, (at) => at.can({ type: 'extension.confirmed' }))
  if (people === null) return null
  const change = (more: Partial<ExtensionChoice>) =>
    actor.send({ type: 'choice.changed', choice: { ...choice, ...more } })
  const isLooked = preview !== null
  const areDaysWrong = (isWanting || choice.days.trim() !== '') && daysWritten(choice.days) === null
  const isDayMissing = isWanting && !isDay(choice.until)
  const confirm = () => {
    flushSync(() => actor.send({ type: isLooked ? 'extension.confirmed' : 'look.asked' }))
    if (fields.current && actor.getSnapshot().matches({ choosing: 'wanting' })) goToNews(fields.current)
  }
  return (
    <AskingDialog
      role="dialog"
      isOpen={isOpen}
      icon={CalendarPlus}
      title={people.isExact ? said.title({ count: people.count }) : said.atLeast()}
      about={people.name}
      text={said.text()}
      confirm={isLooked ? said.confirm({ count: preview.extended }) : said.look()}
      isBusy={isBusy}
      isRefused={isRefused}
      canConfirm={isBusy || (isLooked ? canExtend : canLook)}
      failed={
        isNotDone && {
          ...(isLooked ? { title: said.failed() } : { title: said.unlooked(), unanswered: said.unlooked() }),
          fault,
        }
      }
      onKeep={() => actor.send({ type: 'extension.left' })}
      onConfirm={confirm}
    >
      <div ref={fields} className={styles.fields}>
        <Segmented
          legend={said.way()}
          segments={WAYS.map((way) => ({ value: way, label: said.ways[way]() }))}
          value={choice.way}
          disabled={isKept}
          onValueChange={(way) => change({ way })}
        />
        {choice.way === 'days' ? (
          <TextField
            label={said.days()}
            help={said.daysHelp()}
            {...(areDaysWrong && { error: said.daysWrong({ most: formats.number(EXTENSION_DAYS_MAX) }) })}
            inputMode="numeric"
            autoComplete="off"
            required
            value={choice.days}
            readOnly={isKept}
            onValueChange={(days) => change({ days })}
          />
        ) : (
          <TextField
            type="date"
            label={said.until()}
            help={said.untilHelp()}
            {...(isDayMissing && { error: lists.fieldRequired() })}
            required
            value={choice.until}
            readOnly={isKept}
            onValueChange={(until) => change({ until })}
          />
        )}
        {preview && <Preview preview={preview} />}
      </div>
    </AskingDialog>
  )
}
