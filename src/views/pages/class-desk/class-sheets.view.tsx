import { useActorRef, useSelector } from '@xstate/react'
import { ScanLine, Trash2, Undo2 } from 'lucide-react'
import { useId } from 'react'
import { css } from 'styled-system/css'

import { SHEET_BYTES, SHEET_ENDINGS, sheetProblem, SHEETS_MAX } from '../../../domain/class-sheet.ts'
import type { ClassSheet } from '../../../domain/contract/class-sheet.contract.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import type { DeedActor } from '../../../machines/deed/deed.machine.ts'
import { resourceFace, selectData, selectFault } from '../../../machines/resource/resource.connect.ts'
import type { PartSentActor } from '../../../machines/uploading.ts'
import { useDates } from '../../dates.ts'
import { Button } from '../../ui/button.view.tsx'
import { DetailSection } from '../../ui/detail.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { describe, FieldFrame } from '../../ui/field-frame.view.tsx'
import { Icon } from '../../ui/icon.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { useDeed } from '../deed-dialog.view.tsx'
import { DeedFailure } from '../deed-failure.view.tsx'
import { faultWords, retryWay } from '../fault-words.ts'
import { UploadProgress } from '../materials/upload-progress.view.tsx'
import { StaleBanner } from '../stale-banner.view.tsx'
import type { AddingSheet, ChangingSheet, ClassSheetsMachines } from './class-sheets.props.ts'
import { isolated } from './isolated.ts'
import { rowStyles } from './rows.styles.ts'

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4' }),
  ...rowStyles,
  chooser: css({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '11',
    paddingInline: '3',
    paddingBlock: '2',
    borderWidth: 'hairline',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    borderRadius: 'control',
    backgroundColor: 'bg.surface',
    cursor: 'pointer',
    '&:hover': { backgroundColor: 'bg.sunken' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '[2px]' },
  }),
  /** Over the whole box, so that a file can be dropped on it too. */
  input: css({ position: 'absolute', inset: '0', width: 'full', height: 'full', opacity: '0', cursor: 'inherit' }),
}

type AddProps = Readonly<{ adding: DeedActor<AddingSheet>; sent: PartSentActor }>

/** A file is sent as soon as it is chosen; one that would be refused is not. */
const Add = ({ adding, sent }: AddProps) => {
  const { sheets: said } = useWords().classDesk
  const formats = useFormats()
  const id = useId()
  const isBusy = useSelector(adding, (at) => at.hasTag('busy'))
  const part = useSelector(sent, ({ context }) => context)
  const file = useSelector(adding, ({ context }) => context.subject?.file)
  // What would be refused is not confirmed: it stays asked about.
  const isHeld = useSelector(adding, (at) => at.matches('asked'))
  const problem = isHeld && file ? sheetProblem(file) : null
  const error = problem === null ? undefined : said.problems[problem]({ size: formats.fileSize(SHEET_BYTES) })
  return (
    <>
      <FieldFrame id={id} label={said.add()} help={said.addHelp({ size: formats.fileSize(SHEET_BYTES) })} error={error}>
        <label className={styles.chooser}>
          <Icon as={ScanLine} />
          <span role="status">{isBusy ? said.busy() : said.choose()}</span>
          {/* The browser's own control speaks the browser's language. */}
          <input
            {...describe(id, { help: said.add(), error })}
            id={id}
            type="file"
            aria-label={said.add()}
            aria-disabled={isBusy || undefined}
            className={styles.input}
            accept={SHEET_ENDINGS.join(',')}
            onClick={(event) => {
              if (isBusy) event.preventDefault()
            }}
            onChange={({ currentTarget }) => {
              const [chosen] = currentTarget.files ?? []
              if (!chosen || isBusy) return
              adding.send({ type: 'deed.declined' })
              adding.send({ type: 'deed.asked', subject: { file: chosen } })
              adding.send({ type: 'deed.confirmed' })
              // The same file chosen again is a choice too.
              currentTarget.value = ''
            }}
          />
        </label>
      </FieldFrame>
      {isBusy && (
        <UploadProgress part={part} label={said.sending({ name: isolated(file?.name ?? '') })} done={said.checking()} />
      )}
      <DeedFailure actor={adding} failed={said.addFailed()} refused={said.addFailed()} />
    </>
  )
}

type RowProps = Readonly<{ sheet: ClassSheet; changing: DeedActor<ChangingSheet> | null }>

const Row = ({ sheet, changing }: RowProps) => {
  const { sheets: said } = useWords().classDesk
  const formats = useFormats()
  const dates = useDates()
  const { id, addedAt, addedBy, bytes, downloadName, isRemoved, url } = sheet
  const name = isolated(downloadName)
  const change = isRemoved ? said.restore : said.remove
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        {url === null ? (
          <bdi>{downloadName}</bdi>
        ) : (
          <Link href={url} target="_blank" rel="noreferrer">
            <bdi>{downloadName}</bdi>
          </Link>
        )}
        <span className={styles.quiet}>
          {isRemoved
            ? said.removed()
            : said.added({
                name: isolated(addedBy ?? said.somebody()),
                day: dates.shortDate(addedAt),
                size: formats.fileSize(bytes),
              })}
        </span>
      </span>
      {changing && (
        <Button
          variant="ghost"
          size="sm"
          icon={isRemoved ? Undo2 : Trash2}
          aria-label={change.named({ name })}
          onClick={() => changing.send({ type: 'deed.begun', subject: { sheetId: id, isRemoved: !isRemoved } })}
        >
          {change.choose()}
        </Button>
      )}
    </li>
  )
}

type ClassSheetsProps = Readonly<{
  machines: ClassSheetsMachines
  /** They run the programme: they add and remove. */
  runs: boolean
}>

/** Scans of the sheets on which those who came signed: what shows that the class was held, and with whom. */
export const ClassSheets = ({ machines, runs }: ClassSheetsProps) => {
  const words = useWords()
  const { sheets: said } = words.classDesk
  const actor = useActorRef(machines.list, { input: { query: undefined } })
  const sheets = useSelector(actor, selectData)
  const face = useSelector(actor, resourceFace)
  const fault = useSelector(actor, selectFault)
  const adding = useDeed(machines.adding, () => {})
  const changing = useDeed(machines.changing, () => {})
  const retry = () => actor.send({ type: 'resource.retried' })
  const count = sheets?.filter(({ isRemoved }) => !isRemoved).length ?? 0
  return (
    <DetailSection title={said.title()}>
      {sheets ? (
        <div className={styles.root}>
          {face === 'partial' && <StaleBanner onRetry={retry}>{said.stale()}</StaleBanner>}
          {sheets.length === 0 && <p className={styles.quiet}>{said.none()}</p>}
          {sheets.length > 0 && (
            <ul className={styles.rows}>
              {sheets.map((sheet) => (
                <Row key={sheet.id} sheet={sheet} changing={runs ? changing : null} />
              ))}
            </ul>
          )}
          <DeedFailure actor={changing} failed={said.changeFailed()} refused={said.changeFailed()} />
          {runs && count < SHEETS_MAX && <Add adding={adding} sent={machines.sent} />}
          {runs && count >= SHEETS_MAX && <p className={styles.quiet}>{said.most({ count: SHEETS_MAX })}</p>}
        </div>
      ) : face === 'failed' ? (
        <ErrorState size="section" level={3} title={said.failed()} {...retryWay(words, fault, retry)}>
          {faultWords(words, fault)}
        </ErrorState>
      ) : (
        <div role="status" aria-label={said.loading()}>
          <Skeleton height="4rem" />
        </div>
      )}
    </DetailSection>
  )
}
