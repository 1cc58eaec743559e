import { css } from 'styled-system/css'

import { useLanguage } from '../../../i18n/words.tsx'

const styles = {
  today: css({ display: 'grid', gap: '1' }),
  weekday: css({ textStyle: 'heading.page', overflowWrap: 'anywhere' }),
  date: css({ textStyle: 'lead', color: 'fg.muted' }),
}

/** The day as the reader's calendar writes it. */
export const Today = ({ now }: { now: number }) => {
  const language = useLanguage()
  const day = new Intl.DateTimeFormat(language, { weekday: 'long' }).format(now)
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(now)
  return (
    <p className={styles.today}>
      <span className={styles.weekday}>{day}</span>
      <span className={styles.date}>{date}</span>
    </p>
  )
}
