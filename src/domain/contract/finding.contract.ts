import * as z from 'zod/mini'

import { FINDING_MAX, FOUND_KINDS, isWorthFinding } from '../finding.ts'
import { id, instant } from './common.contract.ts'

export const findingQuery = z.object({
  search: z.string().check(z.trim(), z.maxLength(FINDING_MAX), z.refine(isWorthFinding)),
})

/** GET /finding: what somebody may see whose name, number or title holds what was typed. */
export const findings = z.object({
  found: z.array(
    z.object({
      kind: z.enum(FOUND_KINDS),
      id,
      title: z.string(),
      /** What tells it apart from others of the same title; null where nothing does. */
      note: z.nullable(z.string()),
      /** Of a class. */
      startsAt: z.nullable(instant),
      timeZone: z.nullable(z.string()),
      /** The page of it that the asker may open. */
      place: z.string(),
    }),
  ),
})

export type Findings = z.infer<typeof findings>
export type Finding = Findings['found'][number]
