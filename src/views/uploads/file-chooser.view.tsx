import { Upload } from 'lucide-react'
import { useId, type Ref } from 'react'
import { css } from 'styled-system/css'

import { UPLOAD_ENDINGS, type UploadKind } from '../../domain/file-upload.ts'
import { useFormats, useWords } from '../../i18n/words.tsx'
import { Icon } from '../ui/icon.view.tsx'
import { takesOf } from './upload-words.ts'

const styles = {
  box: css({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '16',
    paddingInline: '4',
    paddingBlock: '3',
    borderWidth: 'hairline',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    borderRadius: 'control',
    backgroundColor: 'bg.surface',
    cursor: 'pointer',
    '&:hover': { backgroundColor: 'bg.sunken' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '[2px]' },
  }),
  words: css({ display: 'grid', gap: '1', minWidth: '0' }),
  name: css({ textStyle: 'label' }),
  muted: css({ textStyle: 'small', color: 'fg.muted' }),
  /** Nothing can be dropped on a phone. */
  drop: css({ textStyle: 'small', display: { base: 'none', md: 'inline' } }),
  /** Over the whole box, so that files can be dropped on it. */
  input: css({ position: 'absolute', inset: '0', width: 'full', height: 'full', opacity: '0', cursor: 'inherit' }),
}

type FileChooserProps = Readonly<{
  kinds: readonly UploadKind[]
  isMany: boolean
  label: string | undefined
  inputRef: Ref<HTMLInputElement>
  onChosen: (files: readonly File[]) => void
}>

/** Where files are chosen, or dropped. The browser's own control speaks the browser's language. */
export const FileChooser = ({ kinds, isMany, label, inputRef, onChosen }: FileChooserProps) => {
  const words = useWords()
  const formats = useFormats()
  const { uploads: said } = words
  const [kind] = kinds
  const name = label ?? said[isMany ? 'chooseMany' : 'choose'][kinds.length === 1 && kind ? kind : 'file']()
  const id = useId()
  return (
    <label className={styles.box}>
      <Icon as={Upload} />
      <span className={styles.words}>
        <span>
          <span id={`${id}-name`} className={styles.name}>
            {name}
          </span>{' '}
          <span className={styles.drop}>{isMany ? said.dropMany() : said.drop()}</span>
        </span>
        <span id={`${id}-takes`} className={styles.muted}>
          {takesOf(words, formats, kinds)}
        </span>
      </span>
      <input
        ref={inputRef}
        type="file"
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-takes`}
        className={styles.input}
        multiple={isMany}
        accept={kinds.flatMap((one) => UPLOAD_ENDINGS[one]).join(',')}
        onChange={({ currentTarget }) => {
          onChosen([...(currentTarget.files ?? [])])
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
    </label>
  )
}
