import { useActorRef, useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import type { WholeReport } from '../../../domain/contract/report.contract.ts'
import { SHEET_FORMATS } from '../../../domain/sheet-format.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import type { DeedActor } from '../../../machines/deed/deed.machine.ts'
import { resourceFace, selectData, selectFault } from '../../../machines/resource/resource.connect.ts'
import { RowPart } from '../../list/row-part.view.tsx'
import { useProgrammeDates } from '../../programme-dates.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { DescriptionList } from '../../ui/description-list.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { DeedFailure } from '../deed-failure.view.tsx'
import { faultWords, retryWay } from '../fault-words.ts'
import { disciplineWords } from '../group-students/student-words.ts'
import { StaleBanner } from '../stale-banner.view.tsx'
import { noonOf } from './report-words.view.tsx'
import type { ReportsMachines, SavingReport } from './reports.props.ts'

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4' }),
  list: css({ display: 'grid', gap: '3', listStyle: 'none', margin: '0', padding: '0' }),
  quiet: css({ textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' }),
  strong: css({ fontWeight: 'medium', overflowWrap: 'anywhere' }),
  files: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', marginBlockStart: '1' }),
}

const Figures = ({ report }: Readonly<{ report: WholeReport }>) => {
  const words = useWords()
  const { whole } = words.reportsList
  const formats = useFormats()
  const dates = useProgrammeDates()
  const day = (of: string) => dates.shortDate(noonOf(of), 'UTC')
  const figure = (key: string, term: string, value: number | null) =>
    value === null ? [] : [{ key, term, value: formats.number(value) }]
  return (
    <RowPart title={whole.figures()}>
      {report.editions.length === 0 && <p className={styles.quiet}>{whole.notBuilt()}</p>}
      {report.state === 'built' && !report.isCurrent && <Banner tone="warning">{whole.outdated()}</Banner>}
      <DescriptionList
        items={[
          {
            key: 'period',
            term: whole.period(),
            value: (
              <>
                {whole.days({ from: day(report.days.from), to: day(report.days.to) })}
                <div className={styles.quiet}>{whole.zone({ zone: report.timeZone })}</div>
              </>
            ),
          },
          ...figure('certificates', whole.certificates(), report.certificates),
          ...figure('unlicensed', whole.unlicensed(), report.unlicensed),
          ...report.disciplines.map(({ discipline, people }) => ({
            key: `discipline ${discipline ?? ''}`,
            term: discipline === null ? whole.noDiscipline() : disciplineWords(words, discipline),
            value: formats.number(people),
          })),
        ]}
      />
    </RowPart>
  )
}

const Changes = ({ changes, changed }: Pick<WholeReport, 'changes' | 'changed'>) => {
  const words = useWords()
  const { whole } = words.reportsList
  return (
    <RowPart title={whole.changes()}>
      <ul className={styles.list}>
        {changes.map(({ kind, number, name, discipline, was, is }) => (
          <li key={number ?? discipline ?? ''}>
            <bdi className={styles.strong}>
              {name ?? (discipline === null ? whole.noDiscipline() : disciplineWords(words, discipline))}
            </bdi>
            <div className={styles.quiet}>
              {was !== null && is !== null ? whole.fromTo({ was, is }) : whole[kind]()}
              {number !== null && (
                <>
                  {' '}
                  <bdi dir="ltr">{number}</bdi>
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
      {changed > changes.length && (
        <p className={styles.quiet}>{whole.changesMore({ count: changed - changes.length })}</p>
      )}
    </RowPart>
  )
}

type EditionsProps = Readonly<{ report: WholeReport; saving: DeedActor<SavingReport> }>

const Editions = ({ report: { id, editions }, saving }: EditionsProps) => {
  const { whole, amendment } = useWords().reportsList
  const dates = useProgrammeDates()
  const isBusy = useSelector(saving, (at) => at.hasTag('busy'))
  return (
    <RowPart title={whole.editions()}>
      <DeedFailure actor={saving} unread={whole.saveFailed()} />
      <ol className={styles.list}>
        {editions.map(({ edition, builtAt, builtBy, sendings }) => (
          <li key={edition}>
            <span className={styles.strong}>{edition === 0 ? whole.first() : amendment({ number: edition })}</span>
            <div className={styles.quiet}>
              {whole.builtBy({ name: builtBy })} <time dateTime={builtAt}>{dates.dateTime(builtAt)}</time>
            </div>
            {sendings.length === 0 && <div className={styles.quiet}>{whole.unsent()}</div>}
            {sendings.map((sending) => (
              <div key={sending.id} className={styles.quiet}>
                {sending.way === 'mail' && sending.address !== null
                  ? whole.mailed({ address: sending.address, name: sending.by })
                  : whole.handed({ name: sending.by })}{' '}
                <time dateTime={sending.at}>{dates.dateTime(sending.at)}</time>
                {sending.note !== null && (
                  <div>
                    <bdi>{sending.note}</bdi>
                  </div>
                )}
              </div>
            ))}
            <div className={styles.files}>
              {SHEET_FORMATS.map((format) => (
                <Button
                  key={format}
                  size="sm"
                  variant="outline"
                  aria-disabled={isBusy || undefined}
                  onClick={() => saving.send({ type: 'deed.begun', subject: { id, edition, format } })}
                >
                  {`${whole.save()} ${whole[format]()}`}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </RowPart>
  )
}

type ReportBesideProps = Readonly<{
  id: number
  machine: ReportsMachines['whole']
  saving: DeedActor<SavingReport>
}>

/** The figures of a report, what changed since it was sent, and all that became of it. Give it a key of which it is. */
const ReportBeside = ({ id, machine, saving }: ReportBesideProps) => {
  const words = useWords()
  const { whole } = words.reportsList
  const actor = useActorRef(machine, { input: { query: id } })
  const report = useSelector(actor, selectData)
  const face = useSelector(actor, resourceFace)
  const fault = useSelector(actor, selectFault)
  const retry = () => actor.send({ type: 'resource.retried' })
  if (!report) {
    return face === 'failed' ? (
      <ErrorState size="section" level={3} title={whole.failed()} {...retryWay(words, fault, retry)}>
        {faultWords(words, fault)}
      </ErrorState>
    ) : (
      <div role="status" aria-label={whole.loading()} className={styles.root}>
        <Skeleton height="12rem" />
        <Skeleton height="8rem" />
      </div>
    )
  }
  return (
    <div className={styles.root}>
      {face === 'partial' && <StaleBanner onRetry={retry}>{whole.stale()}</StaleBanner>}
      <Figures report={report} />
      {report.changed > 0 && <Changes {...report} />}
      {report.editions.length > 0 && <Editions report={report} saving={saving} />}
    </div>
  )
}

// The default export is what React's lazy() takes.
export default ReportBeside
