import { useState } from 'react'

import { isSameValue } from '../../../domain/course/course-change.ts'
import { TextField, type TextFieldProps } from '../../ui/text-field.view.tsx'

type TypedFieldProps<Value> = Omit<TextFieldProps, 'value' | 'onValueChange' | 'error'> &
  Readonly<{
    value: Value
    write: (value: Value) => string
    /** What was typed; undefined where it says nothing of its kind. */
    read: (text: string) => Value | undefined
    /** Said then. */
    wrong: string
    onChange: (value: Value) => void
  }>

/** A value that is typed as text: what was typed stays as it was written, as long as it says the same. */
export const TypedField = <Value,>({ value, write, read, wrong, onChange, ...field }: TypedFieldProps<Value>) => {
  const [typed, setTyped] = useState<Readonly<{ text: string; of: Value }> | null>(null)
  const text = typed && Object.is(typed.of, value) ? typed.text : null
  return (
    <TextField
      autoComplete="off"
      {...field}
      value={text ?? write(value)}
      error={text !== null && read(text) === undefined ? wrong : undefined}
      onValueChange={(next) => {
        const said = read(next)
        // What says the same is no change: a comma after the last tag.
        const isChange = said !== undefined && !isSameValue(said, value)
        setTyped({ text: next, of: isChange ? said : value })
        if (isChange) onChange(said)
      }}
    />
  )
}
