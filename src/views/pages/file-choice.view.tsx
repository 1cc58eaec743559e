import { FileUp } from 'lucide-react'
import { useId, type ChangeEvent } from 'react'
import { css, cx } from 'styled-system/css'
import { button } from 'styled-system/recipes/button'

import { describe, FieldNotes } from '../ui/field-frame.view.tsx'
import { Icon } from '../ui/icon.view.tsx'

const styles = {
  root: css({ display: 'grid', justifyItems: 'start', gap: '3', minWidth: '0' }),
  choose: css({ position: 'relative', overflow: 'hidden', _focusWithin: { focusRing: 'outside' } }),
  // Over the whole button: what is pressed is the field itself, and a file can be dropped on it.
  file: css({ position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer', fontSize: '[0]' }),
  name: css({ overflowWrap: 'anywhere' }),
}

type FileChoiceProps = Readonly<{
  /** "Choose a file". */
  label: string
  /** As of a file field: endings and media types. */
  accept: string
  /** Of the file that was chosen; empty before. */
  name: string
  error: string | undefined
  isBusy: boolean
  onFile: (file: File) => void
}>

/** The one file that a deed is done with. */
export const FileChoice = ({ label, accept, name, error, isBusy, onFile }: FileChoiceProps) => {
  const id = useId()
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    // The same file, corrected, can be chosen again.
    event.target.value = ''
    if (file) onFile(file)
  }
  return (
    <div className={styles.root}>
      <span className={cx(button({ variant: 'outline' }), styles.choose)}>
        <Icon as={FileUp} />
        <span aria-hidden>{label}</span>
        <input
          {...describe(id, { error })}
          type="file"
          accept={accept}
          aria-label={label}
          disabled={isBusy}
          className={styles.file}
          onChange={choose}
        />
      </span>
      <FieldNotes id={id} error={error} />
      {name !== '' && <bdi className={styles.name}>{name}</bdi>}
    </div>
  )
}
