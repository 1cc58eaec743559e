import { useSelector } from '@xstate/react'
import { FileUp } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { css, cx } from 'styled-system/css'
import { button } from 'styled-system/recipes/button'

import { AGENCY_VERDICTS, countOf, type AgencyVerdict } from '../../../domain/agency-import.ts'
import type { AgenciesAdded, AgencyPreview } from '../../../domain/contract/agency-import.contract.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import type { DeedActor } from '../../../machines/deed/deed.machine.ts'
import { Icon } from '../../ui/icon.view.tsx'
import { Spinner } from '../../ui/spinner.view.tsx'
import { DeedDialog, useDeed } from '../deed-dialog.view.tsx'
import { DeedFailure } from '../deed-failure.view.tsx'
import { AgencyRows } from './agency-rows.view.tsx'
import type { AgenciesMachines, BringingAgencies } from './vocabulary.props.ts'

/** Rows that are shown: those that need somebody first. */
const SHOWN = 100

const NEEDED_FIRST: readonly AgencyVerdict[] = ['invalid', 'repeated', 'known', 'ready']

const styles = {
  body: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', justifyItems: 'start', gap: '3' }),
  choose: css({ position: 'relative', overflow: 'hidden', _focusWithin: { focusRing: 'outside' } }),
  // Over the whole button: what is pressed is the field itself, and a file can be dropped on it.
  file: css({ position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer', fontSize: '[0]' }),
  name: css({ overflowWrap: 'anywhere' }),
  busy: css({ display: 'flex', alignItems: 'center', gap: '3' }),
  rows: css({ width: 'full' }),
  note: css({ textStyle: 'small', color: 'fg.muted' }),
}

const Preview = ({ preview }: Readonly<{ preview: AgencyPreview }>) => {
  const { bring } = useWords().vocabulary.agencies
  const { list } = useFormats()
  const { rows, ignoredColumns } = preview
  const counts = AGENCY_VERDICTS.map((verdict) => ({ verdict, count: countOf(preview, verdict) }))
  const shown = NEEDED_FIRST.flatMap((verdict) => rows.filter((row) => row.verdict === verdict)).slice(0, SHOWN)
  return (
    <>
      <p role="status">
        {list(
          counts
            .filter(({ verdict, count }) => count > 0 || verdict === 'ready')
            .map(({ verdict, count }) => bring.counts[verdict]({ count })),
        )}
      </p>
      {ignoredColumns.length > 0 && <p className={styles.note}>{bring.ignored({ columns: list(ignoredColumns) })}</p>}
      <div className={styles.rows}>
        <AgencyRows caption={bring.rows()} rows={shown} />
      </div>
      {rows.length > SHOWN && <p className={styles.note}>{bring.more({ count: rows.length - SHOWN })}</p>}
    </>
  )
}

type BringProps = Readonly<{
  actor: DeedActor<BringingAgencies, AgenciesAdded>
  looking: AgenciesMachines['looking']
}>

const ListChoice = ({ actor, looking }: BringProps) => {
  const { bring } = useWords().vocabulary.agencies
  const bringing = useSelector(actor, ({ context }) => context.subject)
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'))
  const look = useDeed(looking, ({ subject, outcome }) =>
    actor.send({ type: 'subject.changed', subject: { ...subject, preview: outcome } }),
  )
  const isLooking = useSelector(look, (at) => at.hasTag('busy'))
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    // The same file, corrected, can be chosen again.
    event.target.value = ''
    if (!file) return
    actor.send({ type: 'subject.changed', subject: { file, name: file.name, preview: null } })
    look.send({ type: 'deed.begun', subject: { file, name: file.name } })
  }
  return (
    <div className={styles.body}>
      <span className={cx(button({ variant: 'outline' }), styles.choose)}>
        <Icon as={FileUp} />
        <span aria-hidden>{bring.file()}</span>
        <input
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          aria-label={bring.file()}
          disabled={isBusy || isLooking}
          className={styles.file}
          onChange={choose}
        />
      </span>
      {bringing && bringing.name !== '' && <bdi className={styles.name}>{bringing.name}</bdi>}
      {isLooking && (
        <p role="status" className={styles.busy}>
          <Spinner size="sm" />
          {bring.looking()}
        </p>
      )}
      <DeedFailure actor={look} failed={bring.notLooked()} refused={bring.notLooked()} unanswered={bring.notLooked()} />
      {bringing?.preview && <Preview preview={bringing.preview} />}
    </div>
  )
}

/** A list of agencies is looked through before anything of it is added. */
const BringAgencies = ({ actor, looking }: BringProps) => {
  const { bring } = useWords().vocabulary.agencies
  return (
    <DeedDialog
      actor={actor}
      role="dialog"
      size="lg"
      icon={FileUp}
      said={({ preview }) => ({
        title: bring.title(),
        text: bring.text(),
        confirm: bring.confirm({ count: preview ? countOf(preview, 'ready') : 0 }),
        failed: bring.failed(),
      })}
    >
      <ListChoice actor={actor} looking={looking} />
    </DeedDialog>
  )
}

export default BringAgencies
