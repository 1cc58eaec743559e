import { useActorRef, useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import type { FilePreview } from '../../../domain/contract/file-records.list.ts'
import { useLanguage, useWords } from '../../../i18n/words.tsx'
import { resourceFace, selectData, selectFault } from '../../../machines/resource/resource.connect.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import { RowPart } from '../../list/row-part.view.tsx'
import { OWN_NAME } from '../../shell/toolbar/languages.ts'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { faultWords, retryWay } from '../fault-words.ts'

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '3', justifyItems: 'start' }),
  seen: css({ width: 'full', maxHeight: '[24rem]', borderRadius: 'inset', objectFit: 'contain' }),
  quiet: css({ textStyle: 'small', color: 'fg.muted' }),
}

const Seen = ({ preview: { kind, url, captions }, name }: Readonly<{ preview: FilePreview; name: string }>) => {
  const { look } = useWords().fileRecordsList
  const language = useLanguage()
  if (kind === 'picture') return <img className={styles.seen} src={url} alt={look.pictureOf({ name })} />
  if (kind !== 'video') return null
  const own = captions.find((spoken) => spoken.language === language) ?? captions[0]
  const others = captions.filter((spoken) => spoken !== own)
  return (
    <>
      <video className={styles.seen} src={url} controls preload="metadata" playsInline aria-label={name}>
        <track kind="captions" srcLang={own?.language} label={own && OWN_NAME[own.language]} src={own?.url} default />
        {others.map((spoken) => (
          <track
            key={spoken.language}
            kind="captions"
            srcLang={spoken.language}
            label={OWN_NAME[spoken.language]}
            src={spoken.url}
          />
        ))}
      </video>
      {captions.length === 0 && <p className={styles.quiet}>{look.silent()}</p>}
    </>
  )
}

type FileLookProps = Readonly<{ id: number; name: string; machine: ResourceMachine<FilePreview, number> }>

/** A file as it is: a video with the captions that stand beside it where it is used. Give it a key of which it is. */
const FileLook = ({ id, name, machine }: FileLookProps) => {
  const words = useWords()
  const { look } = words.fileRecordsList
  const actor = useActorRef(machine, { input: { query: id } })
  const preview = useSelector(actor, selectData)
  const face = useSelector(actor, resourceFace)
  const fault = useSelector(actor, selectFault)
  const retry = () => actor.send({ type: 'resource.retried' })
  if (!preview) {
    return face === 'failed' ? (
      <ErrorState size="section" level={3} title={look.failed()} {...retryWay(words, fault, retry)}>
        {faultWords(words, fault)}
      </ErrorState>
    ) : (
      <div role="status" aria-label={look.loading()} className={styles.root}>
        <Skeleton height="14rem" />
      </div>
    )
  }
  return (
    <RowPart title={look.title()}>
      <div className={styles.root}>
        <Seen preview={preview} name={name} />
        <Link href={preview.url} external target="_blank">
          {look.open()}
        </Link>
      </div>
    </RowPart>
  )
}

// The default export is what React's lazy() takes.
export default FileLook
