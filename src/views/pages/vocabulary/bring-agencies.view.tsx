import { useSelector } from '@xstate/react'
import { FileUp } from 'lucide-react'
import { css } from 'styled-system/css'

import { AGENCY_VERDICTS, countOf, type AgencyVerdict } from '../../../domain/agency-import.ts'
import type { AgenciesAdded, AgencyPreview } from '../../../domain/contract/agency-import.contract.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import type { DeedActor } from '../../../machines/deed/deed.machine.ts'
import { useMissing } from '../../list-acts/use-missing.ts'
import { Spinner } from '../../ui/spinner.view.tsx'
import { DeedDialog, useDeed } from '../deed-dialog.view.tsx'
import { DeedFailure } from '../deed-failure.view.tsx'
import { FileChoice } from '../file-choice.view.tsx'
import { AgencyRows } from './agency-rows.view.tsx'
import type { AgenciesMachines, BringingAgencies } from './vocabulary.props.ts'

/** Rows that are shown: those that need somebody first. */
const SHOWN = 100

const NEEDED_FIRST: readonly AgencyVerdict[] = ['invalid', 'repeated', 'known', 'ready']

const styles = {
  body: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', justifyItems: 'start', gap: '3' }),
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
  const missing = useMissing(actor)
  const bringing = useSelector(actor, ({ context }) => context.subject)
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'))
  const look = useDeed(looking, ({ subject, outcome }) =>
    actor.send({ type: 'subject.changed', subject: { ...subject, preview: outcome } }),
  )
  const isLooking = useSelector(look, (at) => at.hasTag('busy'))
  const choose = (file: File) => {
    actor.send({ type: 'subject.changed', subject: { file, name: file.name, preview: null } })
    look.send({ type: 'deed.begun', subject: { file, name: file.name } })
  }
  return (
    <div className={styles.body}>
      <FileChoice
        label={bring.file()}
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        name={bringing?.name ?? ''}
        error={missing(bringing?.name)}
        isBusy={isBusy || isLooking}
        onFile={choose}
      />
      {isLooking && (
        <p role="status" className={styles.busy}>
          <Spinner size="sm" />
          {bring.looking()}
        </p>
      )}
      <DeedFailure actor={look} unread={bring.notLooked()} />
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
