import type { FieldPlace } from '../../../domain/course/course-change.ts'
import { valueAt } from '../../../domain/course/course-change.ts'
import { readTypedNumber } from '../../../domain/typed-number.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { fieldId } from './editor-places.ts'
import { TypedField } from './typed-field.view.tsx'
import type { Editor } from './use-editor.ts'

type NumberFieldProps = Readonly<{
  editor: Editor
  at: readonly string[]
  label: string
  help?: string
  max: number
  /** How much one of what is typed is of what is kept: 60 for minutes that are kept in seconds. */
  unit?: number
  isWhole?: boolean
  /** What its absence means: "no limit". */
  optional?: string
  /** Put before the field's name where that alone would not say of what it is. */
  id?: string
}>

/** A number of the course; nothing typed is none. */
export const NumberField = ({ editor, at, max, unit = 1, isWhole = true, ...field }: NumberFieldProps) => {
  const { courseEditor } = useWords()
  const formats = useFormats()
  const value = valueAt(editor.document, at) as number | null
  return (
    <TypedField
      {...field}
      id={fieldId(at)}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      value={value}
      write={(held) => (held === null ? '' : String(held / unit))}
      read={(text) => {
        const typed = readTypedNumber(text, max, isWhole)
        return typed === null || typed === undefined ? typed : Math.round(typed * unit * 100) / 100
      }}
      wrong={courseEditor.wrongNumber({ max: formats.number(max) })}
      onChange={(to) => editor.set(at as FieldPlace, to)}
    />
  )
}
