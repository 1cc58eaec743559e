import * as z from 'zod/mini'

import { ATTENDANCE, REGISTRATION_STATES } from '../class.ts'
import { recordOf } from '../keys.ts'
import { LIST_SEARCH_MAX } from '../list.ts'
import {
  LIKENESSES,
  MERGE_CLASHES,
  MERGE_FIELDS,
  MERGE_KINDS,
  MERGE_OBSTACLES,
  MERGE_REASON_MAX,
  MERGE_SIDES,
} from '../person-merge.ts'
import { PERSON_FACTS } from '../person-page.ts'
import { ROLE_NAMES, USER_STATES } from '../user-account.ts'
import { id, instant } from './common.contract.ts'
import { hasInk } from './name.contract.ts'
import { toldOf } from './person.contract.ts'

/** Who somebody is, as two accounts are compared. */
const mergePerson = z.object({
  id,
  ...toldOf(PERSON_FACTS),
  /** Null where none is told, or it is not listed. */
  agency: z.nullable(z.string()),
  roles: z.array(z.enum(ROLE_NAMES)),
  state: z.enum(USER_STATES),
  isVerified: z.boolean(),
  memberSince: instant,
  lastSignInAt: z.nullable(instant),
})

export const mergeCandidatesAsked = z.object({ search: z.string().check(z.maxLength(LIST_SEARCH_MAX)) })

/** GET /people/{id}/merge-candidates: with nothing typed who looks like the same person, else who is found. */
export const mergeCandidates = z.object({
  items: z.array(
    z.object({
      person: mergePerson,
      /** What they share with the other. */
      alike: z.array(z.enum(LIKENESSES)),
      /** Why the two are not made one by who asks, whichever of them stays; null where they may be. */
      obstacle: z.nullable(z.enum(MERGE_OBSTACLES)),
    }),
  ),
})

const clashSide = z.object({
  /** When it began: enrolled, registered, joined. */
  since: instant,
  /** Of a group. */
  name: z.nullable(z.string()),
  /** Of an enrolment: lessons, and the version of its course. */
  complete: z.nullable(z.int()),
  total: z.nullable(z.int()),
  version: z.nullable(z.int()),
  /** Of a place. */
  state: z.nullable(z.enum(REGISTRATION_STATES)),
  attendance: z.nullable(z.enum(ATTENDANCE)),
  hasCertificate: z.boolean(),
})

export const mergeClash = z.object({
  key: z.string(),
  kind: z.enum(MERGE_CLASHES),
  /** Of the course; empty of a group. */
  title: z.string(),
  /** Of a class. */
  startsAt: z.nullable(instant),
  timeZone: z.nullable(z.string()),
  stays: clashSide,
  goes: clashSide,
  /** Which of the two the server would keep. */
  proposed: z.enum(MERGE_SIDES),
})

/** POST /people/{id}/merge/preview: which account would go into the one of the address. */
export const mergePeopleAsked = z.strictObject({ goesId: id })

/** What a merge would do: it was done, and rolled back. */
export const mergePreview = z.object({
  stays: mergePerson,
  goes: mergePerson,
  clashes: z.array(mergeClash),
  moved: z.array(z.object({ kind: z.enum(MERGE_KINDS), count: z.int() })),
  total: z.int(),
  /** Roles that the one that stays has then and has not now. */
  roles: z.array(z.enum(ROLE_NAMES)),
  /** Courses that are completed by it, where of each clash the proposed side stays. */
  completes: z.array(z.string()),
  /** Of all this: 409 where it is another by the time that it is done. */
  fingerprint: z.string(),
})

const fields = z.strictObject(recordOf(MERGE_FIELDS, () => z.enum(MERGE_SIDES)))
const settled = z.array(z.strictObject({ key: z.string().check(z.maxLength(60)), side: z.enum(MERGE_SIDES) }))

/** What whoever merges writes: the address of the account that goes, and why. */
export const mergeConfirmation = z.strictObject({
  email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(MERGE_REASON_MAX), hasInk),
})

/** POST /people/{id}/merge */
export const mergePeople = z.extend(mergeConfirmation, {
  goesId: id,
  fields,
  /** A side of each clash. */
  settled: settled.check(z.maxLength(500)),
  fingerprint: z.string().check(z.maxLength(64)),
})

export const peopleMerged = z.object({ id, total: z.int() })

/** GET /people/{id}/access: accounts that went into this one. */
export const personMerge = z.object({
  id,
  goes: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }),
  mergedAt: instant,
  /** The last moment at which it can be undone; null where that is past. */
  undoUntil: z.nullable(instant),
})

export type MergePerson = z.infer<typeof mergePerson>
export type MergeCandidate = z.infer<typeof mergeCandidates>['items'][number]
export type MergeCandidates = z.infer<typeof mergeCandidates>
export type MergeClash = z.infer<typeof mergeClash>
export type MergePreview = z.infer<typeof mergePreview>
export type MergeConfirmation = z.infer<typeof mergeConfirmation>
export type MergePeople = z.infer<typeof mergePeople>
export type PeopleMerged = z.infer<typeof peopleMerged>
export type PersonMerge = z.infer<typeof personMerge>
