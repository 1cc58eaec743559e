import { useActorRef, useSelector } from '@xstate/react'
import { FileUp, Undo2, UserPlus } from 'lucide-react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'

import type { Group } from '../../../domain/contract/group.contract.ts'
import { IMPORT_ROWS_LIST, type ImportRow } from '../../../domain/contract/import-rows.list.ts'
import type { PeopleImport } from '../../../domain/contract/import.contract.ts'
import { LEFT_OUT } from '../../../domain/import.ts'
import { listAddress, wholeList, type ListAsked } from '../../../domain/list.ts'
import { useFormats, useLanguage, useWords, type Words } from '../../../i18n/words.tsx'
import type { ImportActor, importMachine } from '../../../machines/import/import.machine.ts'
import type { ListMachine } from '../../../machines/list/list.machine.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import { ProgressBar } from '../../ui/progress-bar.view.tsx'
import { Spinner } from '../../ui/spinner.view.tsx'
import { FaultBanner } from '../fault-banner.view.tsx'
import { faultWords, retryWay } from '../fault-words.ts'
import type { StudentsPageProps } from './group-students.props.ts'
import { ImportCounts, type RowsAt } from './import-counts.view.tsx'
import { FILE_FIELD, ImportFile } from './import-file.view.tsx'
import { ImportRows } from './import-rows.view.tsx'
import { ImportUndoDialog } from './import-undo-dialog.view.tsx'
import { isolated } from './student-words.ts'

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '5' }),
  heading: css({ textStyle: 'heading.section' }),
  lead: css({ color: 'fg.muted', maxWidth: 'prose' }),
  acts: css({ display: 'flex', flexWrap: 'wrap', gap: '3' }),
  waiting: css({ display: 'flex', alignItems: 'center', gap: '3', overflowWrap: 'anywhere' }),
  facts: css({ overflowWrap: 'anywhere' }),
  text: css({ display: 'grid', gap: '1' }),
}

type Of = Readonly<{ actor: ImportActor; held: PeopleImport; rowsAt: RowsAt }>

const Facts = ({ held: { fileName, groupName, rowCount, ignoredColumns } }: Pick<Of, 'held'>) => {
  const { peopleImport } = useWords()
  const formats = useFormats()
  return (
    <>
      <p className={styles.facts}>
        {peopleImport.facts({ file: isolated(fileName), group: isolated(groupName) })}.{' '}
        {peopleImport.checked({ count: rowCount })}.
      </p>
      {ignoredColumns.length > 0 && (
        <Banner
          tone="warning"
          title={peopleImport.ignored({ columns: formats.list(ignoredColumns.map((name) => isolated(name))) })}
        >
          {peopleImport.ignoredHelp()}
        </Banner>
      )}
    </>
  )
}

/** Who they are of is invited all the same: it would go unseen among the rows. */
const PhonesLeftOut = ({ held: { phonesLeftOut } }: Pick<Of, 'held'>) => {
  const { peopleImport } = useWords()
  return phonesLeftOut > 0 && <p className={styles.lead}>{peopleImport.phonesLeftOut({ count: phonesLeftOut })}</p>
}

const AnotherFile = ({ actor, words }: Readonly<{ actor: ImportActor; words: string }>) => {
  const canBegin = useSelector(actor, (at) => at.can({ type: 'import.begun' }))
  const begin = () => {
    flushSync(() => actor.send({ type: 'import.begun' }))
    // What was pressed is gone.
    document.getElementById(FILE_FIELD)?.focus()
  }
  return (
    <Button variant="outline" icon={FileUp} aria-disabled={!canBegin || undefined} onClick={begin}>
      {words}
    </Button>
  )
}

const Preview = ({ actor, held, rowsAt }: Of) => {
  const words = useWords()
  const { peopleImport } = words
  const isStarting = useSelector(actor, (at) => at.matches('starting'))
  const isUnstarted = useSelector(actor, (at) => at.matches({ previewing: 'unstarted' }))
  const canStart = useSelector(actor, (at) => at.can({ type: 'import.started' }))
  const canLeave = useSelector(actor, (at) => at.can({ type: 'import.cancelled' }))
  const fault = useSelector(actor, ({ context }) => context.fault)
  const { ready, invalid } = held.verdicts
  const isCorrectable = invalid > 0 || held.ignoredColumns.length > 0
  return (
    <>
      <Facts held={held} />
      <ImportCounts held={held} of={['verdict']} rowsAt={rowsAt} />
      <div role="status" className={styles.text}>
        <p>{peopleImport.ready({ count: ready })}</p>
        {ready > 0 && held.rowCount > ready && <p className={styles.lead}>{peopleImport.readyHelp()}</p>}
        <PhonesLeftOut held={held} />
        {ready === 0 && invalid > 0 && <p className={styles.lead}>{peopleImport.noneReady()}</p>}
      </div>
      {isUnstarted && <FaultBanner title={peopleImport.unstarted()} fault={fault} />}
      <div className={styles.acts}>
        {ready > 0 && (
          <Button
            icon={UserPlus}
            busy={isStarting}
            aria-disabled={!canStart || undefined}
            onClick={() => actor.send({ type: 'import.started' })}
          >
            {peopleImport.start({ count: ready })}
          </Button>
        )}
        <AnotherFile actor={actor} words={isCorrectable ? peopleImport.chooseAgain() : peopleImport.another()} />
        <Button
          variant="outline"
          aria-disabled={!canLeave || undefined}
          onClick={() => actor.send({ type: 'import.cancelled' })}
        >
          {peopleImport.leave()}
        </Button>
      </div>
    </>
  )
}

const doneOf = ({ outcomes }: PeopleImport): number => Object.values(outcomes).reduce((sum, count) => sum + count, 0)

const Running = ({ actor, held }: Omit<Of, 'rowsAt'>) => {
  const { peopleImport } = useWords()
  const formats = useFormats()
  const canStop = useSelector(actor, (at) => at.can({ type: 'import.cancelled' }))
  const { ready } = held.verdicts
  const done = doneOf(held)
  return (
    <>
      <Facts held={held} />
      <ProgressBar
        label={peopleImport.running()}
        value={done}
        max={ready}
        valueText={peopleImport.progress({ done: formats.number(done), ready: formats.number(ready) })}
      />
      <p className={styles.lead}>{peopleImport.runningLead()}</p>
      <div className={styles.acts}>
        <Button
          variant="outline"
          aria-disabled={!canStop || undefined}
          onClick={() => actor.send({ type: 'import.cancelled' })}
        >
          {peopleImport.stop()}
        </Button>
      </div>
    </>
  )
}

const overTitle = ({ peopleImport }: Words, held: PeopleImport): string => {
  if (held.state === 'done') return peopleImport.done()
  if (held.state === 'undone') return peopleImport.undone({ count: held.outcomes.withdrawn })
  return doneOf(held) === 0 ? peopleImport.left() : peopleImport.stopped()
}

const Over = ({ actor, held, rowsAt }: Of) => {
  const words = useWords()
  const left = held.rowCount - held.verdicts.ready
  const { peopleImport } = words
  const canUndo = useSelector(actor, (at) => at.can({ type: 'undo.chosen' }))
  return (
    <>
      <Banner tone={held.state === 'done' ? 'success' : 'info'} announce="status" title={overTitle(words, held)}>
        {held.state === 'undone'
          ? peopleImport.undoneHelp({ count: held.outcomes.invited })
          : peopleImport.result({ count: held.outcomes.invited })}
      </Banner>
      <Facts held={held} />
      <ImportCounts held={held} of={['outcome', 'verdict']} rowsAt={rowsAt} />
      <PhonesLeftOut held={held} />
      {left > 0 && (
        <p>
          {peopleImport.notTaken({ count: left })}{' '}
          <Link href={rowsAt({ verdict: LEFT_OUT })}>{peopleImport.seeRows()}</Link>
        </p>
      )}
      <div className={styles.acts}>
        <AnotherFile actor={actor} words={peopleImport.again()} />
        {held.openInvitations > 0 && (
          <Button
            variant="outline"
            icon={Undo2}
            aria-disabled={!canUndo || undefined}
            onClick={() => actor.send({ type: 'undo.chosen' })}
          >
            {peopleImport.undo.open({ count: held.openInvitations })}
          </Button>
        )}
      </div>
      <ImportUndoDialog actor={actor} count={held.openInvitations} />
    </>
  )
}

const Waiting = ({ label, lead }: Readonly<{ label: string; lead?: string }>) => (
  <div role="status" className={styles.text}>
    <span className={styles.waiting}>
      <Spinner />
      {label}
    </span>
    {lead !== undefined && <span className={styles.lead}>{lead}</span>}
  </div>
)

type StepProps = Readonly<{ actor: ImportActor; groups: readonly Group[]; addressOf: ImportViewProps['addressOf'] }>

const Step = ({ actor, groups, addressOf }: StepProps) => {
  const words = useWords()
  const { peopleImport } = words
  const held = useSelector(actor, ({ context }) => context.held)
  const file = useSelector(actor, ({ context }) => context.file)
  const fault = useSelector(actor, ({ context }) => context.fault)
  const isChoosing = useSelector(actor, (at) => at.matches('choosing') || at.matches('leaving'))
  const isReading = useSelector(actor, (at) => at.matches('reading') || at.matches('naming'))
  const isFailed = useSelector(actor, (at) => at.matches('failed'))
  if (isChoosing) return <ImportFile actor={actor} groups={groups} />
  if (isReading) {
    return (
      <Waiting label={peopleImport.reading({ file: isolated(file?.name ?? '') })} lead={peopleImport.readingLead()} />
    )
  }
  if (isFailed) {
    return (
      <ErrorState
        size="section"
        title={peopleImport.failedTitle()}
        {...retryWay(words, fault, () => actor.send({ type: 'look.retried' }))}
      >
        {faultWords(words, fault)} {held?.state === 'running' && peopleImport.failed()}
      </ErrorState>
    )
  }
  if (held === null) return <Waiting label={peopleImport.opening()} />
  if (held.state === 'running') return <Running actor={actor} held={held} />
  const rowsAt: RowsAt = (filters) =>
    addressOf('imports', held.id, listAddress(IMPORT_ROWS_LIST, { ...wholeList(IMPORT_ROWS_LIST), filters }))
  const Held = held.state === 'previewed' ? Preview : Over
  return <Held actor={actor} held={held} rowsAt={rowsAt} />
}

export type ImportViewProps = Readonly<{
  machine: typeof importMachine
  /** One that there is; null begins with a file. */
  importId: number | null
  rowsOf: (importId: number) => ListMachine<ImportRow>
  asked: ListAsked
  groups: readonly Group[]
  addressOf: StudentsPageProps['addressOf']
}>

/** Bringing in a file of people, from choosing it to the result of each row. */
const ImportView = ({ machine, importId, rowsOf, asked, groups, addressOf }: ImportViewProps) => {
  const { peopleImport } = useWords()
  const language = useLanguage()
  const actor = useActorRef(machine, { input: { importId, groupId: groups[0]?.id ?? 0, language } })
  const shown = useSelector(actor, ({ context: { held } }) =>
    held === null || held.state === 'running' ? null : `${held.id} ${held.state}`,
  )
  const id = useSelector(actor, ({ context }) => context.importId)
  const isReady = useSelector(actor, (at) => !at.matches('choosing') && !at.matches('leaving') && !at.matches('naming'))
  return (
    <section className={styles.root}>
      <Link variant="standalone" href={addressOf('imports')}>
        {peopleImport.all()}
      </Link>
      <h2 className={styles.heading}>{peopleImport.title()}</h2>
      <Step actor={actor} groups={groups} addressOf={addressOf} />
      {isReady && shown !== null && id !== null && <ImportRows key={shown} machine={rowsOf(id)} asked={asked} />}
    </section>
  )
}

// The default export is what React's lazy() takes.
export default ImportView
