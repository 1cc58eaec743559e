import { css } from 'styled-system/css'

import { useDates } from '../../dates.ts'

const styles = {
  today: css({ display: 'grid', gap: '1' }),
  weekday: css({ textStyle: 'heading.page', overflowWrap: 'anywhere' }),
  date: css({ textStyle: 'lead', color: 'fg.muted' }),
}

/** The day as the reader's calendar writes it. */
export const Today = ({ now }: { now: number }) => {
  const dates = useDates()
  const instant = new Date(now).toISOString()
  return (
    <p className={styles.today}>
      <span className={styles.weekday}>{dates.weekday(instant)}</span>
      <span className={styles.date}>{dates.ownDay(instant)}</span>
    </p>
  )
}
