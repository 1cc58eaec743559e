import { useSyncExternalStore, type ReactNode } from 'react'
import { css } from 'styled-system/css'

import { paintedZone } from '../domain/own-place.ts'
import { useDates } from './dates.ts'

/** As long as an hour is that nobody knows yet. */
const SOME_HOUR = '00 00000 0000, 00:00 00'

const unseen = css({ visibility: 'hidden' })

const never = () => () => {}

const alone = (time: string) => time

export type OwnHourProps = Readonly<{
  instant: string
  /** The words that it stands in; without them it stands alone. */
  say?: (time: string) => ReactNode
}>

/**
 * A day and an hour by the reader's own clock. A page that is painted for whoever comes has its place alone: in which
 * zone it is read the browser knows.
 */
export const OwnHour = ({ instant, say = alone }: OwnHourProps) => {
  const dates = useDates()
  const isKnown = useSyncExternalStore(
    never,
    () => true,
    () => paintedZone() !== undefined,
  )
  return isKnown ? <span>{say(dates.dateTime(instant))}</span> : <span className={unseen}>{say(SOME_HOUR)}</span>
}
