import { recordOf } from '../../domain/keys.ts'
import { limitOf, type OfKind, type PersonField } from '../../domain/person-fields.ts'
import { useWords, type Words } from '../../i18n/words.tsx'
import { TextField, type TextFieldProps } from '../ui/text-field.view.tsx'
import type { FieldProps } from './use-form-fields.ts'

/** What fields about a person are called, and the most that they take, for `useFormFields`. */
export const personFields = <Field extends PersonField>({ personal }: Words, fields: readonly Field[]) =>
  recordOf(fields, (field) => ({ label: personal.fields[field](), max: limitOf(field) }))

type NumberFieldsProps<Field extends OfKind<'number'>> = Readonly<{
  fields: readonly Field[]
  propsOf: (field: Field) => FieldProps<string>
  /** Whether it is said what they are. */
  isHelped?: boolean
}> &
  Pick<TextFieldProps, 'optional' | 'dir'>

/** Numbers that a person may have, each in a field of its own. */
export const NumberFields = <Field extends OfKind<'number'>>(props: NumberFieldsProps<Field>) => {
  const { fields, propsOf, isHelped = false, ...given } = props
  const { help } = useWords().personal
  return fields.map((field) => (
    <TextField
      key={field}
      {...propsOf(field)}
      {...(isHelped && { help: help[field]() })}
      {...given}
      autoComplete="off"
      spellCheck={false}
    />
  ))
}
