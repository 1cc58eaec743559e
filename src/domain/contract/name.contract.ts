import * as z from 'zod/mini'

import { rule } from '../field-rules.ts'
import { isPlainName, isSeen } from '../plain-name.ts'

const isPlain = z.refine<string>(isPlainName, rule('plainName'))
/** Of a text that has to say something: what is not seen says nothing. */
export const hasInk = z.refine<string>(isSeen, rule('required'))

/** A text of one line that others are mailed or shown as a name, of at most so many characters; it may be empty. */
export const optionalNameUpTo = (most: number) => z.string().check(z.trim(), z.maxLength(most), isPlain)

/** The same where there must be one: of a person, a group, a place. Every call and form that takes a name takes it here. */
export const nameUpTo = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most), isPlain, hasInk)
