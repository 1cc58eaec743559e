import { useActorRef, useSelector } from '@xstate/react'
import { Suspense, useRef } from 'react'
import { css } from 'styled-system/css'

import { SPOKEN_KINDS, uploadKindOf, type UploadKind } from '../../domain/file-upload.ts'
import { useFormats, useLanguage, useWords } from '../../i18n/words.tsx'
import { givingUpMachine } from '../../machines/upload/giving-up.machine.ts'
import { uploadsFor } from '../../machines/upload/upload.connect.ts'
import type { ChosenUpload, UploadActor } from '../../machines/upload/upload.machine.ts'
import type { LeftFile, UploadsActor, UploadsFor } from '../../machines/upload/uploads.machine.ts'
import { Banner } from '../ui/banner.view.tsx'
import { Button } from '../ui/button.view.tsx'
import { leaveFocusTo } from '../ui/focus-heir.ts'
import { latePart } from '../ui/late-part.ts'
import { FileChooser } from './file-chooser.view.tsx'
import { UploadRow } from './upload-row.view.tsx'
import { leftWords } from './upload-words.ts'
import type { UploadsPlace } from './uploads.props.ts'
import { useReady } from './use-ready.ts'

const GiveUpDialog = latePart(() => import('./give-up-dialog.view.tsx'))

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4' }),
  rows: css({ display: 'grid', listStyle: 'none', padding: '0', margin: '0' }),
}

export type UploadsProps = UploadsPlace &
  Readonly<{
    /** Those of the app: they go on when this is left. */
    actor: UploadsActor
  }>

/** Files for one thing: chosen or dropped, sent in pieces, each with how far it is and what can be done with it. */
export const Uploads = ({ actor, target, kinds, language, isMany = false, seconds, label, onReady }: UploadsProps) => {
  const words = useWords()
  const { uploads: said } = words
  const formats = useFormats()
  const spoken = useLanguage()
  const chooser = useRef<HTMLInputElement>(null)
  const wanted: UploadsFor = { target, kinds, ...(language && { language }) }
  const all = useSelector(actor, ({ context }) => context.uploads)
  const left = useSelector(actor, ({ context }) => context.left)
  const givingUp = useActorRef(givingUpMachine)
  const isAsking = useSelector(givingUp, (at) => !at.matches('resting'))
  const isUnknown = useSelector(actor, (at) => at.matches('unknown'))
  useReady(actor, wanted, onReady)
  const uploads = uploadsFor(all, wanted)
  const notTaken = left.filter((file) => file.target === target && file.kinds.join() === kinds.join())

  const planned = (file: File, kind: UploadKind): ChosenUpload => ({
    target,
    kind,
    name: file.name,
    size: file.size,
    // Of anything else it is no matter, and the same file is to be known again.
    language: SPOKEN_KINDS.includes(kind) ? (language ?? spoken) : 'en',
    seconds: SPOKEN_KINDS.includes(kind) ? (seconds ?? null) : null,
    content: file,
  })
  const choose = (chosen: readonly File[]) => {
    const files: ChosenUpload[] = []
    const others: LeftFile[] = []
    for (const file of chosen) {
      const found = uploadKindOf(file, kinds)
      if ('kind' in found) files.push(planned(file, found.kind))
      else others.push({ target, name: file.name, kinds, why: found.why })
    }
    if (chosen.length > 0) actor.send({ type: 'files.chosen', files, left: others })
  }
  const goOnWith = (file: File, upload: UploadActor): ChosenUpload => {
    const { kind, language: begunIn } = upload.getSnapshot().context.plan
    return { ...planned(file, kind), language: begunIn }
  }

  return (
    <div className={styles.root}>
      <FileChooser kinds={kinds} isMany={isMany} label={label} inputRef={chooser} onChosen={choose} />
      {notTaken.length > 0 && (
        <Banner tone="warning" announce="alert" title={said.left.title()}>
          <ul>
            {notTaken.map((file) => (
              <li key={`${file.name} ${file.why}`}>{leftWords(words, formats, file)}</li>
            ))}
          </ul>
        </Banner>
      )}
      {isUnknown && (
        <Banner
          tone="warning"
          announce="status"
          action={
            <Button size="sm" variant="outline" onClick={() => actor.send({ type: 'held.retried' })}>
              {words.actions.retry()}
            </Button>
          }
        >
          {said.unknown()}
        </Banner>
      )}
      {uploads.length > 0 && (
        <ul aria-label={said.list()} className={styles.rows}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              chosen={goOnWith}
              onDismiss={() => actor.send({ type: 'upload.dismissed', key: upload.id })}
              onGiveUp={() => givingUp.send({ type: 'deed.asked', subject: upload })}
              onLeave={(row) => leaveFocusTo(row, chooser.current)}
            />
          ))}
        </ul>
      )}
      <Suspense fallback={null}>{isAsking && <GiveUpDialog actor={givingUp} chooser={chooser} />}</Suspense>
    </div>
  )
}
