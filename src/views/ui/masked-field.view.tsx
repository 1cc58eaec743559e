import type { FormEvent } from 'react'

import { toLatinDigits } from '../../domain/digits.ts'
import { TextField, type TextFieldProps } from './text-field.view.tsx'

export type MaskedFieldProps = Omit<TextFieldProps, 'dir' | 'onInput' | 'value' | 'onValueChange'> & {
  value: string
  onValueChange: (value: string) => void
  /** Puts digits into their form, and any text that is in the form already as it is. */
  mask: (typed: string) => string
  /** Reads what was typed or pasted more kindly than the mask, which must let a text be deleted too. */
  tidy?: (typed: string) => string
}

const asTyped = (typed: string) => typed
const digitsOf = (text: string) => toLatinDigits(text).replaceAll(/\D/g, '')

/** Where in a masked text the caret stands after its first `count` digits. */
const placeAfter = (masked: string, count: number): number => {
  let place = masked.search(/\d/)
  for (let seen = 0; seen < count && place < masked.length; place += 1) if (/\d/.test(masked[place] ?? '')) seen += 1
  return Math.max(0, place)
}

const inputTypeOf = (event: Event): string => (event instanceof InputEvent ? event.inputType : '')

type Written = Readonly<{ text: string; caret: number }>

/** A sign of the mask was deleted, and stands there again: the digit beside it was meant. */
const withoutDigit = (text: string, digit: number): string => {
  const place = placeAfter(text, digit)
  return `${text.slice(0, placeAfter(text, digit - 1))}${text.slice(place)}`
}

export const writeMasked = (
  { text, caret, held, inputType }: Written & { held: string; inputType: string },
  mask: (typed: string) => string,
): Written => {
  const masked = mask(text)
  const all = digitsOf(text)
  const kept = digitsOf(masked)
  const dropped = Math.max(0, all.indexOf(kept))
  const before = Math.min(kept.length, Math.max(0, digitsOf(text.slice(0, caret)).length - dropped))
  const isDeletion = inputType.startsWith('delete')
  if (isDeletion && masked === held && text !== held) {
    const isForward = inputType.endsWith('Forward')
    const digit = isForward ? before + 1 : before
    if (digit >= 1 && digit <= kept.length) {
      const shorter = mask(withoutDigit(masked, digit))
      return { text: shorter, caret: placeAfter(shorter, isForward ? before : before - 1) }
    }
  }
  const isAtEnd = before === kept.length
  return { text: masked, caret: isAtEnd ? masked.length : placeAfter(masked, before) }
}

/**
 * A field of digits in a form of their own. The caret stays at its digit while one types or deletes in the middle;
 * what is pasted or filled in whole is put into the form too.
 */
export const MaskedField = ({ mask, tidy = asTyped, value, onValueChange, ...rest }: MaskedFieldProps) => {
  const write = (event: FormEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const inputType = inputTypeOf(event.nativeEvent)
    const isDeletion = inputType.startsWith('delete')
    const caret = input.selectionStart ?? input.value.length
    const isWhole = caret === input.value.length
    const text = isDeletion || !isWhole ? input.value : tidy(input.value)
    const written = writeMasked({ text, caret: isWhole ? text.length : caret, held: value, inputType }, mask)
    input.value = written.text
    if (document.activeElement === input) input.setSelectionRange(written.caret, written.caret)
    onValueChange(written.text)
  }
  return <TextField inputMode="numeric" {...rest} dir="ltr" value={value} onInput={write} />
}
