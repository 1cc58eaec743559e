import { useRef } from 'react'

import { toLatinDigits } from '../../domain/digits.ts'
import { maskPhone } from '../../domain/phone.ts'
import { MaskedField, type MaskedFieldProps } from './masked-field.view.tsx'

export type PhoneFieldProps = Omit<MaskedFieldProps, 'mask' | 'tidy' | 'type' | 'inputMode'>

/**
 * A phone number as `(###) ###-####`: left to right in every language, digits of any script, a country's +1 or not. No
 * number of that form begins with 0, so none is shown; two that are typed one after the other stand for the + of a country.
 */
export const PhoneField = ({ onBlur, ...props }: PhoneFieldProps) => {
  const isZeroBefore = useRef(false)
  const tidy = (typed: string): string => {
    const isZero = toLatinDigits(typed) === '0'
    const isSecond = isZero && isZeroBefore.current
    isZeroBefore.current = isZero && !isSecond
    return isSecond ? '+' : typed
  }
  return (
    <MaskedField
      autoComplete="tel-national"
      {...props}
      type="tel"
      inputMode="tel"
      mask={maskPhone}
      tidy={tidy}
      onBlur={(event) => {
        isZeroBefore.current = false
        onBlur?.(event)
      }}
    />
  )
}
