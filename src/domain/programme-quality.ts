import { personAddress } from './person-address.ts'
import type { Missing } from './student-record.ts'

/** A class that is over so many days ago has no excuse left for being unmarked. */
export const UNMARKED_DAYS = 3

type QualityPlace = Readonly<{
  /** The list of them, if there is one. */
  listedAt?: string
  /** Where one of them is put right, by its id. */
  fixedAt: (id: number) => string
}>

const lacking = (missing: Missing): QualityPlace => ({
  listedAt: `/admin/students?missing=${missing}`,
  fixedAt: (id) => personAddress(id),
})

/** What can be wrong with records, in the order in which it is told, and where it is put right. */
export const PROGRAMME_QUALITY = {
  /** Over for `UNMARKED_DAYS`, and neither completed nor cancelled. */
  unmarked: { fixedAt: (id) => `/instructor/roster/${id}` },
  /** Open accounts that share with another what one person has. */
  likelyDoubles: { listedAt: '/admin/users?likelyDouble=yes', fixedAt: (id) => personAddress(id) },
  agency: lacking('agency'),
  discipline: lacking('discipline'),
  /** Of those alone who hold a certificate. */
  licenseNumber: lacking('licenseNumber'),
} as const satisfies Readonly<Record<string, QualityPlace>>

export type QualityKind = keyof typeof PROGRAMME_QUALITY

const isKind = (key: string): key is QualityKind => key in PROGRAMME_QUALITY

export const QUALITY_KINDS = Object.keys(PROGRAMME_QUALITY).filter(isKind)

/** Where a finding is put right: its list, or else the oldest of it. */
export const fixPlace = (kind: QualityKind, oldestId: number): string => {
  const { listedAt, fixedAt }: QualityPlace = PROGRAMME_QUALITY[kind]
  return listedAt ?? fixedAt(oldestId)
}

/** Where the oldest of a finding is put right. */
export const oldestPlace = (kind: QualityKind, oldestId: number): string => PROGRAMME_QUALITY[kind].fixedAt(oldestId)
