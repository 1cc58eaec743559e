import { maskPhone } from '../../domain/phone.ts'
import { MaskedField, type MaskedFieldProps } from './masked-field.view.tsx'

export type PhoneFieldProps = Omit<MaskedFieldProps, 'mask' | 'tidy' | 'type' | 'inputMode'>

/**
 * A phone number as `(###) ###-####`: left to right in every language, digits of any script, a country's +1 or not. What
 * is no number of that form, such as one that begins with 0, stands as it was typed: another number is made of none.
 */
export const PhoneField = (props: PhoneFieldProps) => (
  <MaskedField autoComplete="tel-national" {...props} type="tel" inputMode="tel" mask={maskPhone} />
)
