import { useActorRef, useSelector } from '@xstate/react'
import { Pause, Pencil, Play, Plus, Trash2, Undo2, type LucideIcon } from 'lucide-react'
import { css } from 'styled-system/css'

import type { MailingMove, ReportMailing } from '../../../domain/contract/report-mailing.contract.ts'
import { LAST_DAY, type MailingState } from '../../../domain/report-mailing.ts'
import { useLanguage, useWords, type Words } from '../../../i18n/words.tsx'
import type { DeedActor } from '../../../machines/deed/deed.machine.ts'
import {
  firstMailing,
  mailingValuesOf,
  type MailingHeld,
  type MailingValues,
} from '../../../machines/reports/report-mailing.machine.ts'
import { resourceFace, selectData, selectFault } from '../../../machines/resource/resource.connect.ts'
import { useDates } from '../../dates.ts'
import { AskedFormDialog } from '../../form/form-dialog.view.tsx'
import { useAskedForm } from '../../form/use-asked-form.ts'
import { OWN_NAME } from '../../shell/toolbar/languages.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { DescriptionList } from '../../ui/description-list.view.tsx'
import { DetailSection } from '../../ui/detail.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { StatusChip, type StatusTone } from '../../ui/status-chip.view.tsx'
import { useDeed } from '../deed-dialog.view.tsx'
import { DeedFailure } from '../deed-failure.view.tsx'
import { faultWords, retryWay } from '../fault-words.ts'
import { mailedViewIn } from './mailed-view.ts'
import { MailingForm } from './mailing-form.view.tsx'
import type { MailingsMachines, MovingMailing } from './reports.props.ts'

const styles = {
  list: css({ display: 'grid', gap: '5', listStyle: 'none', margin: '0', padding: '0' }),
  one: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '2' }),
  head: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' }),
  name: css({ textStyle: 'heading.card', overflowWrap: 'anywhere' }),
  people: css({ listStyle: 'none', margin: '0', padding: '0', overflowWrap: 'anywhere' }),
  quiet: css({ textStyle: 'small', color: 'fg.muted' }),
  moves: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
}

const TONES: Readonly<Record<MailingState, StatusTone>> = {
  active: 'success',
  paused: 'neutral',
  stopped: 'danger',
  removed: 'neutral',
}

/** How a move is written among the words. */
const WORD_OF = {
  'mailing.paused': 'paused',
  'mailing.resumed': 'resumed',
  'mailing.removed': 'removed',
  'mailing.restored': 'restored',
} as const satisfies Readonly<Record<MailingMove, string>>

const ICONS: Readonly<Record<MailingMove, LucideIcon>> = {
  'mailing.paused': Pause,
  'mailing.resumed': Play,
  'mailing.removed': Trash2,
  'mailing.restored': Undo2,
}

const nameIn = (words: Words, { kind, agency, view }: ReportMailing): string => {
  const { kinds, mailings: said } = words.reportsList
  if (kind === 'view') return view ? mailedViewIn(words, view) : said.viewGone()
  return kind === 'national' ? kinds.national() : said.packOf({ agency: agency ?? said.gone() })
}

type MailingProps = Readonly<{
  mailing: ReportMailing
  timeZone: string
  moving: DeedActor<MovingMailing>
  onChange: () => void
}>

const Mailing = ({ mailing, timeZone, moving, onChange }: MailingProps) => {
  const words = useWords()
  const { mailings: said, whole } = words.reportsList
  const dates = useDates()
  const isBusy = useSelector(moving, (at) => at.hasTag('busy'))
  const { day, format, language, moves, nextAt, owner, problem, recipients, sentAt, state } = mailing
  const name = nameIn(words, mailing)
  const moment = (at: string) => <time dateTime={at}>{dates.moment(at, timeZone)}</time>
  return (
    <li className={styles.one}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <bdi>{name}</bdi>
        </h3>
        <StatusChip tone={TONES[state]}>{said.states[state]()}</StatusChip>
      </div>
      {problem !== null && (
        <Banner tone={state === 'stopped' ? 'danger' : 'warning'}>{said.problems[problem]()}</Banner>
      )}
      <DescriptionList
        items={[
          { key: 'day', term: said.day(), value: day === LAST_DAY ? said.last() : said.days({ day }) },
          { key: 'format', term: said.format(), value: <bdi>{whole[format]()}</bdi> },
          { key: 'language', term: said.language(), value: <bdi>{OWN_NAME[language]}</bdi> },
          ...(nextAt === null ? [] : [{ key: 'next', term: said.next(), value: moment(nextAt) }]),
          { key: 'sent', term: said.sent(), value: sentAt === null ? said.never() : moment(sentAt) },
          {
            key: 'to',
            term: said.to(),
            value: (
              <ul className={styles.people}>
                {recipients.map(({ address, isAllowed }) => (
                  <li key={address}>
                    <bdi dir="ltr">{address}</bdi>
                    {!isAllowed && <div className={styles.quiet}>{said.barred()}</div>}
                  </li>
                ))}
              </ul>
            ),
          },
          { key: 'by', term: said.by(), value: <bdi>{owner}</bdi> },
        ]}
      />
      <div className={styles.moves}>
        <Button
          size="sm"
          variant="outline"
          icon={Pencil}
          aria-label={said.moveOf({ move: said.change(), report: name })}
          onClick={onChange}
        >
          {said.change()}
        </Button>
        {moves.map((move) => (
          <Button
            key={move}
            size="sm"
            variant="outline"
            icon={ICONS[move]}
            aria-label={said.moveOf({ move: said.moves[WORD_OF[move]](), report: name })}
            aria-disabled={isBusy || undefined}
            onClick={() => moving.send({ type: 'deed.begun', subject: { mailing, move } })}
          >
            {said.moves[WORD_OF[move]]()}
          </Button>
        ))}
      </div>
    </li>
  )
}

/** One that was removed is there again at a press, until something else is done. */
const Removed = ({ moving }: Pick<MailingProps, 'moving'>) => {
  const words = useWords()
  const { mailings: said } = words.reportsList
  const last = useSelector(moving, ({ context }) => context.done?.subject)
  if (last?.move !== 'mailing.removed') return null
  return (
    <Banner
      tone="info"
      announce="status"
      action={
        <Button
          size="sm"
          variant="outline"
          icon={Undo2}
          onClick={() =>
            moving.send({ type: 'deed.begun', subject: { mailing: last.mailing, move: 'mailing.restored' } })
          }
        >
          {said.moves.restored()}
        </Button>
      }
    >
      {said.removed({ report: `\u2068${nameIn(words, last.mailing)}\u2069` })}
    </Banner>
  )
}

/** Reports that are mailed on a day of each month: when next, to whom, and what went wrong. */
const ReportMailings = ({ machines }: Readonly<{ machines: MailingsMachines }>) => {
  const words = useWords()
  const { mailings: said } = words.reportsList
  const language = useLanguage()
  const actor = useActorRef(machines.list, { input: { query: undefined } })
  const data = useSelector(actor, selectData)
  const face = useSelector(actor, resourceFace)
  const fault = useSelector(actor, selectFault)
  const moving = useDeed(machines.moving, () => {})
  const settingUp = useAskedForm<MailingValues, MailingHeld, ReportMailing>(
    machines.settingUp,
    firstMailing(language),
    () => {},
  )
  const changed = useSelector(settingUp, ({ context }) => context.about)
  return (
    <DetailSection
      title={said.title()}
      lead={said.lead()}
      actions={
        data && (
          <Button
            icon={Plus}
            variant="outline"
            onClick={() => settingUp.send({ type: 'form.begun', values: firstMailing(language) })}
          >
            {said.add()}
          </Button>
        )
      }
    >
      <DeedFailure actor={moving} failed={said.moveFailed()} refused={said.moveFailed()} />
      <Removed moving={moving} />
      {data ? (
        <>
          {data.items.length === 0 && <p className={styles.quiet}>{said.none()}</p>}
          <ul aria-label={said.title()} className={styles.list}>
            {data.items.map((mailing) => (
              <Mailing
                key={mailing.id}
                mailing={mailing}
                timeZone={data.timeZone}
                moving={moving}
                onChange={() =>
                  settingUp.send({ type: 'form.begun', about: mailing, values: mailingValuesOf(mailing) })
                }
              />
            ))}
          </ul>
          <AskedFormDialog
            actor={settingUp}
            title={changed ? said.change() : said.add()}
            description={changed ? said.changeLead() : said.lead()}
            send={changed ? said.saveChange() : said.save()}
            first="what"
            renderForm={(id, form) => <MailingForm id={id} actor={form} known={data} changed={changed} />}
          />
        </>
      ) : face === 'failed' ? (
        <ErrorState
          size="section"
          level={3}
          title={said.failed()}
          {...retryWay(words, fault, () => actor.send({ type: 'resource.retried' }))}
        >
          {faultWords(words, fault)}
        </ErrorState>
      ) : (
        <div role="status" aria-label={said.loading()}>
          <Skeleton height="8rem" />
        </div>
      )}
    </DetailSection>
  )
}

// The default export is what React's lazy() takes.
export default ReportMailings
