import { someOf } from './keys.ts'

/** Columns of a list of agencies. */
export const AGENCY_COLUMNS = ['name', 'discipline', 'county', 'city'] as const
export type AgencyColumn = (typeof AGENCY_COLUMNS)[number]

export const REQUIRED_AGENCY_COLUMNS = someOf<AgencyColumn>()({
  name: true,
  discipline: false,
  county: false,
  city: false,
})

/** What the preview says of a row; `ready` ones alone are added. */
export const AGENCY_VERDICTS = ['ready', 'known', 'repeated', 'invalid'] as const
export type AgencyVerdict = (typeof AGENCY_VERDICTS)[number]

/** What can be wrong with a cell. */
export const AGENCY_RULES = ['required', 'tooLong', 'plainName', 'discipline', 'invalid'] as const
export type AgencyRule = (typeof AGENCY_RULES)[number]

/** A file larger than either is refused before it is read. */
export const AGENCIES_MAX_BYTES = 1_000_000
export const AGENCIES_MAX_ROWS = 2000

type Judged = Readonly<{ rows: readonly Readonly<{ verdict: AgencyVerdict }>[] }>

/** Of how many rows a preview says this. */
export const countOf = ({ rows }: Judged, verdict: AgencyVerdict): number =>
  rows.filter((row) => row.verdict === verdict).length

/** Whether anything of a file would be added. */
export const hasReady = (preview: Judged | null): boolean => preview !== null && countOf(preview, 'ready') > 0
