import { css } from 'styled-system/css'

import type { FieldPlace } from '../../../domain/course/course-change.ts'
import { directionOf, LANGUAGES, type Language } from '../../../domain/language.ts'
import { isSeen } from '../../../domain/plain-name.ts'
import { useWords } from '../../../i18n/words.tsx'
import { OWN_NAME } from '../../shell/toolbar/languages.ts'
import { TextArea } from '../../ui/text-area.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { fieldId } from './editor-places.ts'
import type { Editor } from './use-editor.ts'

const styles = {
  root: css({ minWidth: '0', margin: '0', padding: '0', border: 'none' }),
  legend: css({ textStyle: 'label', fontWeight: 'semibold', padding: '0', marginBlockEnd: '1.5' }),
  help: css({ textStyle: 'small', color: 'fg.muted', marginBlockEnd: '2' }),
  languages: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[repeat(3, minmax(0, 1fr))]' },
    gap: '3',
    alignItems: 'start',
  }),
  /** A phone has room for one; the switcher of the editor says which. */
  language: css({ '&[data-aside=true]': { display: { base: 'none', lg: 'block' } } }),
}

type TextsFieldProps = Readonly<{
  editor: Editor
  /** Of the text; its languages stand side by side. */
  at: readonly string[]
  label: string
  help?: string
  /** The most characters of each. */
  max: number
  /** Lines to write in; one is a field of one line. */
  rows?: number
  /** A text that may be left out in all languages. */
  isOptional?: boolean
}>

/** A text in the languages of the product, with those marked in which it is missing. */
export const TextsField = ({ editor, at, label, help, max, rows = 1, isOptional = false }: TextsFieldProps) => {
  const { courseEditor } = useWords()
  const textIn = (language: Language): string => editor.textAt([...at, language])
  const isWanted = !isOptional || LANGUAGES.some((language) => isSeen(textIn(language)))
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{label}</legend>
      {help !== undefined && <p className={styles.help}>{help}</p>}
      <div className={styles.languages}>
        {LANGUAGES.map((language) => {
          const text = textIn(language)
          const field = {
            id: fieldId([...at, language]),
            label: OWN_NAME[language],
            lang: language,
            dir: directionOf(language),
            maxLength: max,
            value: text,
            onValueChange: (to: string) => editor.set([...at, language] as unknown as FieldPlace, to),
            ...(isWanted && !isSeen(text) && { optional: courseEditor.missing() }),
          }
          return (
            <div key={language} data-aside={language !== editor.texts} className={styles.language}>
              {rows === 1 ? <TextField autoComplete="off" {...field} /> : <TextArea rows={rows} {...field} />}
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
