import { z } from 'zod'

import type { Span } from '../../../src/domain/class-clash.ts'
import { CLASS_LIMITS, isSpan } from '../../../src/domain/contract/class-form.contract.ts'
import { instant } from '../../../src/domain/contract/common.contract.ts'
import { idParam } from '../../http/queries.ts'

const manyOf = <T extends z.ZodType>(item: T, most: number) =>
  z.preprocess((value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]), z.array(item).max(most))

/** An interval of ISO 8601: two instants with a slash between them. */
const interval = z
  .string()
  .max(80)
  .transform((text, context): Span => {
    const [startsAt = '', endsAt = ''] = text.split('/')
    const span = { startsAt, endsAt }
    if (instant.safeParse(startsAt).success && instant.safeParse(endsAt).success && isSpan(span)) {
      return span
    }
    context.addIssue({ code: 'custom', message: 'No interval' })
    return z.NEVER
  })

export const clashQuery = z.strictObject({
  session: manyOf(interval, CLASS_LIMITS.sessions),
  venue: z.string().max(CLASS_LIMITS.venue).default(''),
  city: z.string().max(CLASS_LIMITS.city).default(''),
  coInstructor: manyOf(idParam, CLASS_LIMITS.instructors),
  /** The class that is edited is not in its own way. */
  except: idParam.optional(),
})

export type ClashesAsked = z.infer<typeof clashQuery>
